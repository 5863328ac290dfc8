import * as v from 'valibot'

import type { CategoryId } from '../listing/category.ts'
import { Picture } from '../media/picture.ts'
import { type ProductId, ProductTile } from '../product/product.ts'
import type { RowName } from '../recommendations/recommendations.ts'
import type { ReviewPage, ReviewView } from './reviews.ts'

/** How many people look at a product, or buy it. */
export const SocialProof = v.object({
  /** With the count in place of its placeholder. */
  message: v.string(),
  component: v.string(),
})
export type SocialProof = v.InferOutput<typeof SocialProof>

/** The same for products of a list, by their ids. Most have none. */
export const ListedProof = v.record(v.string(), SocialProof)
export type ListedProof = v.InferOutput<typeof ListedProof>

/** A picture that a shopper has shown of a product, and that was approved. */
export const Post = v.object({
  id: v.string(),
  picture: Picture,
  author: v.nullable(v.string()),
})
export type Post = v.InferOutput<typeof Post>

export const Ingredients = v.object({
  /** The ingredients in one sentence. */
  description: v.nullable(v.string()),
  /** What has to be named, with an address that says more, if there is a safe one. */
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
 * What other services say about a product. Nothing is personal. Pages exist without it: except for reviews, what
 * cannot be read is empty.
 */
export interface ProductExtras {
  /** Null if the site shows none. @throws {ProblemError} `unavailable` */
  getReviews(id: ProductId, view: ReviewView, signal?: AbortSignal): Promise<ReviewPage | null>
  getSocialProof(id: ProductId, signal?: AbortSignal): Promise<SocialProof | null>
  getGallery(id: ProductId, signal?: AbortSignal): Promise<Post[]>
  getIngredients(upc: string, signal?: AbortSignal): Promise<Ingredients | null>
  /** Only what is in stock. */
  getProductRows(id: ProductId, signal?: AbortSignal): Promise<ProductRows>
  /** The same for products, categories or the whole shop. */
  getRow(input: RecommendationInput, signal?: AbortSignal): Promise<ProductTile[]>
}

/** What the edge knows of the products of a list. Its tiles ask in the browser (`client/features/tiles/tile-proofs.ts`). */
export interface ListedProofs {
  getListedProof(ids: readonly ProductId[]): Promise<ListedProof>
}
