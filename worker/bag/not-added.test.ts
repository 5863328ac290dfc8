import * as v from 'valibot'
import { expect, test } from 'vitest'

import { ProductId } from '#shared/product/product.ts'

import { parseCart } from './parse-cart.ts'
import { WireBasket } from './wire-basket.ts'
import { notAddedOf } from './not-added.ts'

const basket = (fields: object) => {
  const parsed = parseCart(WireBasket, { basketId: 'b1', ...fields })
  if (!parsed) throw new Error('The basket cannot be read.')
  return parsed
}

const item = (productId: unknown, quantity: unknown) => ({ productId, quantity })

test('a basket lists what a merge has left out, whatever else its list contains', () => {
  const c_notAdded = { productItems: [item('JW0801', '2'), item(null, 1), item('../x', 1), 7] }
  expect(notAddedOf(basket({ c_notAddedError: 'Sorry!', c_notAdded }), null)).toEqual([
    { productId: 'JW0801', quantity: 2 },
  ])
  for (const odd of [{}, { productItems: 'none' }, { giftCertificateItems: [{ amount: 5 }] }]) {
    expect(notAddedOf(basket({ c_notAddedError: 'Sorry!', c_notAdded: odd }), null)).toEqual([])
  }
  expect(notAddedOf(basket({ c_notAdded }), null)).toBeNull()
})

test('without a list, what was requested counts', () => {
  const wanted = [{ productId: v.parse(ProductId, 'JW0801'), quantity: 3 }]
  for (const c_notAdded of [undefined, null, 'everything']) {
    const given = basket({ c_notAddedError: true, c_notAdded })
    expect(notAddedOf(given, wanted)).toEqual(wanted)
  }
})
