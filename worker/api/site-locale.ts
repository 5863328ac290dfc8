import * as v from 'valibot'

import { defaultSite, sites, type Site } from '#shared/site/site.ts'

import { factory } from '../env.ts'
import { parseInput } from '../http/input.ts'

const SiteQuery = v.object({
  site: v.optional(v.picklist(Object.values<Site>(sites).map(({ id }) => id)), defaultSite.id),
})
const localeQueryOf = ({ supportedLocales, defaultLocale }: Site) =>
  v.object({
    locale: v.optional(v.picklist(supportedLocales.map(({ id }) => id)), defaultLocale),
  })

/** API paths have no site or locale prefix; the query parameters `site` and `locale` select them. */
export const siteLocale = () =>
  factory.createMiddleware(async function siteLocale(c, next) {
    const query = c.req.query()
    const site = sites[parseInput(SiteQuery, query).site]
    const { locale } = parseInput(localeQueryOf(site), query)
    const context = c.get('context')
    c.set('context', { ...context, site, locale })
    context.log.set('site', site.id)
    context.log.set('locale', locale)
    await next()
  })
