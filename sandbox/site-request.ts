import { factory } from './env.ts'
import { badRequest, validation } from './problems.ts'
import { findSite, type Locale, type Site } from './sites.ts'

/** Reads `siteId`, `locale` and `currency`, which nearly every request carries. */
export const siteRequest = factory.createMiddleware(async function siteRequest(c, next) {
  const site = requiredSite(c.req.query('siteId'))
  c.set('site', site)
  c.set('locale', localeOf(site, c.req.query('locale')))
  checkCurrency(site, c.req.query('currency'))
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

/** `fr` alone means the site's French; nothing or `default` means the site's own first locale. */
function localeOf(site: Site, asked: string | undefined): Locale {
  if (asked === undefined || asked === '' || asked === 'default') return site.defaultLocale
  const found = site.locales.find((locale) => locale === asked || locale.startsWith(`${asked}-`))
  if (found === undefined) throw validation('The locale is not one of the site.')
  return found
}

function checkCurrency(site: Site, asked: string | undefined) {
  if (asked === undefined || asked === 'N/A' || asked === site.currency) return
  throw validation('The currency is not one of the site.')
}
