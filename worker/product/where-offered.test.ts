import * as v from 'valibot'
import { expect, test } from 'vitest'

import { SitePreferences } from '#shared/preferences/preferences.ts'

import { WireProduct } from './products.ts'
import { mapProduct } from './map-product.ts'
import { mapperForTest } from '../markup/testing/mapper-for-test.ts'
import { whereOffered } from './where-offered.ts'

const mapper = mapperForTest('us', 'en-US')
const product = (fields: object = {}) =>
  mapProduct(
    v.parse(WireProduct, {
      id: 'lamp',
      price: 20,
      inventory: { orderable: true, stockLevel: 50 },
      c_availableForInStorePickup: true,
      ...fields,
    }),
    { mapper, callouts: [], navigation: null },
  )
const preferences = (fields: object) => v.parse(SitePreferences, fields)

test('a product says why no store hands it over', () => {
  expect(product().pickupObstacle).toBe(null)
  expect(product({ c_bopisPurchaseLimit: 0 }).pickupObstacle).toBe('out-of-stock')
  expect(product({ c_availableForInStorePickup: false }).pickupObstacle).toBe('not-eligible')
  // Nobody expects to pick up a gift card.
  expect(product({ c_isGiftCard: true })).toMatchObject({ pickup: null, pickupObstacle: null })
})

test('pickup that is paused is said; a site without pickup does not mention it', () => {
  const lamp = product()
  expect(whereOffered(lamp, preferences({}))).toBe(lamp)
  expect(whereOffered(lamp, null)).toBe(lamp)
  const none = { pickup: null, pickupObstacle: null }
  const paused = { ...none, pickupObstacle: 'pickup-off' }
  expect(whereOffered(lamp, preferences({ TurnBopisOff: true }))).toMatchObject(paused)
  expect(whereOffered(lamp, preferences({ enableStorePickUp: false }))).toMatchObject(none)
  const card = product({ c_isGiftCard: true })
  expect(whereOffered(card, preferences({ TurnBopisOff: true }))).toMatchObject(none)
})
