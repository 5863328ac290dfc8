import * as v from 'valibot'

import { factory } from '../platform/env.ts'
import { badRequest, only, ProblemError } from '../platform/problems.ts'
import { findBySlugUrl } from '../products/slug-url.ts'
import { siteRequest, findLocale } from '../sites/site-request.ts'
import type { Site } from '../platform/site.ts'
import { findSite } from '../sites/sites.ts'
import { requireShopperNamingToken } from '../auth/require-shopper.ts'
import { readUrlMapping } from '../content/read-content.ts'
import type { UrlMappingDocument } from '../content/model.ts'

const ROOT = '/site/shopper-seo/v1/organizations/:organizationId/url-mapping'

/** This API has its own problem type for an unknown locale. */
const requireLocale = factory.createMiddleware(async function requireLocale(c, next) {
  const site = findSite(c.req.query('siteId'))
  const locale = c.req.query('locale')
  if (site && locale !== undefined && findLocale(site, locale) === undefined) {
    throw unknownLocale(locale)
  }
  await next()
})

/** Resolves a path that is not a route of the storefront. */
export const urlMapping = factory
  .createApp()
  .get(
    ROOT,
    requireShopperNamingToken('sfcc.shopper-seo'),
    requireLocale,
    siteRequest,
    async (c) => {
      const urlSegment = c.req.query('urlSegment') ?? ''
      if (urlSegment === '') {
        throw badRequest("Missing required query parameter 'urlSegment'.", {
          parameter: 'urlSegment',
        })
      }
      const mapping = await getMapping(c.env.DB, c.var.site, storedSegment(urlSegment))
      if (!mapping) throw mappingNotFound(urlSegment, c.var.locale)
      if ('failure' in mapping) throw brokenMapping(v.parse(FailureStatus, mapping.failure))
      return c.json(mapping)
    },
  )
  .all(ROOT, only('GET'))

/** An explicit mapping takes precedence over a product's slug URL. */
async function getMapping(
  db: D1Database,
  site: Site,
  segment: string,
): Promise<UrlMappingDocument | undefined> {
  const row = await readUrlMapping(db, segment, site.id)
  if (row) return JSON.parse(row.document)
  const productId = await findBySlugUrl(db, site, segment)
  return productId === undefined ? undefined : { resourceType: 'PRODUCT', resourceId: productId }
}

/** A trailing slash or a missing leading slash makes no difference. */
const storedSegment = (urlSegment: string) => `/${urlSegment.replace(/^\/+|\/+$/g, '')}`

const mappingNotFound = (urlSegment: string, locale: string) =>
  new ProblemError({
    status: 404,
    type: 'seo-url-mapping-not-found',
    title: 'Seo Url Mapping Not Found',
    detail: `No URL mapping for '${urlSegment}' could be found.`,
    members: { urlSegment, locale },
  })

const unknownLocale = (locale: string) =>
  new ProblemError({
    status: 400,
    type: 'unknown-locale',
    title: 'Unknown Locale',
    detail: `The locale '${locale.slice(0, 20)}' is not one of the site.`,
    members: { locale: locale.slice(0, 20) },
  })

const FailureStatus = v.picklist([500, 502, 503, 504])

const brokenMapping = (status: v.InferOutput<typeof FailureStatus>) =>
  new ProblemError({
    status,
    type: 'internal-server-error',
    title: 'Internal Server Error',
    detail: 'The URL mapping could not be resolved.',
  })
