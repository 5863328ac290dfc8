import * as v from 'valibot'

import { CategoryId } from '#shared/listing/category.ts'
import { PAGE_SIZE } from '#shared/listing/page-parameters.ts'
import { FilmId, MAX_FILMS } from '#shared/media/film.ts'
import { SHOP_QUERY_PATH, type productEndpoints } from '#shared/product/endpoints.ts'
import { ProductId } from '#shared/product/product.ts'

import type { CatalogEdge, OpenCatalog } from '../http/edge.ts'
import { endpoints } from '../http/endpoints.ts'
import { idList } from '../http/input.ts'
import { catalogRead, type Handlers } from '../http/serve.ts'

const MAX_TILES = 24

const Minigrid = v.object({
  id: CategoryId,
  count: v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number), v.maxValue(PAGE_SIZE)),
})
const ByUpc = v.object({ upc: v.pipe(v.string(), v.regex(/^\d{8,14}$/)) })

export const productHandlers = {
  getProduct: catalogRead(v.object({ id: ProductId }), (catalog) => catalog.getProduct),
  getTiles: catalogRead(
    v.object({ ids: idList(ProductId, MAX_TILES) }),
    (catalog) => catalog.getTiles,
  ),
  getMinigrid: catalogRead(Minigrid, (catalog) => catalog.getMinigrid),
  getFilms: catalogRead(
    v.object({ ids: idList(FilmId, MAX_FILMS) }),
    (catalog) => catalog.getFilms,
  ),
  getIngredients: catalogRead(ByUpc, (catalog) => catalog.getIngredients),
} satisfies Handlers<CatalogEdge, typeof productEndpoints>

/** Answers the shop's own queries, each of which has its own parameters. */
export const shopQueryRoutes = (openCatalog: OpenCatalog) =>
  endpoints().get(SHOP_QUERY_PATH, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { query } = c.req.param()
    const catalog = await openCatalog(c)
    return c.json(await catalog.getShopData<object>(query, c.req.query()))
  })
