import * as v from 'valibot'

import { defineProductAttributes, type DefinedAttributes } from '#shared/product/shop-attributes.ts'

/** The instance defines no attributes of products. */
export const productAttributes = defineProductAttributes({
  wire: {},
  values: v.object({}),
  map: () => ({}),
  heading: () => null,
  details: () => ({ highlights: null, moreInfo: null }),
})

export const definedAttributes: DefinedAttributes<never> = {}
