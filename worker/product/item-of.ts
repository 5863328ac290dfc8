import type { Item } from '#shared/product/judge-fulfillment.ts'

/** The fields of products and search hits by which they are judged. */
export interface ItemFields {
  c_forceSoldOut?: boolean | null | undefined
  c_isGiftCard?: boolean | null | undefined
  c_availableForInStorePickup?: boolean | null | undefined
  c_webPurchaseLimit?: number | null | undefined
  c_bopisPurchaseLimit?: number | null | undefined
}

interface WebStock {
  hasPrice: boolean
  orderable: boolean | undefined
  stockLevel?: number | undefined
}

/**
 * A product as it is judged on public pages, which know no store. Its stock there is unknown, and a hit that does not
 * say that stores hand it over counts as shipped only.
 */
export const itemOf = (
  fields: ItemFields,
  { hasPrice, orderable, stockLevel }: WebStock,
): Item => ({
  isSold: hasPrice,
  isForceSoldOut: fields.c_forceSoldOut === true,
  // The site's preferences are not part of a product.
  isPickupOffered: true,
  isPickupEligible: fields.c_availableForInStorePickup === true && fields.c_isGiftCard !== true,
  web: {
    isOrderable: orderable ?? null,
    stock: stockLevel ?? null,
    limit: fields.c_webPurchaseLimit ?? null,
  },
  pickup: { isOrderable: null, stock: null, limit: fields.c_bopisPurchaseLimit ?? null },
})
