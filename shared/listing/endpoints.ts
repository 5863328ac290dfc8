import { endpoint } from '../http/endpoint.ts'
import type { ProductTile } from '../product/product.ts'
import type { Category, CategoryId, Navigation } from './category.ts'

/** Categories. They are the same for every visitor. */
export const listingEndpoints = {
  getNavigation: endpoint<object, Navigation>()('GET', '/navigation'),
  getCategory: endpoint<{ id: CategoryId }, Category>()('GET', '/categories/:id'),
  /** The first products of a category, at most 24, also those that are sold out. Empty for an unknown category. */
  getMinigrid: endpoint<{ id: CategoryId; count: number }, ProductTile[]>()(
    'GET',
    '/categories/:id/minigrid',
  ),
}
