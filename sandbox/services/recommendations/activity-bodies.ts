import * as v from 'valibot'

import { recommendationAccount } from './account.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const amount = v.pipe(v.number(), v.minValue(0))

/** Salesforce's own client sends no id for some products, and empty texts for ids that a product lacks. */
const otherId = v.optional(v.pipe(v.string(), v.maxLength(100)))

const Product = v.looseObject({ id: v.optional(id), sku: otherId, altId: otherId })
const products = v.pipe(v.array(Product), v.maxLength(200))
const BoughtProduct = v.looseObject({ id, sku: otherId, price: amount, quantity: amount })
const bought = v.pipe(v.array(BoughtProduct), v.minLength(1), v.maxLength(200))

const person = {
  cookieId: id,
  userId: v.optional(v.string()),
  realm: v.optional(v.literal(recommendationAccount.realm)),
  instanceType: v.optional(v.picklist(['prd', 'sbx'])),
}
const searched = { searchText: v.pipe(v.string(), v.minLength(1), v.maxLength(500)) }
const category = v.looseObject({ id })
const shown = { recommenderName: id, __recoUUID: v.optional(v.string()) }
const step = { stepName: v.string(), stepNumber: v.pipe(v.number(), v.integer()) }

/** The body of each activity. */
export const activityBodies = {
  viewProduct: v.looseObject({ ...person, product: Product }),
  viewSearch: v.looseObject({ ...person, ...searched, products: v.optional(products) }),
  clickSearch: v.looseObject({ ...person, ...searched, product: Product }),
  viewCategory: v.looseObject({ ...person, category, products: v.optional(products) }),
  clickCategory: v.looseObject({ ...person, category, product: Product }),
  viewReco: v.looseObject({ ...person, ...shown, products: v.optional(products) }),
  clickReco: v.looseObject({ ...person, ...shown, product: Product }),
  viewPage: v.looseObject({ ...person, currentLocation: v.string() }),
  beginCheckout: v.looseObject({ ...person, products: bought, amount: v.optional(amount) }),
  checkoutStep: v.looseObject({ ...person, ...step }),
  addToCart: v.looseObject({ ...person, products: bought }),
} as const

export type ActivityName = keyof typeof activityBodies

/**
 * The visitor and the products to base recommendations on. Without a cookie id they are not
 * personal.
 */
export const RecommendationBody = v.looseObject({
  ...person,
  cookieId: v.optional(id),
  products: v.optional(products, []),
  categories: v.optional(v.pipe(v.array(category), v.maxLength(20)), []),
})
export type RecommendationBody = v.InferOutput<typeof RecommendationBody>
