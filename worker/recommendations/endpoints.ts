import type { Context } from 'hono'
import * as v from 'valibot'

import { CategoryId } from '#shared/listing/category.ts'
import { ProductId, type ProductTile } from '#shared/product/product.ts'
import {
  rowEndpoints,
  type RowInput,
  type recommendationEndpoints,
} from '#shared/recommendations/endpoints.ts'
import {
  HOME_ROWS,
  Recommender,
  ROW_LENGTH,
  RowName,
  type HomeRow,
} from '#shared/recommendations/recommendations.ts'

import { findActiveVisitor } from '../analytics/active-visitor.ts'
import type { AppEnv } from '../config/env.ts'
import type { CatalogEdge, Edge, OpenCatalog, OpenEdge } from '../http/edge.ts'
import { endpoints } from '../http/endpoints.ts'
import { idList, parseInput } from '../http/input.ts'
import { catalogRead, type Handlers } from '../http/serve.ts'
import { externalFetch } from '../upstream/outside-fetch.ts'
import { MAX_PRODUCTS, withRecommender } from './recommendation-service.ts'
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

export const recommendationHandlers = {
  getProductRows: catalogRead(v.object({ id: ProductId }), (catalog) => catalog.getProductRows),
} satisfies Handlers<CatalogEdge, typeof recommendationEndpoints>

interface RecommendationDependencies {
  openEdge: OpenEdge<Edge>
  openCatalog: OpenCatalog
  /** Products by id, only those in stock, without a cache. */
  readTilesInStock: (
    c: Context<AppEnv>,
    ids: readonly string[],
    signal: AbortSignal,
  ) => Promise<ProductTile[]>
}

/** Rows that the service chooses for a visitor who allows it. Whether a response is stored depends on the visitor. */
export function rowRoutes({ openEdge, openCatalog, readTilesInStock }: RecommendationDependencies) {
  /**
   * Responds with a row. With the visitor's consent the service knows the visitor, and no cache is read or written; for
   * all others the row is the catalog's.
   */
  async function respondWithRow(
    c: Context<AppEnv>,
    input: RowInput,
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
    { recommender, ids, categories }: RowInput,
  ): Promise<ProductTile[] | null> {
    const context = c.get('context')
    if (isHomeRow(recommender) || !context.config.recommendations) return null
    const visitor = await findActiveVisitor(c, openEdge)
    if (!visitor) return null
    const service = openRecommendations({ ...context, fetch: externalFetch, visitor })
    const { signal } = c.req.raw
    try {
      const found = await service?.recommend({ recommender }, ids, signal, categories)
      if (!found) return []
      const tiles = await readTilesInStock(c, found.productIds, signal)
      return withRecommender(tiles, found.recommendedBy)
    } catch {
      context.log.warn('recommendations are missing', { recommender })
      return []
    }
  }

  return endpoints()
    .get(rowEndpoints.getRecommendations.path, { agents: 'allowed', limit: 'none' }, async (c) => {
      const input = parseInput(RecommendationsQuery, c.req.query())
      return respondWithRow(
        c,
        { ...input, categories: [] },
        {
          length: MAX_PRODUCTS,
          readForAll: async () => (await openCatalog(c)).getRecommendations(input),
        },
      )
    })
    .get(rowEndpoints.getRow.path, { agents: 'allowed', limit: 'none' }, async (c) => {
      const { recommender, ids = [], categories = [] } = parseInput(RowQuery, c.req.query())
      const input = { recommender, ids, categories }
      return respondWithRow(c, input, {
        length: ROW_LENGTH,
        readForAll: async () => (await openCatalog(c)).getRow(input),
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
