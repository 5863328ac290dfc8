import * as v from 'valibot'
import { expect, test } from 'vitest'

import { ProductId, type SetMember } from '#shared/product/product.ts'

import { purchaseOf } from './purchase.ts'

const id = (text: string) => v.parse(ProductId, text)

const candle: SetMember = {
  id: id('candle'),
  kind: 'item',
  name: 'Candle',
  path: '/p/candle',
  brand: null,
  fragranceName: null,
  form: null,
  size: null,
  pictures: [],
  picturesByChoice: [],
  price: null,
  callouts: [],
  badges: [],
  availability: { status: 'in-stock', stockLevel: null },
  pickup: null,
  pickupObstacle: null,
  autoRefresh: null,
  variationAttributes: [],
  variants: [],
  shortDescription: null,
  minOrderQuantity: 1,
  stepQuantity: 1,
  webPurchaseLimit: 10,
  isGiftCard: false,
  isVirtual: false,
  isMemberExclusive: false,
}

const value = (name: string) => ({ value: name, name, orderable: true, swatch: null })
const soap: SetMember = {
  ...candle,
  kind: 'master',
  id: id('soap'),
  variationAttributes: [{ id: 'size', name: 'Size', values: [value('bar'), value('box')] }],
  variants: [
    { id: id('soap-bar'), values: { size: 'bar' }, orderable: true, price: null },
    { id: id('soap-box'), values: { size: 'box' }, orderable: false, price: null },
  ],
}

test('an available product can be bought up to its limit and stock', () => {
  expect(purchaseOf(candle, {})).toEqual({
    can: 'buy',
    productId: 'candle',
    rules: { min: 1, step: 1, max: 10 },
    isShipped: true,
    pickupRules: null,
  })
  const rare = { ...candle, availability: { status: 'low-stock', stockLevel: 2 } as const }
  expect(purchaseOf(rare, {})).toMatchObject({ rules: { max: 2 } })
  expect(purchaseOf({ ...candle, webPurchaseLimit: null }, {})).toMatchObject({
    rules: { max: null },
  })
  expect(purchaseOf({ ...candle, isGiftCard: true }, {})).toMatchObject({ rules: { max: 1 } })
})

test('a product is bought in whole steps from its minimum, and never in none', () => {
  const rulesOf = (minOrderQuantity: number, stepQuantity: number) =>
    purchaseOf({ ...candle, minOrderQuantity, stepQuantity }, {}).rules
  expect(rulesOf(3, 2)).toEqual({ min: 3, step: 2, max: 10 })
  expect(rulesOf(0, 0)).toEqual({ min: 1, step: 1, max: 10 })
  // A product with variants has no stock of its own.
  const rare = { ...soap, availability: { status: 'low-stock', stockLevel: 2 } as const }
  expect(purchaseOf(rare, { size: 'bar' }).rules.max).toBe(10)
})

test('asks for a missing choice, and buys the chosen variant', () => {
  expect(purchaseOf(soap, {})).toMatchObject({ can: 'choose', productId: 'soap', open: 'size' })
  expect(purchaseOf(soap, { size: 'bar' })).toMatchObject({ can: 'buy', productId: 'soap-bar' })
  expect(purchaseOf(soap, { size: 'box' })).toMatchObject({ can: 'not' })
  const withoutBox = { ...soap, variants: soap.variants.slice(0, 1) }
  expect(purchaseOf(withoutBox, { size: 'box' })).toMatchObject({ can: 'not' })
})

test('a product cannot be bought if it is sold out, and only after signing in if it is for members', () => {
  const soldOut = { ...candle, availability: { status: 'sold-out', stockLevel: null } as const }
  expect(purchaseOf(soldOut, {})).toMatchObject({ can: 'not' })
  expect(purchaseOf({ ...candle, isMemberExclusive: true }, {})).toMatchObject({ can: 'sign-in' })
  // Guests choose first, too.
  expect(purchaseOf({ ...soap, isMemberExclusive: true }, {})).toMatchObject({ can: 'choose' })
  // Variants of what is sold out are not shipped, whatever they say of themselves.
  const { availability } = soldOut
  expect(purchaseOf({ ...soap, availability }, { size: 'bar' })).toMatchObject({ can: 'not' })
  const pickup = { limit: 5 }
  expect(purchaseOf({ ...soap, availability, pickup }, { size: 'bar' })).toMatchObject({
    can: 'buy',
    isShipped: false,
  })
  const withoutBox = { ...soap, pickup, variants: soap.variants.slice(0, 1) }
  expect(purchaseOf(withoutBox, { size: 'box' })).toMatchObject({
    can: 'not',
    isShipped: false,
    pickupRules: null,
  })
})

test('what cannot be shipped can still be picked up, up to its own limit', () => {
  const pickup = { limit: 5 }
  const rules = { min: 1, step: 1, max: 5 }
  expect(purchaseOf({ ...candle, pickup }, {})).toMatchObject({
    isShipped: true,
    rules: { max: 10 },
    pickupRules: rules,
  })
  const soldOut = { status: 'sold-out', stockLevel: null } as const
  expect(purchaseOf({ ...candle, pickup, availability: soldOut }, {})).toMatchObject({
    can: 'buy',
    isShipped: false,
    pickupRules: rules,
  })
})
