import * as v from 'valibot'

import type { CategoryId } from '../listing/category.ts'
import { type ProductId, ProductTile } from './product.ts'
import type { RowName } from '../recommendations/recommendations.ts'

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

export interface RecommendationInput {
  recommender: RowName
  productIds: readonly ProductId[]
  categoryIds: readonly CategoryId[]
}

/**
 * Content about a product from other services, without anything personal. A part that cannot be read is empty, because pages
 * work without it.
 */
export interface ProductExtras {
  getIngredients(upc: string, signal?: AbortSignal): Promise<Ingredients | null>
  /** Only what is in stock. */
  getProductRows(id: ProductId, signal?: AbortSignal): Promise<ProductRows>
  /** The same for products, categories or the whole shop. */
  getRow(input: RecommendationInput, signal?: AbortSignal): Promise<ProductTile[]>
}
