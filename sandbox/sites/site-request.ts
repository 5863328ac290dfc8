import { factory } from '../platform/env.ts'
import { badRequest, validation, ProblemError } from '../platform/problems.ts'
import type { Locale, Site } from '../platform/site.ts'
import { findSite } from './sites.ts'
import { idList } from '../platform/read-body.ts'

/** Reads `siteId`, `locale`, `currency` and `personalized`, which nearly every request carries. */
export const siteRequest = factory.createMiddleware(async function siteRequest(c, next) {
  const site = requiredSite(c.req.query('siteId'))
  c.set('site', site)
  c.set('locale', getLocale(site, c.req.query('locale')))
  checkCurrency(site, c.req.query('currency'))
  checkPersonalized(c.req.query('personalized'))
  await next()
})

function requiredSite(id: string | undefined): Site {
  if (id === undefined || id === '') {
    throw badRequest("Missing required query parameter 'siteId'.", { parameter: 'siteId' })
  }
  const site = findSite(id)
  if (!site) throw badRequest('The site is unknown.', { parameter: 'siteId' })
  return site
}

function getLocale(site: Site, requested: string | undefined): Locale {
  const found = findLocale(site, requested)
  if (found === undefined) throw validation('The locale is not one of the site.')
  return found
}

/** `fr` alone selects the site's French locale; no value or `default` selects the site's default locale. */
export function findLocale(site: Site, requested: string | undefined): Locale | undefined {
  if (requested === undefined || requested === '' || requested === 'default')
    return site.defaultLocale
  return site.locales.find((locale) => locale === requested || locale.startsWith(`${requested}-`))
}

function checkCurrency(site: Site, requested: string | undefined) {
  if (requested === undefined || requested === 'N/A' || requested === site.currency) return
  throw validation('The currency is not one of the site.')
}

/** Responses are never personalized, so `none` is the only supported value. */
function checkPersonalized(requested: string | undefined) {
  if (requested === undefined || requested === 'none') return
  throw badRequest('The value of the parameter personalized is not allowed.', {
    parameter: 'personalized',
    expected: 'none',
  })
}

/** The names in an `expand` parameter; no parameter means `usual`, and `none` means no expansion. */
export function expansions<Name extends string>(
  requested: string | undefined,
  known: readonly Name[],
  usual: readonly Name[],
): ReadonlySet<Name> {
  if (requested === undefined) return new Set(usual)
  const names = idList(requested).filter((name) => name !== 'none')
  return new Set(
    names.map((name) => {
      const found = known.find((candidate) => candidate === name)
      if (found === undefined) throw invalidExpand(name)
      return found
    }),
  )
}

const invalidExpand = (param: string) =>
  new ProblemError({
    status: 400,
    type: 'invalid-expand-parameter',
    title: 'Invalid Expand Parameter',
    detail: `The expand parameter '${param}' is not supported.`,
    members: { param },
  })
