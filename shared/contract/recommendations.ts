import * as v from 'valibot'

/** The recommenders of the shop (spec 3 §9.7). */
export const RECOMMENDERS = [
  'viewed-recently-einstein',
  'product-to-product-einstein',
  'pdp-similar-items',
  'complete-the-set',
  'home-top-revenue-for-category',
  'products-in-all-categories',
  'test-popular-products',
  'category1_rr',
  'nosearch1_rr',
  'nosearch2_rr',
  'cart1_rr',
  'cart2_rr',
] as const

export const Recommender = v.picklist(RECOMMENDERS)
export type Recommender = v.InferOutput<typeof Recommender>
