import type { DefaultPlacement, Market, MarketRules, VisitorRules } from '#shared/site/market.ts'

/** The sites of the shop with their locales. A second market is a second entry here and in `countries.ts`. Browsers load all of this. */
export const markets = {
  ie: {
    // Also the site's id on the commerce instance, unless the variable `SITE_ID_IE` names another one.
    id: 'ie',
    // The site in addresses of pages. That of the default market is left out.
    alias: 'ie',
    country: 'IE',
    currency: 'EUR',
    taxes: 'included',
    distanceUnit: 'km',
    timeZone: 'Europe/Dublin',
    // As on your pages about shipping and returns; search engines show it.
    shipping: { price: '5.95', days: [3, 5], handlingDays: [0, 1] },
    returns: { days: 30, methods: ['ReturnByMail', 'ReturnInStore'], isFree: true },
    signUpIsForRewards: false,
    defaultLocale: 'en-IE',
    supportedLocales: [{ id: 'en-IE', name: 'English', recaptchaLang: 'en-GB', base: 'en-US' }],
  },
} as const satisfies Record<string, Market>

export const defaultMarket = 'ie' satisfies keyof typeof markets

/** The part of each market that only the edge needs. */
export const marketRules = {
  ie: { listPriceBook: 'eur-list-prices', newsletterNamesLocale: true },
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
  homeCountry: 'IE',
  privacy: { IE: { regions: {}, unknownRegion: null } },
  local: {
    country: 'IE',
    region: 'D',
    regionName: 'Dublin',
    city: 'Dublin',
    postalCode: 'D02 AF30',
    latitude: 53.3498,
    longitude: -6.2603,
  },
} as const satisfies VisitorRules
