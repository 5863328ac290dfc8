import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { documentPolicy } from '#worker/http/document-policy.ts'
import { SECURITY_HEADERS } from '#worker/http/security-headers.ts'

import manifest from '../../package.json' with { type: 'json' }
import { readConfiguration } from '../check-live/configuration.ts'
import { table } from '../markdown.ts'
import { DIST } from '../shop-folder.ts'
import { billOfMaterials, publicationDates, shippedPackages } from './packages.ts'
import { readScriptInventory } from './script-inventory.ts'
import {
  asvsSection,
  packagesSection,
  paymentSection,
  privacySection,
  wcagSection,
} from './sections.ts'
import { storedSection } from './stored-data.ts'

const FOLDER = resolve(import.meta.dirname, '../..', DIST, 'evidence')

/** `npm run evidence`: writes what a review of security, privacy and accessibility asks for, from the code and the build. */
const packages = shippedPackages()
const text = [
  `# Evidence for ${manifest.name} ${manifest.version}`,
  `Written ${new Date().toISOString().slice(0, 10)} by \`npm run evidence\`. Tests are named by file and title; \`npm test\` runs them, and checks that each exists.`,
  asvsSection(),
  paymentSection(readScriptInventory()),
  headersText(),
  wcagSection(),
  privacySection(),
  storedSection(),
  packagesSection(packages, await publicationDates(packages)),
].join('\n\n')

mkdirSync(FOLDER, { recursive: true })
writeFileSync(resolve(FOLDER, 'evidence.md'), `${text}\n`)
writeFileSync(resolve(FOLDER, 'sbom.cdx.json'), billOfMaterials())
console.log(`Written: ${FOLDER}/evidence.md and sbom.cdx.json`)

/** The headers of the checkout, with the addresses of production. */
function headersText() {
  const config = readConfiguration('production', { CLIENT_SECRET: 'unused' })
  return [
    '### Headers of the checkout',
    table(
      ['header', 'value'],
      Object.entries(SECURITY_HEADERS).map(([name, value]) => [`\`${name}\``, `\`${value}\``]),
    ),
    ...(['checkout', 'billing'] as const).map(
      (kind) =>
        `Policy of ${kind === 'billing' ? 'the billing page' : 'the other pages'}:\n\n\`\`\`\n${documentPolicy(config, kind, '{nonce}').replaceAll('; ', ';\n')}\n\`\`\``,
    ),
  ].join('\n\n')
}
