import { createSeo, type SitemapLists } from './create-seo.ts'

/** What lists pages loads with the first sitemap. */
async function openLists(): Promise<SitemapLists> {
  const code = await import('./sitemap-lists.ts')
  return code.sitemapLists
}

/** `/robots.txt` and the sitemaps, at the root for all sites. */
export const seo = createSeo({
  listCategories: async (...shop) => (await openLists()).listCategories(...shop),
  countPieces: async (...shop) => (await openLists()).countPieces(...shop),
  listProducts: async (...piece) => (await openLists()).listProducts(...piece),
})
