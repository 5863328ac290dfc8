/** The two sites with their locales (design: sites, locales, URLs). */

export const LOCALES = ['en-US', 'en-CA', 'fr-CA'] as const
export type Locale = (typeof LOCALES)[number]

export type SiteId = 'us' | 'ca'

export interface Site {
  /** Also the commerce service's siteId, unless configured otherwise. */
  id: SiteId
  /** The site's name in URLs. */
  alias: string
  country: 'US' | 'CA'
  currency: 'USD' | 'CAD'
  defaultLocale: Locale
  supportedLocales: readonly { id: Locale; name: string; recaptchaLang: string }[]
}

export const sites = {
  us: {
    id: 'us',
    alias: 'us',
    country: 'US',
    currency: 'USD',
    defaultLocale: 'en-US',
    supportedLocales: [{ id: 'en-US', name: 'English', recaptchaLang: 'en' }],
  },
  ca: {
    id: 'ca',
    alias: 'ca',
    country: 'CA',
    currency: 'CAD',
    defaultLocale: 'en-CA',
    supportedLocales: [
      { id: 'en-CA', name: 'English', recaptchaLang: 'en' },
      { id: 'fr-CA', name: 'Français', recaptchaLang: 'fr-CA' },
    ],
  },
} as const satisfies Record<SiteId, Site>

export const defaultSite: Site = sites.us
