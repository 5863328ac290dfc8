import { defaultMarket, markets } from '#shop/markets.ts'

import type { Market, MarketLocale } from './market.ts'

/** Everything that depends on sites and locales reads this list. */
export const sites = markets

export type SiteId = keyof typeof sites
export type Locale = (typeof sites)[SiteId]['supportedLocales'][number]['id']

export interface Site extends Market {
  id: SiteId
  defaultLocale: Locale
  supportedLocales: readonly SupportedLocale[]
}

interface SupportedLocale extends MarketLocale {
  id: Locale
}

export const defaultSite: Site = sites[defaultMarket]

export interface SiteLocale {
  site: Site
  locale: Locale
}

/** Every site, in the order of the list. */
export const SITES: readonly Site[] = Object.values<Site>(sites)

/** Every locale of every site, in the currency that the locale prefers. */
export const SITE_LOCALES: readonly SiteLocale[] = SITES.flatMap((site) =>
  site.supportedLocales.map(({ id, preferredCurrency: currency = site.currency }) => ({
    site: currency === site.currency ? site : { ...site, currency },
    locale: id,
  })),
)

/** The site as a locale shows it: in the currency that the locale prefers (spec 1 §4). */
export const siteIn = (site: Site, locale: Locale): Site =>
  SITE_LOCALES.find((each) => each.site.id === site.id && each.locale === locale)?.site ?? site

export const LOCALES: readonly Locale[] = SITE_LOCALES.map(({ locale }) => locale)

/** A value for each site. */
export const bySite = <Value>(valueOf: (site: Site) => Value) =>
  Object.fromEntries(SITES.map((site) => [site.id, valueOf(site)])) as Record<SiteId, Value> // of every site
