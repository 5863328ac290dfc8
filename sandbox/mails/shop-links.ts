import type { Locale } from '../platform/sites.ts'

/** The address at which the shop's pages in a locale begin. */
const PREFIXES: Record<Locale, string> = { 'en-US': '', 'en-CA': '/ca', 'fr-CA': '/ca/fr-CA' }

/** The addresses that a mail links to. */
export const shopLinks = (shopOrigin: string, locale: Locale) => ({
  home: `${shopOrigin}${PREFIXES[locale]}/`,
  giftCardBalance: `${shopOrigin}${PREFIXES[locale]}/giftcards/balance`,
  orderStatus: `${shopOrigin}${PREFIXES[locale]}/customer-care/order-status`,
  subscriptions: `${shopOrigin}${PREFIXES[locale]}/my-account/scent-scription`,
  orderHistory: `${shopOrigin}${PREFIXES[locale]}/my-account/order-history`,
})
