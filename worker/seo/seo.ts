import { sitemap } from '../cache/manifest.ts'
import {
  countProducts,
  listCategories,
  listProducts,
  pieceCount,
} from '../catalog/sitemap-paths.ts'
import type { Bindings, RequestContext } from '../env.ts'
import { createShop } from '../shop.ts'
import { createSeo } from './create-seo.ts'

/** `/robots.txt` and the sitemaps, at the root for all sites. */
export const seo = createSeo({
  async listCategories(context, bindings) {
    const { catalog } = createShop({ context, bindings })
    return listCategories(await catalog.getNavigation())
  },
  async countPieces(context, bindings) {
    const { total } = await readPiece(0, context, bindings)
    return pieceCount(total)
  },
  async listProducts(piece, context, bindings) {
    const { paths } = await readPiece(piece, context, bindings)
    return paths
  },
})

async function readPiece(piece: number, context: RequestContext, bindings: Bindings) {
  const { cache, commerce } = createShop({ context, bindings })
  const { value } = await cache.read(sitemap, {
    key: [context.site.id, context.locale, `${piece}`],
    load: (signal) =>
      piece === 0 ? countProducts(commerce, signal) : listProducts(commerce, piece, signal),
  })
  return value
}
