import { expect, test } from 'vitest'

import { canBePickedUp } from '#shared/product/judge-fulfillment.ts'

import { itemOf } from './item-of.ts'

test.for([
  ['in stock', {}, true],
  ['forced sold out', { c_forceSoldOut: true }, true],
  ['without a pickup limit', { c_bopisPurchaseLimit: undefined }, true],
  ['with a pickup limit of 0', { c_bopisPurchaseLimit: 0 }, false],
  ['that no store hands over', { c_availableForInStorePickup: false }, false],
  ['of which the service does not say it', { c_availableForInStorePickup: undefined }, false],
  ['that is a gift card', { c_isGiftCard: true }, false],
] as const)('whether stores hand over a product %s', ([, fields, isPickedUp]) => {
  const picked = { c_availableForInStorePickup: true, c_bopisPurchaseLimit: 6 }
  const stock = { hasPrice: true, orderable: true, stockLevel: 0 }
  expect(canBePickedUp(itemOf({ ...picked, ...fields }, stock))).toBe(isPickedUp)
  expect(canBePickedUp(itemOf(picked, { ...stock, hasPrice: false }))).toBe(false)
})
