import * as v from 'valibot'
import { expect, test } from 'vitest'

import { sites } from '#shared/site/site.ts'
import { ProductId } from '#shared/product/product.ts'

import type { CommerceClient } from '../upstream/commerce-client.ts'
import { storesWith } from './stores-with.ts'
import type { WireStore } from './upstream.ts'

const productId = v.parse(ProductId, '25001001M')

const storeAt = (id: string, fields: Partial<WireStore> = {}): WireStore => ({
  id,
  name: id,
  distance: 1,
  address1: '',
  city: '',
  stateCode: '',
  postalCode: '',
  c_turnBopisStoreOff: false,
  inventoryId: `list-${id}`,
  ...fields,
})

/** An instance that has the product in the store `crosby` only. */
function commerceOf(asked: unknown[]): CommerceClient {
  return {
    site: sites.us,
    locale: 'en-US',
    defines: () => true,
    async read({ query, schema }) {
      asked.push(query?.['inventoryIds'])
      const inventories = ['crosby', 'valencia'].map((id) => ({
        id: `list-${id}`,
        orderable: id === 'crosby',
      }))
      return v.parse(schema, { id: productId, inventories })
    },
  }
}

test('the stock of the nearest stores says where a product is, if the stores themselves do not', async () => {
  const asked: unknown[] = []
  const found = ['crosby', 'valencia', 'c', 'd', 'e', 'f'].map((id) => storeAt(id))
  const hasProduct = await storesWith(commerceOf(asked), { productId, found })
  expect(found.map(hasProduct)).toEqual([true, false, null, null, null, null])
  expect(asked).toEqual(['list-crosby,list-valencia,list-c,list-d,list-e'])
})

test('what stores say of a product counts, and no stock is read', async () => {
  const asked: unknown[] = []
  const found = [
    storeAt('crosby', { c_bopis_productId_available: false }),
    storeAt('valencia', { c_bopis_productId_available: true }),
    storeAt('no-pickup', { c_bopis_purchase_limit: 0 }),
  ]
  const hasProduct = await storesWith(commerceOf(asked), { productId, found })
  expect(found.map(hasProduct)).toEqual([false, true, false])
  expect(asked).toEqual([])
})

test('without the stock of stores it is unknown which have a product', async () => {
  const failing = { ...commerceOf([]), read: () => Promise.reject(new Error('down')) }
  const store = storeAt('crosby')
  const hasProduct = await storesWith(failing, { productId, found: [store] })
  expect(hasProduct(store)).toBeNull()
})
