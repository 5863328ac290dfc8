import type { Context } from 'hono'

import { ProblemError } from '#shared/contract/problem.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite, SITE_LOCALES, type Locale, type SiteLocale } from '#shared/site/site.ts'

import type { SitemapPath } from '../catalog/sitemap-paths.ts'
import { factory, type AppEnv, type Bindings, type RequestContext } from '../env.ts'
import { robots } from './robots.ts'
import { sitemapIndex, sitemapOf, type PathsByKey } from './sitemap.ts'

/** Lists the categories and products of the context's site and locale. */
type ListPaths = (context: RequestContext, bindings: Bindings) => Promise<readonly SitemapPath[]>

const fileOf = ({ site, locale }: SiteLocale) => `/sitemap-${site.id}-${locale}.xml`

export function createSeo(listPaths: ListPaths) {
  const app = factory
    .createApp()
    .get('/robots.txt', (c) => {
      const text = robots(c.var.context.config, placementOf(c))
      return c.text(text, 200, { 'Cache-Control': 'no-cache' })
    })
    .get('/sitemap.xml', (c) => {
      const origin = c.var.context.config.publicOrigin
      return xml(c, sitemapIndex(addressable(c).map((siteLocale) => origin + fileOf(siteLocale))))
    })

  for (const siteLocale of SITE_LOCALES) {
    app.get(fileOf(siteLocale), async (c) => {
      if (!addressable(c).includes(siteLocale)) throw new ProblemError('not-found')
      const paths = await pathsByLocale(c, listPaths)
      const origin = c.var.context.config.publicOrigin
      return xml(c, sitemapOf({ ...siteLocale, paths, origin, placement: placementOf(c) }))
    })
  }
  return app
}

const placementOf = (c: Context<AppEnv>) =>
  createPlacement({ ...c.var.context.config.placement, defaultSite })

function addressable(c: Context<AppEnv>) {
  const { canExpress } = placementOf(c)
  return SITE_LOCALES.filter(({ site, locale }) => canExpress(site, locale))
}

/** Loads the lists one after the other, because a request may open few connections and one list needs several. */
async function pathsByLocale(c: Context<AppEnv>, listPaths: ListPaths) {
  const lists = new Map<Locale, PathsByKey>()
  for (const { site, locale } of addressable(c)) {
    const paths = await listPaths({ ...c.var.context, site, locale }, c.env)
    lists.set(locale, new Map(paths.map(({ key, path }) => [key, path])))
  }
  return lists
}

function xml(c: Context<AppEnv>, document: string) {
  c.var.context.log.set('route', 'sitemap')
  return c.body(document, 200, {
    'Content-Type': 'application/xml',
    'Cache-Control': 'no-cache',
  })
}
