import * as v from 'valibot'
import { expect, test } from 'vitest'

import { ProductId } from '#shared/product/product.ts'

import { canBeLookedAt, tileOffer, type TileOffer } from './tile-offer.ts'

const id = v.parse(ProductId, 'JW0101')
const lamp = {
  orderable: true,
  pickup: true,
  buys: { productId: id, quantity: 1 },
  isMemberExclusive: false,
}
const isAdded = { can: 'add', productId: id, quantity: 1, isForMembers: false } as const

type Facts = Parameters<typeof tileOffer>[0]

test.for<[string, Partial<Facts>, boolean, TileOffer]>([
  ['in stock', {}, true, { ...isAdded, fulfillment: 'shipping' }],
  ['that only stores have', { orderable: false }, true, { ...isAdded, fulfillment: 'pickup' }],
  ['that only stores have, without pickup', { orderable: false }, false, { can: 'nothing' }],
  ['that nobody has', { orderable: false, pickup: false }, true, { can: 'nothing' }],
  ['with sizes', { buys: null }, true, { can: 'choose' }],
  ['with sizes that only stores have', { buys: null, orderable: false }, true, { can: 'choose' }],
  [
    'for members',
    { isMemberExclusive: true },
    true,
    { ...isAdded, fulfillment: 'shipping', isForMembers: true },
  ],
  [
    'that is sold in twos',
    { buys: { productId: id, quantity: 2 } },
    true,
    { ...isAdded, quantity: 2, fulfillment: 'shipping' },
  ],
])('a tile of a product %s', ([, facts, hasPickup, offer]) => {
  expect(tileOffer({ ...lamp, ...facts }, { hasPickup })).toEqual(offer)
})

test('what has sizes or is bought at once opens over the list, sets and gift cards do not', () => {
  expect(canBeLookedAt({ kind: 'master', buys: null })).toBe(true)
  expect(canBeLookedAt({ kind: 'item', buys: lamp.buys })).toBe(true)
  expect(canBeLookedAt({ kind: 'set', buys: null })).toBe(false)
  expect(canBeLookedAt({ kind: 'item', buys: null })).toBe(false)
})
