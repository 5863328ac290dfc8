import { parseArgs } from 'node:util'

import { SITES } from '#shared/site/site.ts'
import { ConfigurationError } from '#worker/config/config.ts'

import { giveUp } from '../../sandbox/scripts/ports.ts'
import { checkInstance } from './check-instance.ts'
import { readConfiguration } from './configuration.ts'

/**
 * `npm run check:live -- [staging|production] [--products ID,ID] [--basket]`: checks a commerce instance against the
 * shop's requirements. Writes nothing, except a temporary basket with `--basket`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    products: { type: 'string', default: '' },
    basket: { type: 'boolean', default: false },
  },
})
const config = readOrGiveUp(positionals[0])
const { origin, organizationId, siteIds } = config.commerce
const options = {
  products: values.products.split(',').filter(Boolean),
  createsBasket: values.basket,
  requestId: crypto.randomUUID(),
}

for (const site of SITES) {
  const findings = await checkInstance(config, site, options)
  if (!findings) {
    giveUp(
      `Nothing answers at ${origin}; start the embedded service with \`npm run sandbox\`, or set COMMERCE_ORIGIN.`,
    )
  }
  console.log(`\nSite ${siteIds[site.id]} of ${organizationId} at ${origin}`)
  for (const { status, text } of findings) console.log(`  ${status.padEnd(8)}${text}`)
  if (findings.some(({ status }) => status === 'missing')) process.exitCode = 1
}

function readOrGiveUp(environment: string | undefined) {
  try {
    return readConfiguration(environment)
  } catch (error) {
    if (error instanceof ConfigurationError) giveUp(error.message)
    throw error
  }
}
