import * as v from 'valibot'

import type { ProductId } from '#shared/product/product.ts'
import type { StoreId } from '#shared/stores/store.ts'

import type { CommerceClient } from '../upstream/commerce-client.ts'
import { productFamilies } from './families.ts'
import { listOf } from '../upstream/list-of.ts'

/** The most ids that one call accepts. */
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

/** Current availability, for shipping and in a store (spec 1 §7). Unknown products are left out. */
export const readProductAvailability = (
  commerce: CommerceClient,
  { ids, storeId }: { ids: readonly ProductId[]; storeId: StoreId | null },
): Promise<ProductAvailability[]> =>
  commerce.read({
    family: productFamilies.productAvailability,
    operation: 'getProductsAvailability',
    path: '/productsAvailability',
    query: {
      c_productIds: [...new Set(ids)].slice(0, MAX_IDS).join(','),
      ...(storeId !== null && { c_storeId: storeId }),
    },
    schema: Availabilities,
    signal: undefined,
  })
