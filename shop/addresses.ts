import type { Filters } from '#shared/listing/shop-catalog.ts'

/** The page of subscriptions, and below it, where its forms post. */
export const subscriptionsPath = '/my-account/scent-scription'

/** Above the core's filters by color, size, amount and price. */
export const filters = {
  family: 'c_refinementFamily',
  fragrance: 'c_refinementFragrance',
  form: 'c_refinementForm',
} as const satisfies Filters

/** Beside size and color. */
export const variationAttributes: readonly string[] = ['fragrance']
