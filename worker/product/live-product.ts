import * as v from 'valibot'

import type { ProductId } from '#shared/product/product.ts'

import type { CommerceClient } from '../upstream/commerce-client.ts'
import { withPickup } from './assumed-pickup.ts'
import { productFamilies } from './families.ts'
import { WireProductType } from './products.ts'

const flag = v.nullish(v.boolean())
const amount = v.nullish(v.number())

const LiveProduct = v.object({
  id: v.string(),
  type: v.optional(WireProductType, {}),
  inventory: v.optional(
    v.object({
      ats: amount,
      stockLevel: amount,
      orderable: v.optional(v.boolean()),
    }),
  ),
  inventories: v.optional(
    v.array(v.object({ id: v.string(), ats: amount, orderable: v.optional(v.boolean()) })),
    [],
  ),
  c_forceSoldOut: flag,
  c_isGiftCard: flag,
  c_availableForInStorePickup: flag,
  c_webPurchaseLimit: amount,
  c_bopisPurchaseLimit: amount,
})
export type LiveProduct = v.InferOutput<typeof LiveProduct>

interface Asked {
  id: ProductId
  /** Whose stock is read as well. Several are separated by commas. */
  inventoryListId: string | null
}

/** Reads what one product has in stock now, past every cache (spec 2 §7). */
export async function readLiveProduct(
  commerce: CommerceClient,
  { id, inventoryListId }: Asked,
): Promise<LiveProduct> {
  const product = await commerce.read({
    family: productFamilies.liveProduct,
    operation: 'getProduct',
    path: `/products/${id}`,
    query: { expand: 'images,promotions,availability', inventoryIds: inventoryListId },
    schema: LiveProduct,
    namesResource: true,
    signal: undefined,
  })
  return withPickup(commerce, product)
}
