import { expect, test } from 'vitest'

import { liveStockOf } from './live-stock.ts'

const known = {
  id: 'lamp',
  stockLevel: 9,
  storeStockLevel: 4,
  availability: {
    webOrderable: true,
    webPurchaseLimit: 9,
    bopisPurchaseLimit: 4,
    bopisStoreOrderable: false,
  },
}
const product = {
  id: 'lamp',
  type: { item: true },
  inventory: { ats: 12, orderable: true },
  inventories: [{ id: 'easton', ats: 5, orderable: true }],
}

test('the product’s own stock counts, and the store’s judgement whether it hands it over', () => {
  expect(liveStockOf({ product, known, inventoryListId: 'easton' })).toEqual({
    web: 12,
    inStore: 5,
    isWebOrderable: true,
    isStoreOrderable: false,
    isOfOne: true,
  })
  const others = { product, known: null, inventoryListId: 'polaris' }
  expect(liveStockOf(others)).toMatchObject({ inStore: null, isStoreOrderable: null })
})

test('without the product, the service’s numbers count; a master’s stock is not that of one', () => {
  expect(liveStockOf({ product: null, known, inventoryListId: null })).toMatchObject({
    web: 9,
    inStore: 4,
    isOfOne: true,
  })
  const master = { ...product, type: { master: true } }
  expect(liveStockOf({ product: master, known, inventoryListId: null }).isOfOne).toBe(false)
})
