import * as v from 'valibot'

import { defaultSite, siteIn, sites, SITES, type Site } from '#shared/site/site.ts'

import { factory } from '../config/env.ts'
import { parseInput } from './input.ts'

const SiteQuery = v.object({
  site: v.optional(v.picklist(SITES.map(({ id }) => id)), defaultSite.id),
})
const localeQueryOf = ({ supportedLocales, defaultLocale }: Site) =>
  v.object({
    locale: v.optional(v.picklist(supportedLocales.map(({ id }) => id)), defaultLocale),
  })

/** API paths have no site or locale prefix; the query parameters `site` and `locale` select them. */
export const siteLocale = () =>
  factory.createMiddleware(async function siteLocale(c, next) {
    const query = c.req.query()
    const site: Site = sites[parseInput(SiteQuery, query).site]
    const { locale } = parseInput(localeQueryOf(site), query)
    const context = c.get('context')
    c.set('context', { ...context, site: siteIn(site, locale), locale })
    context.log.set('site', site.id)
    context.log.set('locale', locale)
    await next()
  })
