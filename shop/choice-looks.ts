import type { ChoiceLooks, SchemaNames } from '#shared/listing/shop-catalog.ts'

export const choiceLooks: ChoiceLooks = { fragrance: 'names' }

export const schemaNames: SchemaNames = { fragrance: 'pattern' }
