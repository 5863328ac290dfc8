import * as v from 'valibot'

import { factory } from '../env.ts'
import { badRequest, only, ProblemError, problemResponse } from '../problems.ts'
import { siteRequest } from '../site-request.ts'
import { findSite } from '../sites.ts'
import { requireShopper } from '../slas/require-shopper.ts'
import { readUrlMapping } from './read-content.ts'
import type { UrlMappingDocument } from './seed-rows.ts'

const ROOT = '/site/shopper-seo/v1/organizations/:organizationId/url-mapping'

/** This API has a word of its own for a token that is not good. */
const inOwnWords = factory.createMiddleware(async function inOwnWords(c, next) {
  await next()
  if (!(c.error instanceof ProblemError) || c.error.problem.type !== 'unauthorized') return
  c.res = problemResponse(
    {
      ...c.error.problem,
      type: 'invalid-access-token',
      title: 'Invalid Access Token',
      members: {
        accessToken: /^Bearer (.*)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '',
      },
    },
    c,
  )
})

/** And one for a locale that its site does not have. */
const knownLocale = factory.createMiddleware(async function knownLocale(c, next) {
  const locale = c.req.query('locale') ?? 'default'
  const locales = findSite(c.req.query('siteId'))?.locales ?? []
  const isKnown = locales.some((known) => known === locale || known.startsWith(`${locale}-`))
  if (locales.length > 0 && locale !== 'default' && !isKnown) {
    throw new ProblemError({
      status: 400,
      type: 'unknown-locale',
      title: 'Unknown Locale',
      detail: `The locale '${locale.slice(0, 20)}' is not one of the site.`,
      members: { locale: locale.slice(0, 20) },
    })
  }
  await next()
})

/** What a path that is no route of the shop stands for. */
export const urlMapping = factory
  .createApp()
  .use(ROOT, inOwnWords)
  .get(ROOT, requireShopper('sfcc.shopper-seo'), knownLocale, siteRequest, async (c) => {
    const urlSegment = c.req.query('urlSegment') ?? ''
    if (urlSegment === '') {
      throw badRequest("Missing required query parameter 'urlSegment'.", {
        parameter: 'urlSegment',
      })
    }
    const row = await readUrlMapping(c.env.DB, storedSegment(urlSegment), c.var.site.id)
    if (!row) throw mappingNotFound(urlSegment, c.var.locale)

    const mapping: UrlMappingDocument = JSON.parse(row.document)
    if ('failure' in mapping) throw brokenMapping(v.parse(FailureStatus, mapping.failure))
    return c.json(mapping)
  })
  .all(ROOT, only('GET'))

/** A closing slash and a missing first one make no other address. */
const storedSegment = (urlSegment: string) => `/${urlSegment.replace(/^\/+|\/+$/g, '')}`

const mappingNotFound = (urlSegment: string, locale: string) =>
  new ProblemError({
    status: 404,
    type: 'seo-url-mapping-not-found',
    title: 'Seo Url Mapping Not Found',
    detail: `No URL mapping for '${urlSegment}' could be found.`,
    members: { urlSegment, locale },
  })

const FailureStatus = v.picklist([500, 502, 503, 504])

const brokenMapping = (status: v.InferOutput<typeof FailureStatus>) =>
  new ProblemError({
    status,
    type: 'internal-server-error',
    title: 'Internal Server Error',
    detail: 'The URL mapping could not be resolved.',
  })
