import { table } from '../markdown.ts'
import { CHAPTERS } from './asvs/chapters.ts'
import { LEVELS } from './asvs/levels.ts'
import type { ShippedPackage } from './packages.ts'
import { paymentPages } from './payment-pages.ts'
import { globalPrivacyControl, lawTwentyFive } from './privacy.ts'
import type { Chapter, Requirement } from './requirement.ts'
import type { ScriptInventory } from './script-inventory.ts'
import { CRITERIA } from './wcag-levels.ts'
import { PRINCIPLES } from './wcag.ts'

const STATUSES = ['met', 'partial', 'gap', 'operator', 'not applicable'] as const

/** Every chapter with requirements. */
export const ALL_CHAPTERS: readonly Chapter[] = [
  ...CHAPTERS,
  paymentPages,
  ...PRINCIPLES,
  globalPrivacyControl,
  lawTwentyFive,
]

export const asvsSection = (): string =>
  [
    '## OWASP ASVS 5.0.0, levels 1 and 2',
    'Numbers are those of the standard; the wording is ours. “operator” is for those who run the shop, its zone and its instance of B2C Commerce.',
    summary(CHAPTERS),
    ...CHAPTERS.map((chapter) => chapterText(chapter, (id) => `level ${LEVELS.get(id)}`)),
  ].join('\n\n')

export const wcagSection = (): string =>
  [
    '## WCAG 2.2, levels A and AA',
    'A report of tests and of how the shop is built. No independent body has audited it.',
    summary(PRINCIPLES),
    ...PRINCIPLES.map((chapter) => chapterText(chapter, (id) => `level ${CRITERIA.get(id)}`)),
  ].join('\n\n')

export const privacySection = (): string =>
  [
    '## Privacy',
    ...[globalPrivacyControl, lawTwentyFive].map((chapter) => chapterText(chapter)),
  ].join('\n\n')

export function paymentSection({ files, inline, importMap, pages }: ScriptInventory): string {
  const rows = [
    ...files.map(({ name, address, why, owner, integrity }) => [
      `\`${name}\``,
      `${why} (\`${owner}\`)`,
      `the shop’s own file \`${address}\``,
      `\`${integrity}\``,
    ]),
    ...inline.map(({ name, why, owner, integrities }) => [
      `inline: \`${name}\``,
      `${why} (\`${owner}\`)`,
      'nonce of the response',
      integrities.map((integrity) => `\`${integrity}\``).join(' or '),
    ]),
    [
      'inline: import map',
      'names the files by which scripts import each other',
      'nonce',
      `\`${importMap}\``,
    ],
  ]
  return [
    '## PCI DSS 4.0.1, 6.4.3 and 11.6.1',
    chapterText(paymentPages),
    '### Scripts of the checkout',
    table(['script', 'why it is needed', 'authorized by', 'integrity'], rows),
    table(
      ['page', 'scripts'],
      Object.entries(pages).map(([page, names]) => [`\`${page}\``, names.join(', ')]),
    ),
    'The provider’s document with the card field is a frame of its own, on another site; its scripts are the provider’s.',
  ].join('\n\n')
}

export const packagesSection = (
  packages: readonly ShippedPackage[],
  dates: ReadonlyMap<string, string | null>,
): string =>
  [
    '## Packages that are shipped',
    'Their licenses are permissive (`tests/repo/licenses.test.ts: every shipped dependency has a permissive license`). `sbom.cdx.json`, beside this file, is the bill of materials in CycloneDX.',
    table(
      ['package', 'version', 'license', 'published'],
      packages.map(({ name, version, license }) => [
        `\`${name}\``,
        version,
        license,
        dates.get(name) ?? 'unknown',
      ]),
    ),
  ].join('\n\n')

/** How many requirements of each chapter have which status. */
const summary = (chapters: readonly Chapter[]) =>
  table(
    ['chapter', ...STATUSES],
    chapters.map(({ id, name, requirements }) => [
      `${id} ${name}`,
      ...STATUSES.map((wanted) =>
        String(Object.values(requirements).filter(({ status }) => status === wanted).length),
      ),
    ]),
  )

function chapterText(
  { id, name, requirements }: Chapter,
  remark: (number: string) => string = () => '',
): string {
  const entries = Object.entries(requirements).map(([number, requirement]) =>
    [
      `- **${[number, remark(number)].filter(Boolean).join(', ')}: ${requirement.status}.** ${requirement.asks}`,
      ...shownBy(requirement).map((line) => `  - ${line}`),
    ].join('\n'),
  )
  return [`### ${id} ${name}`, entries.join('\n')].join('\n\n')
}

const shownBy = ({ why, tests }: Requirement) => [
  ...(why === '' ? [] : [why]),
  ...tests.map((proof) => `\`${proof.replaceAll('`', '’')}\``),
]
