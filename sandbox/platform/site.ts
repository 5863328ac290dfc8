import type { Localized } from './localized.ts'

export type SiteId = string

export const ORGANIZATION_ID = 'f_ecom_jwck_001'

/** The organization without its prefix, as tokens name it. */
export const TENANT = 'jwck_001'

/** A language and a country, such as `fr-CA`. */
export type Locale = string
export type Language = keyof Localized

export interface Site {
  id: SiteId
  /** As addresses name it. */
  country: string
  defaultLocale: Locale
  locales: readonly Locale[]
  currency: string
  listPriceBook: string
  salePriceBook: string
  inventoryId: string
  /** The rate in the prices of a gross site, in thousandths of a percent. Other sites add taxes to their prices. */
  includedTax?: { id: string; rate: number }
}

export function toLanguage(locale: Locale): Language {
  return locale.startsWith('fr') ? 'fr' : 'en'
}

/** The search service's key for a locale of a site. It protects nothing. */
export const searchKeyOf = ({ id }: Pick<Site, 'id'>, locale: Locale) => `key_${id}_${locale}`

/** A locale as storefronts list it; the alias is unique within its site. */
export const localeDetails = (site: Site, locale: Locale) => ({
  id: locale,
  alias: toLanguage(locale),
  name: localeName(locale),
  preferredCurrency: site.currency,
})

/** "Français (Canada)". */
function localeName(locale: Locale): string {
  const [language = '', country = ''] = locale.split('-')
  const displayName = (code: string, type: 'language' | 'region') =>
    new Intl.DisplayNames(locale, { type }).of(code) ?? code
  const name = displayName(language, 'language')
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)} (${displayName(country, 'region')})`
}
