import { expect, test } from 'vitest'

import { openLackingCommerce } from './lacking-commerce.ts'
import { openShop } from './shop.ts'

const ATTRIBUTE = 'c_availableForInStorePickup'
const NOT_ELIGIBLE = 'Not eligible for Pick Up In Store'

/** The page of a product of which the instance does not say that stores hand it over. */
async function productWith(DEFINED_ATTRIBUTES: string) {
  const { variables } = openLackingCommerce({ attributes: [ATTRIBUTE] })
  const { text } = await openShop({ ...variables, DEFINED_ATTRIBUTES }).warm(
    '/p/juniper-dusk-3wick-candle-JW0801',
  )
  expect(text).toContain('Pick Up In Store')
  return text
}

test('every product offers pickup on an instance that does not say which ones stores hand over', async () => {
  expect(await productWith('c_fromStoreId')).not.toContain(NOT_ELIGIBLE)
})

test('a product of which an instance could say it, but does not, is shipped only', async () => {
  expect(await productWith(`c_fromStoreId,${ATTRIBUTE}`)).toContain(NOT_ELIGIBLE)
  expect(await productWith('')).toContain(NOT_ELIGIBLE)
})
