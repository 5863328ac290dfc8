import * as v from 'valibot'

import { sites } from '#shared/site/site.ts'

import { factory } from '../env.ts'
import { inputOf } from './input.ts'

const Query = v.object({
  site: v.optional(v.picklist(['us', 'ca']), 'us'),
  locale: v.optional(v.picklist(['en-US', 'en-CA', 'fr-CA'])),
})

/** API paths have no site or locale prefix; the query parameters `site` and `locale` select them. */
export const siteLocale = () =>
  factory.createMiddleware(async function siteLocale(c, next) {
    const asked = inputOf(Query, c.req.query())
    const site = sites[asked.site]
    const spoken = site.supportedLocales.map(({ id }) => id)
    const locale = inputOf(
      v.object({ locale: v.optional(v.picklist(spoken), site.defaultLocale) }),
      {
        locale: asked.locale,
      },
    ).locale
    const { context } = c.var
    c.set('context', { ...context, site, locale })
    context.log.set('site', site.id)
    context.log.set('locale', locale)
    await next()
  })
