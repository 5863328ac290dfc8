import type { Filters } from '#shared/listing/shop-catalog.ts'

/** Subscriptions are off. */
export const subscriptionsPath = '/my-account/subscriptions'

/** Those of the core are enough. */
export const filters = {} as const satisfies Filters
export const variationAttributes: readonly string[] = []
