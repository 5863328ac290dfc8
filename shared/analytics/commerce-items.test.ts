import { expect, test } from 'vitest'
import * as v from 'valibot'

import { LineId } from '../bag/bag.ts'
import { ProductId } from '../product/product.ts'
import { itemOfLine, soldIn, soldOf, type SoldLine } from './commerce-items.ts'

const usd = (minorUnits: number) => ({ currency: 'USD', minorUnits })

const LAMP: SoldLine = {
  productId: v.parse(ProductId, 'AB12'),
  name: 'Desk lamp',
  attributes: [
    { name: 'Size', value: 'Large' },
    { name: 'Color', value: 'Black' },
  ],
  quantity: 3,
  unitPrice: usd(2695),
}

const empty = { lines: [], giftCertificates: [], reductions: [], coupons: [] }

test('a line is an item with its variant and its price in major units', () => {
  expect(itemOfLine(LAMP)).toEqual({
    item_id: 'AB12',
    item_name: 'Desk lamp',
    item_variant: 'Large / Black',
    price: 26.95,
    quantity: 3,
  })
})

test('the price of a reduced line is the reduced one, and the discount is beside it', () => {
  const reduced = { ...LAMP, discountUnitPrice: usd(2425) }
  expect(soldOf(reduced, 2)).toMatchObject({
    value: 48.5,
    items: [{ price: 24.25, discount: 2.7, quantity: 2 }],
  })
})

test('every number of minor units becomes exactly its decimal', () => {
  for (let minorUnits = 0; minorUnits < 20_000; minorUnits += 1) {
    const { price } = itemOfLine({ ...LAMP, attributes: [], unitPrice: usd(minorUnits) })
    expect(price).toBe(
      Number(`${Math.floor(minorUnits / 100)}.${String(minorUnits % 100).padStart(2, '0')}`),
    )
  }
})

test('the value of a bag is what its goods cost after reductions of the order', () => {
  const coupon = (code: string, applies: boolean) => ({ id: v.parse(LineId, code), code, applies })
  expect(
    soldIn({
      ...empty,
      lines: [LAMP],
      giftCertificates: [{ name: null, amount: usd(2500) }],
      subtotal: usd(10_585),
      reductions: [{ text: '10% off', amount: usd(-1059) }],
      coupons: [coupon('SAVE10', true), coupon('IDLE', false)],
    }),
  ).toEqual({
    currency: 'USD',
    value: 95.26,
    coupon: 'SAVE10',
    items: [itemOfLine(LAMP), { item_id: 'gift-certificate', price: 25, quantity: 1 }],
  })
})

test('an empty bag has nothing to tell, and long names are cut off', () => {
  expect(soldIn({ ...empty, subtotal: usd(0) })).toBeNull()
  expect(itemOfLine({ ...LAMP, name: 'x'.repeat(200) }).item_name).toHaveLength(100)
})
