import type { AddToBag } from '#shared/bag/bag.ts'
import type { Product } from '#shared/product/product.ts'
import type { StoreId } from '#shared/stores/store.ts'

import type { ItemToAdd } from './add-item.ts'
import { refreshFields } from './refresh-fields.ts'

/** The quantity adds to what the basket has of the product, and does not replace it (spec 2 §3). */
export const ADDS = { c_set_qty: false } as const

/** What the service is told of an item that is added: shipped, or picked up in a store. */
export function itemToAdd(
  product: Product | null,
  { productId, quantity, fulfillment, refreshMonths }: AddToBag,
  storeId: StoreId | null,
): ItemToAdd {
  const price = product?.price?.now.minorUnits
  const limit = fulfillment === 'pickup' ? product?.pickup?.limit : product?.webPurchaseLimit
  return {
    productId,
    // Forms without JavaScript may want more than one order may contain (spec 2 §5).
    quantity: Math.min(quantity, limit || quantity),
    ...ADDS,
    // The current unit price, so that the bag can show when it changes.
    ...(price !== undefined && { price: price / 100, c_addedPrice: price / 100 }),
    ...wayOf(storeId, refreshMonths),
    c_addId: crypto.randomUUID(),
  }
}

/** What is picked up is not sent again. */
function wayOf(storeId: StoreId | null, refreshMonths: number | undefined) {
  if (storeId !== null) return { c_fromStoreId: storeId }
  return refreshMonths === undefined ? {} : refreshFields(refreshMonths)
}
