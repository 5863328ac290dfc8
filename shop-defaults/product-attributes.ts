import * as v from 'valibot'

import { defineProductAttributes, type DefinedAttributes } from '#shared/product/shop-attributes.ts'

/** Custom attributes of products (`c_…`) that only this shop has: none. */
export const productAttributes = defineProductAttributes({
  wire: {},
  values: v.object({}),
  map: () => ({}),
  heading: () => null,
  details: () => ({ highlights: null, moreInfo: null }),
})

/** The same attributes for the commerce instance, which gets them by an import of metadata. */
export const definedAttributes: DefinedAttributes<never> = {}
