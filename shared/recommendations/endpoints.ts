import { endpoint } from '../http/endpoint.ts'
import type { CategoryId } from '../listing/category.ts'
import type { ProductRows } from '../product/product-extras.ts'
import type { ProductId, ProductTile } from '../product/product.ts'
import type { Recommender, RowName } from './recommendations.ts'

/** Rows that are the same for every visitor. They are empty if they cannot be read, because pages work without them. */
export const recommendationEndpoints = {
  /** Only what is in stock. */
  getProductRows: endpoint<{ id: ProductId }, ProductRows>()('GET', '/product-rows/:id'),
}

interface RecommendationsInput {
  recommender: Recommender
  ids: readonly ProductId[]
}

export interface RowInput {
  recommender: RowName
  ids: readonly ProductId[]
  categories: readonly CategoryId[]
}

/** Rows that the service chooses for a visitor who allows it. Such a response is not stored, the one for all others is. */
export const rowEndpoints = {
  /** The products in stock that a recommender chooses for some others, of which at most 24 count. */
  getRecommendations: endpoint<RecommendationsInput, ProductTile[]>()('GET', '/recommendations'),
  /** The products in stock for other products, for categories or for the whole shop. */
  getRow: endpoint<RowInput, ProductTile[]>()('GET', '/product-row'),
}
