import * as v from 'valibot'

import { sites } from '#shared/site/site.ts'

import { factory } from '../env.ts'
import { parseInput } from './input.ts'

const Query = v.object({
  site: v.optional(v.picklist(['us', 'ca']), 'us'),
  locale: v.optional(v.picklist(['en-US', 'en-CA', 'fr-CA'])),
})

/** API paths have no site or locale prefix; the query parameters `site` and `locale` select them. */
export const siteLocale = () =>
  factory.createMiddleware(async function siteLocale(c, next) {
    const query = parseInput(Query, c.req.query())
    const site = sites[query.site]
    const supportedLocales = site.supportedLocales.map(({ id }) => id)
    const locale = parseInput(
      v.object({ locale: v.optional(v.picklist(supportedLocales), site.defaultLocale) }),
      {
        locale: query.locale,
      },
    ).locale
    const { context } = c.var
    c.set('context', { ...context, site, locale })
    context.log.set('site', site.id)
    context.log.set('locale', locale)
    await next()
  })
