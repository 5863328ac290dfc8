import type { Context } from 'hono'

import type { RecommendationInput } from '#shared/reviews/product-extras.ts'
import type { ProductTile } from '#shared/product/product.ts'
import { type HomeRow, HOME_ROWS } from '#shared/recommendations/recommendations.ts'

import { openShop } from '../api/catalog-of.ts'
import { externalFetch } from '../commerce/outside-fetch.ts'
import type { AppEnv } from '../env.ts'
import { createRecommendationService } from '../recommendations/recommendation-service.ts'
import { activeVisitorOf } from './active-visitor.ts'

/** What is recommended to a visitor. It is never stored, and browsers do not keep it. */
const PERSONAL = { 'Cache-Control': 'private, no-store' }

/**
 * A row that a visitor's browser asks for. For visitors who have agreed to it the service is told who they are, and no
 * cache is read or written; for all others the row is the catalog's.
 */
export async function respondWithRow(
  c: Context<AppEnv>,
  input: RecommendationInput,
  { length, readForAll }: RowForAll,
): Promise<Response> {
  const tiles = await rowForVisitor(c, input)
  return tiles === null ? c.json(await readForAll()) : c.json(tiles.slice(0, length), 200, PERSONAL)
}

interface RowForAll {
  /** How many products the row has at most. */
  length: number
  readForAll: () => Promise<ProductTile[]>
}

/** Null for those who are not told apart, and for rows that another service decides on. */
async function rowForVisitor(
  c: Context<AppEnv>,
  { recommender, productIds, categoryIds }: RecommendationInput,
): Promise<ProductTile[] | null> {
  const context = c.get('context')
  if (isHomeRow(recommender) || !context.config.recommendations) return null
  const visitor = await activeVisitorOf(c)
  if (!visitor) return null
  const service = createRecommendationService({ ...context, fetch: externalFetch, visitor })
  const { signal } = c.req.raw
  try {
    const ids = await service?.recommend({ recommender }, productIds, signal, categoryIds)
    const { readTilesInStock } = await openShop(c)
    return await readTilesInStock(ids ?? [], signal)
  } catch {
    context.log.warn('recommendations are missing', { recommender })
    return []
  }
}

const isHomeRow = (name: string): name is HomeRow => HOME_ROWS.some((row) => row === name)
