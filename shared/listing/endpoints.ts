import { endpoint } from '../http/endpoint.ts'
import type { Category, CategoryId, Navigation } from './category.ts'

/** Categories. They are the same for every visitor. */
export const listingEndpoints = {
  getNavigation: endpoint<object, Navigation>()('GET', '/navigation'),
  getCategory: endpoint<{ id: CategoryId }, Category>()('GET', '/categories/:id'),
}
