import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import * as v from 'valibot'

import { deployment } from '#shop/deployment.ts'

import { giveUp } from '../../sandbox/scripts/ports.ts'
import { readConfiguration } from '../check-live/configuration.ts'
import { ENVIRONMENTS } from '../deployment.ts'
import { checkScripts } from './check-scripts.ts'
import { readScriptInventory } from './script-inventory.ts'

/**
 * `npm run check:scripts -- <origin> [--product ID] [--address file.json] [--card number]`: compares scripts and headers of
 * the checkout of a live shop with the build, and fails on a difference. Build the deployed commit before. It leaves a
 * basket with one product and an address, and orders nothing.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { product: { type: 'string' }, address: { type: 'string' }, card: { type: 'string' } },
})
const url = URL.parse(positionals[0] ?? '')
if (!url) giveUp('Name the origin of the shop, such as https://www.shop.example.')

const Address = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))
const environment = ENVIRONMENTS.find((name) => deployment[name].vars.PUBLIC_ORIGIN === url.origin)
const { address, product, card } = values

const { seen, problems } = await checkScripts({
  origin: url.origin,
  inventory: readScriptInventory(),
  // Only addresses are read.
  config: readConfiguration(environment, { CLIENT_SECRET: 'unused' }),
  productId: product,
  card,
  ...(address !== undefined && { address: v.parse(Address, readFileSync(address, 'utf8')) }),
}).catch((error: unknown) => giveUp(`${url.origin} cannot be checked: ${String(error)}`))

for (const path of seen) console.log(`seen      ${path}`)
for (const problem of problems) console.log(`different ${problem}`)
console.log(
  problems.length > 0
    ? `${problems.length} differences.`
    : 'Scripts and headers are those of the build.',
)
process.exitCode = problems.length > 0 ? 1 : 0
