import type { ChoiceLooks, SchemaNames } from '#shared/listing/shop-catalog.ts'

/** Those of size and color are the core's. */
export const choiceLooks: ChoiceLooks = {}
export const schemaNames: SchemaNames = {}
