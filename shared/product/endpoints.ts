import { endpoint } from '../http/endpoint.ts'
import type { CategoryId } from '../listing/category.ts'
import type { Film, FilmId } from '../media/film.ts'
import type { Ingredients } from './product-extras.ts'
import type { Product, ProductId, ProductTile } from './product.ts'

/** Products. They are the same for every visitor. */
export const productEndpoints = {
  getProduct: endpoint<{ id: ProductId }, Product>()('GET', '/products/:id'),
  /** At most 24, in the requested order; unknown ids are left out. */
  getTiles: endpoint<{ ids: readonly ProductId[] }, ProductTile[]>()('GET', '/tiles'),
  /** The first products of a category, at most 24, also those that are sold out. Empty for an unknown category. */
  getMinigrid: endpoint<{ id: CategoryId; count: number }, ProductTile[]>()(
    'GET',
    '/categories/:id/minigrid',
  ),
  /** The films of a product, at most two. Unknown ones are left out. */
  getFilms: endpoint<{ ids: readonly FilmId[] }, Film[]>()('GET', '/films'),
  /** Null if they are unknown or cannot be read, because pages work without them. */
  getIngredients: endpoint<{ upc: string }, Ingredients | null>()('GET', '/ingredients/:upc'),
}

/** The path below `/api` of the answers to the shop's own queries. All other parameters are the query's. */
export const SHOP_QUERY_PATH = '/shop/:query'
