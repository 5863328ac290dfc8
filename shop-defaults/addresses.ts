import type { Filters } from '#shared/listing/shop-catalog.ts'

/** The page of subscriptions, and below it, where its forms post. */
export const subscriptionsPath = '/my-account/subscriptions'

/** Filters of lists above those of the core, by their names in addresses: attributes of the catalog. */
export const filters = {} as const satisfies Filters

/** Attributes of products to choose from, beside size and color. */
export const variationAttributes: readonly string[] = []
