import * as v from 'valibot'

import type { ProductId } from '#shared/product/product.ts'
import type { StoreId } from '#shared/stores/store.ts'

import type { CommerceClient } from './commerce-client.ts'
import { listOf } from './list-of.ts'

/** What the call takes. */
const MAX_IDS = 50

const amount = v.nullish(v.number(), null)
const flag = v.nullish(v.boolean(), null)

const ProductAvailability = v.object({
  id: v.string(),
  stockLevel: amount,
  storeStockLevel: amount,
  availability: v.object({
    webOrderable: flag,
    webPurchaseLimit: amount,
    bopisPurchaseLimit: amount,
    bopisStoreOrderable: flag,
  }),
})
export type ProductAvailability = v.InferOutput<typeof ProductAvailability>

const Availabilities = listOf(ProductAvailability)

/** What can be bought now, shipped and in a store (spec 1 §7). Unknown products are left out. */
export const readProductAvailability = (
  commerce: CommerceClient,
  { ids, storeId }: { ids: readonly ProductId[]; storeId: StoreId | null },
): Promise<ProductAvailability[]> =>
  commerce.read({
    family: 'productAvailability',
    operation: 'getProductsAvailability',
    path: '/productsAvailability',
    query: {
      c_productIds: [...new Set(ids)].slice(0, MAX_IDS).join(','),
      ...(storeId !== null && { c_storeId: storeId }),
    },
    schema: Availabilities,
    signal: undefined,
  })
