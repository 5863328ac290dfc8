import { sitemap } from '../cache/manifest.ts'
import { listSitemapPaths } from '../catalog/sitemap-paths.ts'
import { createShop } from '../shop.ts'
import { createSeo } from './create-seo.ts'

/** `/robots.txt` and the sitemaps, at the root for all sites. */
export const seo = createSeo(async (context, bindings) => {
  const { catalog, cache, commerce } = createShop({ context, bindings })
  const list = await cache.read(sitemap, {
    key: [context.site.id, context.locale],
    load: async (signal) => listSitemapPaths(commerce, await catalog.getNavigation(signal), signal),
  })
  return list.value
})
