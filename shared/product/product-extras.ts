import * as v from 'valibot'

import { ProductTile } from './product.ts'

export const Ingredients = v.object({
  /** The ingredients in one sentence. */
  description: v.nullable(v.string()),
  /** The ingredients that the law requires to be named, with a link to more information if its address is safe. */
  designated: v.array(v.object({ name: v.string(), href: v.nullable(v.string()) })),
  /** The address of the safety data sheet. */
  safetySheet: v.nullable(v.string()),
  /** The number of the label. */
  labelNumber: v.nullable(v.string()),
})
export type Ingredients = v.InferOutput<typeof Ingredients>

/** The two rows of a product page: similar products, and those that were viewed or go with it. */
export const ProductRows = v.object({
  product1_rr: v.array(ProductTile),
  product2_rr: v.array(ProductTile),
})
export type ProductRows = v.InferOutput<typeof ProductRows>
