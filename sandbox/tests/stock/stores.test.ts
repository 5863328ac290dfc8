import { expect, test } from 'vitest'

import { fixture, newGuest } from '../clients.ts'
import { sdkClients } from './stock-shopper.ts'

test('a store names the inventory list with its stock, in which most products are', async () => {
  const { token, products } = await newGuest('us')
  const { stores } = sdkClients('us', token.access_token)
  const { data = [] } = await stores.getStores({
    parameters: { ids: `${await fixture('STORE-A', 'us')},us-ny` },
  })
  const lists = data.map(({ inventoryId = '' }) => inventoryId)
  expect(lists).toHaveLength(2)
  const ids = ['25001001M', '25001002M', '25001003M', '25001004M', '25001005M']
  const found = await products.getProducts({
    parameters: { ids, inventoryIds: lists, expand: ['availability'] },
  })
  const inventories = found.data.flatMap((product) => product.inventories ?? [])
  expect(new Set(inventories.map(({ id }) => id))).toEqual(new Set(lists))
  const inStock = inventories.filter(({ orderable }) => orderable === true)
  expect(inStock.length).toBeGreaterThan(inventories.length / 2)
})
