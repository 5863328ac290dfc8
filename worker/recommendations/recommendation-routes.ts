import type { Context } from 'hono'
import * as v from 'valibot'

import { catalogApi } from '#shared/api-paths.ts'
import { CategoryId } from '#shared/listing/category.ts'
import { ProductId, type ProductTile } from '#shared/product/product.ts'
import {
  HOME_ROWS,
  Recommender,
  ROW_LENGTH,
  RowName,
  type HomeRow,
} from '#shared/recommendations/recommendations.ts'
import { extrasApi } from '#shared/product/extras-api.ts'
import type { ProductExtras, RecommendationInput } from '#shared/product/product-extras.ts'

import { findActiveVisitor } from '../analytics/active-visitor.ts'
import type { AppEnv } from '../config/env.ts'
import type { Edge, OpenCatalog, OpenEdge } from '../http/edge.ts'
import { endpoints } from '../http/endpoints.ts'
import { idList, parseInput } from '../http/input.ts'
import { externalFetch } from '../upstream/outside-fetch.ts'
import { MAX_PRODUCTS } from './recommendation-service.ts'
import { openRecommendations } from './open-recommendations.ts'

/** More lines than a bag has. The first 24 products count. */
const MAX_IDS = 100
const MAX_CATEGORIES = 20

const RecommendationsQuery = v.object({
  recommender: Recommender,
  ids: idList(ProductId, MAX_IDS),
})
const RowQuery = v.object({
  recommender: RowName,
  ids: v.optional(idList(ProductId, MAX_IDS)),
  categories: v.optional(idList(CategoryId, MAX_CATEGORIES)),
})

interface RecommendationDependencies {
  openEdge: OpenEdge<Edge>
  openCatalog: OpenCatalog
  openRows: (c: Context<AppEnv>) => Promise<Pick<ProductExtras, 'getProductRows' | 'getRow'>>
  /** Products by id, only those in stock, without a cache. */
  readTilesInStock: (
    c: Context<AppEnv>,
    ids: readonly string[],
    signal: AbortSignal,
  ) => Promise<ProductTile[]>
}

/** Rows of products, which browsers load. */
export function recommendationRoutes({
  openEdge,
  openCatalog,
  openRows,
  readTilesInStock,
}: RecommendationDependencies) {
  /**
   * Responds with a row. With the visitor's consent the service knows the visitor, and no cache is read or written; for
   * all others the row is the catalog's.
   */
  async function respondWithRow(
    c: Context<AppEnv>,
    input: RecommendationInput,
    { length, readForAll }: RowForAll,
  ) {
    const tiles = await rowForVisitor(c, input)
    return tiles === null
      ? c.json(await readForAll())
      : c.json(tiles.slice(0, length), 200, PERSONAL)
  }

  /** Null without the visitor's consent, and for rows that another service decides on. */
  async function rowForVisitor(
    c: Context<AppEnv>,
    { recommender, productIds, categoryIds }: RecommendationInput,
  ): Promise<ProductTile[] | null> {
    const context = c.get('context')
    if (isHomeRow(recommender) || !context.config.recommendations) return null
    const visitor = await findActiveVisitor(c, openEdge)
    if (!visitor) return null
    const service = openRecommendations({ ...context, fetch: externalFetch, visitor })
    const { signal } = c.req.raw
    try {
      const ids = await service?.recommend({ recommender }, productIds, signal, categoryIds)
      return await readTilesInStock(c, ids ?? [], signal)
    } catch {
      context.log.warn('recommendations are missing', { recommender })
      return []
    }
  }

  return endpoints()
    .get(catalogApi.paths.recommendations, { agents: 'allowed', limit: 'none' }, async (c) => {
      const { recommender, ids } = parseInput(RecommendationsQuery, c.req.query())
      const input = { recommender, productIds: ids, categoryIds: [] }
      return respondWithRow(c, input, {
        length: MAX_PRODUCTS,
        readForAll: async () => (await openCatalog(c)).getRecommendations(recommender, ids),
      })
    })
    .get(extrasApi.paths.productRows, { agents: 'allowed', limit: 'none' }, async (c) => {
      const { id } = parseInput(v.object({ id: ProductId }), c.req.param())
      const rows = await openRows(c)
      return c.json(await rows.getProductRows(id))
    })
    .get(extrasApi.paths.row, { agents: 'allowed', limit: 'none' }, async (c) => {
      const { recommender, ids = [], categories = [] } = parseInput(RowQuery, c.req.query())
      const input = { recommender, productIds: ids, categoryIds: categories }
      return respondWithRow(c, input, {
        length: ROW_LENGTH,
        readForAll: async () => (await openRows(c)).getRow(input),
      })
    })
}

/** A visitor's own row is never stored, and browsers do not keep it. */
const PERSONAL = { 'Cache-Control': 'private, no-store' }

interface RowForAll {
  /** How many products the row has at most. */
  length: number
  readForAll: () => Promise<ProductTile[]>
}

const isHomeRow = (name: string): name is HomeRow => HOME_ROWS.some((row) => row === name)
