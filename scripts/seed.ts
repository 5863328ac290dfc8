import { parseArgs } from 'node:util'

import { buildIfStale } from './build.ts'
import { freePort, startLocal } from './local-servers.ts'

/** `npm run seed -- --products N`: seeds the local catalog with N products. */
const { values } = parseArgs({ options: { products: { type: 'string' } } })
const products = Number(values.products ?? 0)
if (!Number.isInteger(products) || products < 0 || products > 100_000) {
  console.error(`--products is "${values.products}"; it must be a whole number up to 100000.`)
  process.exit(1)
}
const onProgress = (message: string) => console.log(`  … ${message}`)
await buildIfStale(onProgress)
const state = process.env.STATE ?? '.state/local'
const ports = { port: await freePort(), sandboxPort: await freePort() }
const local = await startLocal({ ...ports, state, products, onProgress })
await local.stop()
console.log('The catalog is seeded.')
