import * as v from 'valibot'
import { expect, test } from 'vitest'

import { ProductId, type SetMember } from '#shared/product/product.ts'

import { neutralProduct } from '../testing/neutral-product.ts'
import { purchaseOf } from './purchase.ts'

const id = (text: string) => v.parse(ProductId, text)

const lamp: SetMember = {
  ...neutralProduct,
  id: id('lamp'),
  webPurchaseLimit: 10,
}

const value = (name: string) => ({ value: name, name, orderable: true, swatch: null })
const mug: SetMember = {
  ...lamp,
  kind: 'master',
  id: id('mug'),
  variationAttributes: [{ id: 'size', name: 'Size', values: [value('bar'), value('box')] }],
  variants: [
    { id: id('mug-bar'), values: { size: 'bar' }, orderable: true, price: null },
    { id: id('mug-box'), values: { size: 'box' }, orderable: false, price: null },
  ],
}

test('an available product can be bought up to its limit and stock', () => {
  expect(purchaseOf(lamp, {})).toEqual({
    can: 'buy',
    productId: 'lamp',
    rules: { min: 1, step: 1, max: 10 },
    isShipped: true,
    pickupRules: null,
  })
  const rare = { ...lamp, availability: { status: 'low-stock', stockLevel: 2 } as const }
  expect(purchaseOf(rare, {})).toMatchObject({ rules: { max: 2 } })
  expect(purchaseOf({ ...lamp, webPurchaseLimit: null }, {})).toMatchObject({
    rules: { max: null },
  })
  expect(purchaseOf({ ...lamp, isGiftCard: true }, {})).toMatchObject({ rules: { max: 1 } })
})

test('a product is bought in whole steps from its minimum, and never in none', () => {
  const rulesOf = (minOrderQuantity: number, stepQuantity: number) =>
    purchaseOf({ ...lamp, minOrderQuantity, stepQuantity }, {}).rules
  expect(rulesOf(3, 2)).toEqual({ min: 3, step: 2, max: 10 })
  expect(rulesOf(0, 0)).toEqual({ min: 1, step: 1, max: 10 })
  // Only the variants of a product have stock.
  const rare = { ...mug, availability: { status: 'low-stock', stockLevel: 2 } as const }
  expect(purchaseOf(rare, { size: 'bar' }).rules.max).toBe(10)
})

test('asks for a missing choice, and buys the chosen variant', () => {
  expect(purchaseOf(mug, {})).toMatchObject({ can: 'choose', productId: 'mug', open: 'size' })
  expect(purchaseOf(mug, { size: 'bar' })).toMatchObject({ can: 'buy', productId: 'mug-bar' })
  expect(purchaseOf(mug, { size: 'box' })).toMatchObject({ can: 'not' })
  const withoutBox = { ...mug, variants: mug.variants.slice(0, 1) }
  expect(purchaseOf(withoutBox, { size: 'box' })).toMatchObject({ can: 'not' })
})

test('a product cannot be bought if it is sold out, and only after signing in if it is for members', () => {
  const soldOut = { ...lamp, availability: { status: 'sold-out', stockLevel: null } as const }
  expect(purchaseOf(soldOut, {})).toMatchObject({ can: 'not' })
  expect(purchaseOf({ ...lamp, isMemberExclusive: true }, {})).toMatchObject({ can: 'sign-in' })
  // Guests choose first, too.
  expect(purchaseOf({ ...mug, isMemberExclusive: true }, {})).toMatchObject({ can: 'choose' })
  // Variants of what is sold out are not shipped, whatever they say of themselves.
  const { availability } = soldOut
  expect(purchaseOf({ ...mug, availability }, { size: 'bar' })).toMatchObject({ can: 'not' })
  const pickup = { limit: 5 }
  expect(purchaseOf({ ...mug, availability, pickup }, { size: 'bar' })).toMatchObject({
    can: 'buy',
    isShipped: false,
  })
  const withoutBox = { ...mug, pickup, variants: mug.variants.slice(0, 1) }
  expect(purchaseOf(withoutBox, { size: 'box' })).toMatchObject({
    can: 'not',
    isShipped: false,
    pickupRules: null,
  })
})

test('what cannot be shipped can still be picked up, up to its own limit', () => {
  const pickup = { limit: 5 }
  const rules = { min: 1, step: 1, max: 5 }
  expect(purchaseOf({ ...lamp, pickup }, {})).toMatchObject({
    isShipped: true,
    rules: { max: 10 },
    pickupRules: rules,
  })
  const soldOut = { status: 'sold-out', stockLevel: null } as const
  expect(purchaseOf({ ...lamp, pickup, availability: soldOut }, {})).toMatchObject({
    can: 'buy',
    isShipped: false,
    pickupRules: rules,
  })
})
