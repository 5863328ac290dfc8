import * as v from 'valibot'

import { CategoryId } from '../listing/category.ts'
import { ProductId } from '../product/product.ts'
import { typedLine } from '../text/typed.ts'

/** More than a page shows. */
export const MAX_PRODUCTS = 200
/** More than one look at a page leads to. */
const MAX_ACTIVITIES = 20

const Phrase = v.pipe(typedLine(100), v.minLength(1))
const Name = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))
export const Path = v.pipe(v.string(), v.regex(/^\/[^?#]*$/), v.maxLength(500))
export const Products = v.pipe(v.array(ProductId), v.minLength(1), v.maxLength(MAX_PRODUCTS))

export const Bought = v.strictObject({
  id: ProductId,
  /** Of one, in minor units. */
  price: v.pipe(v.number(), v.integer(), v.minValue(0)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
})
const BoughtProducts = v.pipe(v.array(Bought), v.minLength(1), v.maxLength(MAX_PRODUCTS))

/** The recommender's name, and the id of its choice, if the service has given one. */
const recommendation = { recommender: Name, recoUUID: v.exactOptional(Name) }

/** An activity of a shopper, for the recommendation service (spec 3 §7). */
export const Activity = v.variant('activity', [
  v.strictObject({
    activity: v.literal('viewProduct'),
    /** Of the master, if it is a product with variants. */
    productId: ProductId,
    variantId: v.exactOptional(ProductId),
  }),
  v.strictObject({ activity: v.literal('viewSearch'), phrase: Phrase, productIds: Products }),
  v.strictObject({ activity: v.literal('clickSearch'), phrase: Phrase, productId: ProductId }),
  v.strictObject({
    activity: v.literal('viewCategory'),
    categoryId: CategoryId,
    productIds: Products,
  }),
  v.strictObject({
    activity: v.literal('clickCategory'),
    categoryId: CategoryId,
    productId: ProductId,
  }),
  v.strictObject({
    activity: v.literal('viewReco'),
    ...recommendation,
    productIds: Products,
  }),
  v.strictObject({
    activity: v.literal('clickReco'),
    ...recommendation,
    productId: ProductId,
  }),
  v.strictObject({ activity: v.literal('viewPage'), path: Path }),
  v.strictObject({
    activity: v.literal('beginCheckout'),
    products: BoughtProducts,
    /** In minor units. */
    amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.strictObject({
    activity: v.literal('checkoutStep'),
    stepName: v.picklist(['shipping', 'billing', 'review']),
    stepNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
  }),
  v.strictObject({ activity: v.literal('addToBag'), products: BoughtProducts }),
])
export type Activity = v.InferOutput<typeof Activity>

export const Activities = v.strictObject({
  activities: v.pipe(v.array(Activity), v.minLength(1), v.maxLength(MAX_ACTIVITIES)),
})
export type Activities = v.InferOutput<typeof Activities>
