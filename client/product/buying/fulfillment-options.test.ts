import * as v from 'valibot'
import { expect, test } from 'vitest'

import type { LiveAvailability, LiveItem } from '#shared/availability/availability.ts'
import { ProductId, type SetMember } from '#shared/product/product.ts'

import { isSoldOut, knownOptions, liveOptions, modeOf, roomFor } from './fulfillment-options.ts'

const lamp: LiveItem = {
  id: v.parse(ProductId, 'lamp'),
  isSold: true,
  isForceSoldOut: false,
  isPickupOffered: true,
  isPickupEligible: true,
  web: { isOrderable: true, stock: 50, limit: 10 },
  pickup: { isOrderable: true, stock: 8, limit: 10 },
}
const easton = { id: '1102', name: 'Easton', takesPickup: true, pickupLimit: null, place: null }

function optionsOf(
  change: Partial<LiveItem>,
  store: LiveAvailability['store'] = easton,
  { min = 1 } = {},
) {
  const live = { store, items: [{ ...lamp, ...change }], isStoreGone: false, inventories: null }
  const options = liveOptions(live, 'lamp', { min })
  if (!options) throw new Error('The lamp is known.')
  return options
}

const NONE = { isOrderable: false, stock: 0, limit: 10 }
const variants: SetMember['variants'] = []
const product = {
  variants,
  pickup: { limit: 5 },
  pickupObstacle: null,
  webPurchaseLimit: 10,
  availability: { status: 'low-stock', stockLevel: 2 },
} as const

test('the first document judges shipping, and whether any store hands the product over', () => {
  const known = knownOptions(product, { isShipped: true, hasStore: false })
  expect(known.shipping).toEqual({ obstacle: null, stock: 2, limit: 10, left: 2 })
  expect(known.pickup).toMatchObject({ obstacle: 'no-store', limit: 5 })
  const gone = knownOptions(
    { ...product, pickup: null, pickupObstacle: 'not-eligible' },
    { isShipped: false, hasStore: true },
  )
  // With a store, the service judges until it is known what the store has.
  const chosen = knownOptions(product, { isShipped: true, hasStore: true })
  expect(chosen.pickup.obstacle).toBe(null)
  expect(gone).toMatchObject({
    shipping: { obstacle: 'sold-out', left: null },
    pickup: { obstacle: 'not-eligible' },
  })
})

test('the default is shipping with web stock, otherwise pickup; a choice stays while it is possible', () => {
  expect(modeOf(optionsOf({}), null)).toBe('shipping')
  expect(modeOf(optionsOf({}), 'pickup')).toBe('pickup')
  expect(modeOf(optionsOf({ web: NONE }), null)).toBe('pickup')
  expect(modeOf(optionsOf({ isForceSoldOut: true }), 'shipping')).toBe('pickup')
  expect(modeOf(optionsOf({ pickup: NONE }), 'pickup')).toBe('shipping')
  expect(modeOf(optionsOf({ web: NONE, pickup: NONE }), 'pickup')).toBe('shipping')
})

test('pickup needs a store that can fulfil it; without a store it can still be chosen', () => {
  expect(optionsOf({}, null).pickup.obstacle).toBe('no-store')
  expect(modeOf(optionsOf({}, null), 'pickup')).toBe('pickup')
  expect(optionsOf({ pickup: NONE }).pickup.obstacle).toBe('not-in-store')
  expect(optionsOf({}, { ...easton, takesPickup: false }).pickup.obstacle).toBe('store-off')
  expect(optionsOf({}, { ...easton, pickupLimit: 0 }).pickup.obstacle).toBe('out-of-stock')
  expect(optionsOf({ isPickupEligible: false }).pickup.obstacle).toBe('not-eligible')
  expect(optionsOf({ isPickupOffered: false }).pickup.obstacle).toBe('pickup-off')
  const paused = optionsOf({ isPickupOffered: false, web: NONE })
  expect([paused.pickup.obstacle, isSoldOut(paused)]).toEqual(['pickup-off', true])
})

test('a limit of 0 is out of stock in its mode, and in both modes sold out', () => {
  const none = { isOrderable: null, stock: null, limit: 0 }
  expect(optionsOf({ pickup: none }).pickup.obstacle).toBe('out-of-stock')
  expect(optionsOf({ pickup: none }, null).pickup.obstacle).toBe('out-of-stock')
  const webOnly = optionsOf({ web: none })
  expect(webOnly.shipping.obstacle).toBe('out-of-stock')
  expect(isSoldOut(webOnly)).toBe(false)
  expect(isSoldOut(optionsOf({ web: none, pickup: none }))).toBe(true)
})

test('fewer units than the smallest order are none', () => {
  const pair = optionsOf({ web: { isOrderable: true, stock: 1, limit: 10 } }, easton, { min: 2 })
  expect(pair.shipping.obstacle).toBe('short')
  expect(modeOf(pair, null)).toBe('pickup')
})

test('what the bag holds takes from the limit of all variants and from the own stock', () => {
  expect(roomFor({ stock: 50, limit: 3 }, { own: 0, family: 0 })).toBe(3)
  expect(roomFor({ stock: 50, limit: 3 }, { own: 0, family: 2 })).toBe(1)
  expect(roomFor({ stock: 2, limit: 10 }, { own: 1, family: 4 })).toBe(1)
  expect(roomFor({ stock: null, limit: null }, { own: 1, family: 1 })).toBe(null)
  expect(roomFor({ stock: 0, limit: 3 }, { own: 0, family: 5 })).toBe(0)
})
