import { expect, test } from 'vitest'

import type { Obstacle } from './fulfillment.ts'
import {
  canBePickedUp,
  judgeFulfillment,
  publicStock,
  type Item,
  type PickupPlace,
} from './judge-fulfillment.ts'

const supply = { isOrderable: true, stock: 50, limit: 10 }
const lamp: Item = {
  isSold: true,
  isForceSoldOut: false,
  isPickupOffered: true,
  isPickupEligible: true,
  web: supply,
  pickup: supply,
}
const store: PickupPlace = { takesPickup: true, pickupLimit: 10 }
const none = { isOrderable: false, stock: 0, limit: 10 }
const unlimited = { isOrderable: null, stock: null, limit: null }

test.for<[string, Partial<Item>, Obstacle | null]>([
  ['in stock', {}, null],
  ['whose stock is unknown', { web: unlimited }, null],
  ['without a price', { isSold: false }, 'sold-out'],
  ['without web stock', { web: none }, 'out-of-stock'],
  ['that may be ordered before it is back', { web: { ...supply, stock: 0 } }, null],
  ['with a web limit of 0', { web: { ...supply, limit: 0 } }, 'out-of-stock'],
  ['that is forced sold out', { isForceSoldOut: true }, 'out-of-stock'],
  [
    'without web stock that no store hands over',
    { web: none, isPickupEligible: false },
    'sold-out',
  ],
  [
    'whose limits are both 0',
    { web: { ...supply, limit: 0 }, pickup: { ...supply, limit: 0 } },
    'sold-out',
  ],
])('an item %s is judged for shipping', ([, facts, obstacle]) => {
  const item = { ...lamp, ...facts }
  expect(judgeFulfillment({ item, mode: 'shipping', store: null }).obstacle).toBe(obstacle)
  // A store has no say in it.
  expect(judgeFulfillment({ item, mode: 'shipping', store }).obstacle).toBe(obstacle)
})

test.for<[string, Partial<Item>, PickupPlace | null, Obstacle | null]>([
  ['in stock there', {}, store, null],
  ['forced sold out, but in stock there', { isForceSoldOut: true }, store, null],
  ['without web stock, but in stock there', { web: none }, store, null],
  ['while no store is chosen', {}, null, 'no-store'],
  ['in a store that is off', {}, { ...store, takesPickup: false }, 'store-off'],
  ['in a store with a limit of 0', {}, { ...store, pickupLimit: 0 }, 'out-of-stock'],
  ['that the store does not have', { pickup: none }, store, 'not-in-store'],
  ['with a pickup limit of 0', { pickup: { ...supply, limit: 0 } }, store, 'out-of-stock'],
  ['on a site without pickup', { isPickupOffered: false }, store, 'pickup-off'],
  [
    'while pickup is paused, and without web stock',
    { isPickupOffered: false, web: none },
    store,
    'pickup-off',
  ],
  ['that no store hands over', { isPickupEligible: false }, store, 'not-eligible'],
  [
    'that no store hands over, and without web stock',
    { isPickupEligible: false, web: none },
    store,
    'sold-out',
  ],
  ['without a price', { isSold: false }, store, 'sold-out'],
])('an item %s is judged for pickup', ([, facts, place, obstacle]) => {
  const item = { ...lamp, ...facts }
  expect(judgeFulfillment({ item, mode: 'pickup', store: place }).obstacle).toBe(obstacle)
})

test('the most is what stock, limit and store allow in the mode', () => {
  const item = { ...lamp, web: { ...supply, limit: 3 }, pickup: { ...supply, limit: 5 } }
  const most = (mode: 'shipping' | 'pickup', place: PickupPlace = store) =>
    judgeFulfillment({ item, mode, store: place }).most
  expect([most('shipping'), most('pickup')]).toEqual([3, 5])
  expect(most('pickup', { takesPickup: true, pickupLimit: 2 })).toBe(2)
  expect(judgeFulfillment({ item, mode: 'shipping', store: null, quantity: 4 })).toEqual({
    obstacle: 'short',
    most: 3,
    left: null,
  })
  const scarce = { ...lamp, web: { ...supply, stock: 4 } }
  const ofFour = (quantity: number) =>
    judgeFulfillment({ item: scarce, mode: 'shipping', store: null, quantity })
  expect(ofFour(4)).toEqual({ obstacle: null, most: 4, left: 4 })
  expect(ofFour(5)).toEqual({ obstacle: 'short', most: 4, left: 4 })
  // More is on its way, in an unknown number.
  const coming = { ...lamp, web: { ...supply, stock: 0, limit: null } }
  expect(judgeFulfillment({ item: coming, mode: 'shipping', store: null })).toEqual({
    obstacle: null,
    most: null,
    left: null,
  })
  const open = { ...lamp, web: unlimited }
  expect(judgeFulfillment({ item: open, mode: 'shipping', store: null, quantity: 999 })).toEqual({
    obstacle: null,
    most: null,
    left: null,
  })
})

test('low stock is told for shipping only, up to 5 units and below the limit', () => {
  const left = (stock: number, limit: number | null, mode: 'shipping' | 'pickup' = 'shipping') => {
    const scarce = { isOrderable: true, stock, limit }
    return judgeFulfillment({ item: { ...lamp, web: scarce, pickup: scarce }, mode, store }).left
  }
  expect([left(5, 10), left(1, null), left(6, 10), left(5, 5), left(2, 10, 'pickup')]).toEqual([
    5,
    1,
    null,
    null,
    null,
  ])
})

test('the exact stock is public only where shoppers read it', () => {
  const stockOf = (stock: number | null, mode: 'shipping' | 'pickup') =>
    publicStock({ stock, limit: 10 }, mode)
  expect([null, 0, 1, 5, 6, 50].map((stock) => stockOf(stock, 'shipping'))).toEqual([
    null,
    0,
    1,
    5,
    null,
    null,
  ])
  expect([null, 0, 1, 50].map((stock) => stockOf(stock, 'pickup'))).toEqual([null, 0, null, null])
})

test('a gift card and an item with a pickup limit of 0 can be picked up nowhere', () => {
  expect(canBePickedUp(lamp)).toBe(true)
  expect(canBePickedUp({ ...lamp, isPickupEligible: false })).toBe(false)
  expect(canBePickedUp({ ...lamp, isPickupOffered: false })).toBe(false)
  expect(canBePickedUp({ ...lamp, isSold: false })).toBe(false)
  expect(canBePickedUp({ ...lamp, pickup: { ...supply, limit: 0 } })).toBe(false)
})
