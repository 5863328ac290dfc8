import type { DefaultPlacement, Market, MarketRules, VisitorRules } from '#shared/site/market.ts'

/** The sites of the shop with their locales. A second market is a second entry here and in `countries.ts`. Browsers load all of this. */
export const markets = {
  fr: {
    // Also the site's id on the commerce instance, unless the variable `SITE_ID_FR` names another one.
    id: 'fr',
    // The site in addresses of pages. That of the default market is left out.
    alias: 'fr',
    country: 'FR',
    currency: 'EUR',
    taxes: 'included',
    distanceUnit: 'km',
    timeZone: 'Europe/Paris',
    // As on your pages about shipping and returns; search engines show it.
    shipping: { price: '4.95', days: [2, 4], handlingDays: [0, 1] },
    returns: { days: 30, methods: ['ReturnByMail', 'ReturnInStore'], isFree: true },
    signUpIsForRewards: false,
    defaultLocale: 'fr-FR',
    supportedLocales: [{ id: 'fr-FR', name: 'Français', recaptchaLang: 'fr', base: 'fr-CA' }],
  },
} as const satisfies Record<string, Market>

export const defaultMarket = 'fr' satisfies keyof typeof markets

/** The part of each market that only the edge needs. */
export const marketRules = {
  fr: { listPriceBook: 'eur-list-prices', newsletterNamesLocale: true },
} as const satisfies Record<keyof typeof markets, MarketRules>

/** Where addresses of pages contain site and locale. */
export const placement = {
  site: 'path',
  locale: 'path',
  showDefaults: false,
} as const satisfies DefaultPlacement

/**
 * The privacy laws of the country's regions, and where visitors are in development. Nothing that measures or follows visitors
 * runs before they agree, as the law asks.
 */
export const visitorRules = {
  homeCountry: 'FR',
  privacy: { FR: { regions: {}, unknownRegion: null } },
  local: {
    country: 'FR',
    region: 'ARA',
    regionName: 'Auvergne-Rhône-Alpes',
    city: 'Lyon',
    postalCode: '69002',
    latitude: 45.764,
    longitude: 4.8357,
  },
} as const satisfies VisitorRules
