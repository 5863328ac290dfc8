import { parseArgs } from 'node:util'

import { buildServiceIfStale } from './build.ts'
import { prepareDatabase, stateFolder } from './local-service.ts'
import { giveUp } from './ports.ts'
import { lockState } from './state-lock.ts'

const MAX_PRODUCTS = 100_000

/** `npm run seed -- --products N`: seeds the local catalog with N products. */
const products = readProducts()
const onProgress = (message: string) => console.log(`  … ${message}`)
lockState(stateFolder())
await buildServiceIfStale(onProgress)
await prepareDatabase({ state: stateFolder(), products, onProgress })
console.log('The catalog is seeded.')

function readProducts() {
  const text = productsOption()
  const number = Number(text ?? 0)
  if (Number.isInteger(number) && number >= 0 && number <= MAX_PRODUCTS) return number
  return giveUp(`--products is "${text}"; it must be a whole number up to ${MAX_PRODUCTS}.`)
}

/** `parseArgs` takes the value in `--products -3` for another option. */
function productsOption() {
  const args = process.argv.slice(2)
  const at = args.indexOf('--products')
  if (at >= 0 && args.length === at + 2) return args[at + 1]
  try {
    return parseArgs({ args, options: { products: { type: 'string' } } }).values.products
  } catch {
    return giveUp(
      'The only option is --products and a number, such as `npm run seed -- --products 500`.',
    )
  }
}
