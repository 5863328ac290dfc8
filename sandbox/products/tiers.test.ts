import { expect, test } from 'vitest'

import { tieredPrice } from './offers.ts'

const tiers = [
  { quantity: 3, price: 795 },
  { quantity: 6, price: 695 },
]

test.each([
  { price: 895, quantity: 1, each: 895 },
  { price: 895, quantity: 2, each: 895 },
  { price: 895, quantity: 3, each: 795 },
  { price: 895, quantity: 5, each: 795 },
  { price: 895, quantity: 6, each: 695 },
  { price: 895, quantity: 999, each: 695 },
  // A sale price below a tier's price stays.
  { price: 745, quantity: 3, each: 745 },
  { price: 745, quantity: 6, each: 695 },
])('$quantity units at $price cost $each each', ({ price, quantity, each }) => {
  expect(tieredPrice(price, quantity, tiers)).toBe(each)
  expect(tieredPrice(price, quantity, [])).toBe(price)
})
