import type { Context } from 'hono'

import { ProblemError } from '#shared/http/problem.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite, SITE_LOCALES, type Locale, type SiteLocale } from '#shared/site/site.ts'

import type { ListPaths, SitemapLists } from './sitemap-paths.ts'
import { factory, type AppEnv } from '../config/env.ts'
import { robots } from './robots.ts'
import { FIXED_PATHS, sitemapIndex, sitemapOf, type PathsByKey } from './sitemap.ts'

type C = Context<AppEnv>
const nameOf = ({ site, locale }: SiteLocale) => `sitemap-${site.id}-${locale}`
const fileOf = (siteLocale: SiteLocale) => `/${nameOf(siteLocale)}.xml`
const pieceOf = (siteLocale: SiteLocale, piece: number) =>
  `/${nameOf(siteLocale)}-products-${piece}.xml`

/**
 * `/robots.txt` and the sitemaps, at the root for all sites.
 * @param openLists loads the code that lists pages with the first sitemap
 */
export function seoRoutes(openLists: () => Promise<SitemapLists>) {
  const app = factory
    .createApp()
    .get('/robots.txt', (c) => {
      const text = robots(c.get('context').config, placementOf(c))
      return c.text(text, 200, { 'Cache-Control': 'no-cache' })
    })
    .get('/sitemap.xml', async (c) => xml(c, sitemapIndex(await filesOf(c, await openLists()))))

  for (const siteLocale of SITE_LOCALES) {
    app.get(fileOf(siteLocale), async (c) => {
      const { listCategories } = await openLists()
      const paths = await pathsByLocale(c, siteLocale, listCategories)
      return xml(c, sitemapOf({ ...siteLocale, fixed: FIXED_PATHS, paths, ...placed(c) }))
    })
    app.get(`/:file{${nameOf(siteLocale)}-products-[1-9][0-9]*[.]xml}`, async (c) => {
      const piece = Number(/(\d+)[.]xml$/.exec(c.req.path)?.[1])
      // The number comes from the URL: only pieces that exist are read.
      const context = { ...c.get('context'), ...siteLocale }
      const lists = await openLists()
      if (piece > (await lists.countPieces(context, c.env))) throw new ProblemError('not-found')
      const paths = await pathsByLocale(c, siteLocale, (...args) =>
        lists.listProducts(piece, ...args),
      )
      return xml(c, sitemapOf({ ...siteLocale, fixed: [], paths, ...placed(c) }))
    })
  }
  return app
}

const placementOf = (c: C) => createPlacement({ ...c.get('context').config.placement, defaultSite })

const placed = (c: C) => ({
  placement: placementOf(c),
  origin: c.get('context').config.publicOrigin,
})

function addressable(c: C) {
  const { canExpress } = placementOf(c)
  return SITE_LOCALES.filter(({ site, locale }) => canExpress(site, locale))
}

/** The URLs of all sitemaps. */
async function filesOf(c: C, lists: SitemapLists) {
  const files: string[] = []
  for (const siteLocale of addressable(c)) {
    const pieces = await lists.countPieces({ ...c.get('context'), ...siteLocale }, c.env)
    files.push(fileOf(siteLocale))
    for (let piece = 1; piece <= pieces; piece += 1) files.push(pieceOf(siteLocale, piece))
  }
  return files.map((file) => c.get('context').config.publicOrigin + file)
}

/**
 * Loads the lists one after the other, because a request may open few connections and one list needs several. Only the
 * list of the sitemap's own locale is needed; the others say where its pages exist as well.
 */
async function pathsByLocale(c: C, own: SiteLocale, listPaths: ListPaths) {
  const siteLocales = addressable(c)
  if (!siteLocales.includes(own)) throw new ProblemError('not-found')
  const lists = new Map<Locale, PathsByKey>()
  for (const siteLocale of siteLocales) {
    const listed = listPaths({ ...c.get('context'), ...siteLocale }, c.env)
    const paths = await (siteLocale === own ? listed : listed.catch(() => []))
    lists.set(siteLocale.locale, new Map(paths.map(({ key, ...page }) => [key, page])))
  }
  return lists
}

function xml(c: C, document: string) {
  c.get('context').log.set('route', 'sitemap')
  return c.body(document, 200, {
    'Content-Type': 'application/xml',
    'Cache-Control': 'no-cache',
  })
}
