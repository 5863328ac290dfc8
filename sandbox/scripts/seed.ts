import { parseArgs } from 'node:util'

import { buildServiceIfStale } from './build.ts'
import { prepareDatabase, stateFolder } from './local-service.ts'

/** `npm run seed -- --products N`: seeds the local catalog with N products. */
const { values } = parseArgs({ options: { products: { type: 'string' } } })
const products = Number(values.products ?? 0)
if (!Number.isInteger(products) || products < 0 || products > 100_000) {
  console.error(`--products is "${values.products}"; it must be a whole number up to 100000.`)
  process.exit(1)
}
const onProgress = (message: string) => console.log(`  … ${message}`)
await buildServiceIfStale(onProgress)
await prepareDatabase({ state: stateFolder(), products, onProgress })
console.log('The catalog is seeded.')
