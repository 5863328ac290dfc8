import type { Locale } from '../platform/site.ts'
import { profile } from '../profiles/current.ts'
import { siteOfLocale, sites } from '../sites/sites.ts'

/** The addresses that a mail links to. */
export function shopLinks(shopOrigin: string, locale: Locale) {
  const start = `${shopOrigin}${localePrefix(locale)}`
  return {
    home: `${start}/`,
    giftCardBalance: `${start}/giftcards/balance`,
    orderStatus: `${start}/customer-care/order-status`,
    subscriptions: `${start}${profile.autoRefreshPage.path}`,
    orderHistory: `${start}/my-account/order-history`,
  }
}

/** The address at which the shop's pages in a locale begin: that of the first site has none. */
function localePrefix(locale: Locale): string {
  const site = siteOfLocale(locale)
  if (site === sites[0]) return ''
  return locale === site.defaultLocale ? `/${site.id}` : `/${site.id}/${locale}`
}
