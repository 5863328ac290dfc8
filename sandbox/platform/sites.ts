import type { Localized } from './localized.ts'

export type SiteId = 'us' | 'ca'

export const ORGANIZATION_ID = 'f_ecom_jwck_001'

/** The organization without its prefix, as tokens name it. */
export const TENANT = 'jwck_001'

export const LOCALES = ['en-US', 'en-CA', 'fr-CA'] as const
export type Locale = (typeof LOCALES)[number]
export type Language = keyof Localized

export interface Site {
  id: SiteId
  defaultLocale: Locale
  locales: Locale[]
  currency: 'USD' | 'CAD'
  listPriceBook: string
  salePriceBook: string
  inventoryId: string
}

export const sites: Record<SiteId, Site> = {
  us: {
    id: 'us',
    defaultLocale: 'en-US',
    locales: ['en-US'],
    currency: 'USD',
    listPriceBook: 'usd-list-prices',
    salePriceBook: 'usd-sale-prices',
    inventoryId: 'inventory_us',
  },
  ca: {
    id: 'ca',
    defaultLocale: 'en-CA',
    locales: ['en-CA', 'fr-CA'],
    currency: 'CAD',
    listPriceBook: 'cad-list-prices',
    salePriceBook: 'cad-sale-prices',
    inventoryId: 'inventory_ca',
  },
}

export function findSite(id: string | undefined): Site | undefined {
  return id === 'us' || id === 'ca' ? sites[id] : undefined
}

export function toLanguage(locale: Locale): Language {
  return locale === 'fr-CA' ? 'fr' : 'en'
}

const aliases: Record<Locale, string> = { 'en-US': 'en', 'en-CA': 'en', 'fr-CA': 'fr' }
const localeNames: Record<Locale, string> = {
  'en-US': 'English (United States)',
  'en-CA': 'English (Canada)',
  'fr-CA': 'Français (Canada)',
}

/** A locale as storefronts list it; the alias is unique within its site. */
export const localeDetails = (site: Site, locale: Locale) => ({
  id: locale,
  alias: aliases[locale],
  name: localeNames[locale],
  preferredCurrency: site.currency,
})
