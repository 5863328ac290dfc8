/**
 * The two sites with their locales (design: sites, locales, URLs). Everything that depends on them reads this
 * list. A new locale is one line here and a file of messages.
 */
interface SiteEntry {
  /** Also the commerce service's siteId, unless configured otherwise. */
  id: string
  /** The site's name in URLs. */
  alias: string
  country: 'US' | 'CA'
  currency: 'USD' | 'CAD'
  /** What standard shipping usually costs, and its fewest and most business days, as the page on shipping says. */
  shipping: { price: string; days: readonly [min: number, max: number] }
  defaultLocale: string
  supportedLocales: readonly { id: string; name: string; recaptchaLang: string }[]
}

export const sites = {
  us: {
    id: 'us',
    alias: 'us',
    country: 'US',
    currency: 'USD',
    shipping: { price: '5.99', days: [3, 5] },
    defaultLocale: 'en-US',
    supportedLocales: [{ id: 'en-US', name: 'English', recaptchaLang: 'en' }],
  },
  ca: {
    id: 'ca',
    alias: 'ca',
    country: 'CA',
    currency: 'CAD',
    shipping: { price: '8.99', days: [4, 7] },
    defaultLocale: 'en-CA',
    supportedLocales: [
      { id: 'en-CA', name: 'English', recaptchaLang: 'en' },
      { id: 'fr-CA', name: 'Français', recaptchaLang: 'fr-CA' },
    ],
  },
} as const satisfies Record<string, SiteEntry>

export type SiteId = keyof typeof sites
export type Locale = (typeof sites)[SiteId]['supportedLocales'][number]['id']

export interface Site extends SiteEntry {
  id: SiteId
  defaultLocale: Locale
  supportedLocales: readonly { id: Locale; name: string; recaptchaLang: string }[]
}

export const defaultSite: Site = sites.us

export interface SiteLocale {
  site: Site
  locale: Locale
}

/** Every locale of every site. */
export const SITE_LOCALES: readonly SiteLocale[] = Object.values<Site>(sites).flatMap((site) =>
  site.supportedLocales.map(({ id }) => ({ site, locale: id })),
)

export const LOCALES: readonly Locale[] = SITE_LOCALES.map(({ locale }) => locale)
