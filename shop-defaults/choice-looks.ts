import type { ChoiceLooks, SchemaNames } from '#shared/listing/shop-catalog.ts'

/** How values of further variation attributes look, by the attribute. Those of size and color are the core's. */
export const choiceLooks: ChoiceLooks = {}

/** The properties of schema.org for these attributes, for search engines. */
export const schemaNames: SchemaNames = {}
