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

/** The rows of the home page, as the personalization service names them in its decision. */
export const HOME_ROWS = ['home1_rr', 'home2_rr'] as const
export type HomeRow = (typeof HOME_ROWS)[number]

/** Two groups of four. More would slow down every first visit, and few shoppers scroll to them. */
export const ROW_LENGTH = 8

/** The source of a row's products. */
export const ROW_NAMES = [...RECOMMENDERS, ...HOME_ROWS] as const
export const RowName = v.picklist(ROW_NAMES)
export type RowName = v.InferOutput<typeof RowName>
