import type { Context } from 'hono'

import type { AppEnv } from './config/env.ts'
import type { CacheStatus } from './observe/log.ts'
import { openPublicEdge, type CatalogEdge, type OpenEdge, type PlaceEdge } from './http/edge.ts'
import { visitorOf } from './visitor/visitor.ts'
import type { TilesInStock } from './catalog.ts'
import { loadShop } from './load-shop.ts'

const RANKS: readonly CacheStatus[] = ['none', 'fresh', 'stale', 'miss', 'error']

/** The catalog for the site and locale of this request. */
export const openCatalog = async (c: Context<AppEnv>) => (await openShop(c)).catalog

/** Opens the edge of reads that are the same for every visitor. */
export const openCatalogEdge: OpenEdge<CatalogEdge> = async (c) => {
  const { edge, setCookies } = await openPublicEdge(c)
  return { edge: { ...edge, catalog: await openCatalog(c) }, setCookies }
}

/** Opens the edge of reads that depend on where the visitor is. */
export const openPlaceEdge: OpenEdge<PlaceEdge> = async (c) => {
  const { edge, setCookies } = await openPublicEdge(c)
  const { catalog, commerce, cache } = await openShop(c)
  const visitor = visitorOf(edge.context)
  return { edge: { ...edge, catalog, commerce, cache, visitor }, setCookies }
}

/** Products by id, only those in stock, without a cache. */
export const readTilesInStock = async (c: Context<AppEnv>, ...asked: Parameters<TilesInStock>) =>
  (await openShop(c)).readTilesInStock(...asked)

/** The public part of the shop for this request. */
async function openShop(c: Context<AppEnv>) {
  const context = c.get('context')
  const { createShop } = await loadShop(context)
  return createShop({
    context,
    bindings: c.env,
    caller: 'api',
    // Of the values that the response is built from, the one that is furthest from fresh. A refresh in the
    // background may read others before the response has been sent.
    onRead: ({ cached }) => {
      const { metrics } = context
      if (RANKS.indexOf(cached.outcome) > RANKS.indexOf(metrics.cache))
        metrics.cache = cached.outcome
    },
  })
}
