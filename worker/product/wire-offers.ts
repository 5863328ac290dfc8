import * as v from 'valibot'

/** A discount within reach: what is missing for it, and which items count toward it. */
export const ApproachingDiscount = v.object({
  calloutMsg: v.optional(v.string()),
  missingQuantity: v.nullish(v.number()),
  qualifyingItems: v.optional(v.array(v.object({ itemId: v.string(), quantity: v.number() })), []),
  categoryId: v.nullish(v.string()),
})

/** Free products to choose from. */
export const BonusDiscountLineItem = v.object({
  id: v.string(),
  maxBonusItems: v.optional(v.number(), 1),
  bonusProducts: v.optional(
    v.array(
      v.object({
        productId: v.string(),
        productName: v.optional(v.string()),
        title: v.optional(v.string()),
        c_imageURL: v.nullish(v.string()),
      }),
    ),
    [],
  ),
})

/** What a merge has left out. */
export const NotAdded = v.object({
  productItems: v.optional(v.array(v.object({ productId: v.string(), quantity: v.number() })), []),
})
