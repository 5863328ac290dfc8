import { sitemap } from '../cache/manifest.ts'
import type { SitemapPiece } from '../cache/stored-values.ts'
import {
  CATEGORIES,
  COUNT,
  countProducts,
  listProducts,
  pieceCount,
  readCategories,
} from '../catalog/sitemap-paths.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import type { Bindings, RequestContext } from '../env.ts'
import { createShop } from '../shop.ts'
import type { SitemapLists } from './create-seo.ts'

/** Reads what the sitemaps list, from the cache or from commerce. */
export const sitemapLists: SitemapLists = {
  async listCategories(...shop) {
    const { paths } = await readList(CATEGORIES, readCategories, ...shop)
    return paths
  },
  async countPieces(...shop) {
    const { total } = await readList(COUNT, countProducts, ...shop)
    return pieceCount(total)
  },
  async listProducts(piece, ...shop) {
    const { paths } = await readList(
      `${piece}`,
      (commerce, signal) => listProducts(commerce, piece, signal),
      ...shop,
    )
    return paths
  },
}

type Load = (commerce: CommerceClient, signal: AbortSignal) => Promise<SitemapPiece>

async function readList(part: string, load: Load, context: RequestContext, bindings: Bindings) {
  const { cache, commerce } = createShop({ context, bindings })
  const { value } = await cache.read(sitemap, {
    key: [context.site.id, context.locale, part],
    load: (signal) => load(commerce, signal),
  })
  return value
}
