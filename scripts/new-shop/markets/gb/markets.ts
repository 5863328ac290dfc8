import type { DefaultPlacement, Market, MarketRules, VisitorRules } from '#shared/site/market.ts'

/** The sites of the shop with their locales. A second market is a second entry here and in `countries.ts`. Browsers load all of this. */
export const markets = {
  gb: {
    // Also the site's id on the commerce instance, unless the variable `SITE_ID_GB` names another one.
    id: 'gb',
    // The site in addresses of pages. That of the default market is left out.
    alias: 'gb',
    country: 'GB',
    currency: 'GBP',
    taxes: 'included',
    distanceUnit: 'mi',
    timeZone: 'Europe/London',
    // As on your pages about shipping and returns; search engines show it.
    shipping: { price: '4.95', days: [2, 4], handlingDays: [0, 1] },
    returns: { days: 30, methods: ['ReturnByMail', 'ReturnInStore'], isFree: true },
    signUpIsForRewards: false,
    defaultLocale: 'en-GB',
    supportedLocales: [{ id: 'en-GB', name: 'English', recaptchaLang: 'en-GB', base: 'en-US' }],
  },
} as const satisfies Record<string, Market>

export const defaultMarket = 'gb' satisfies keyof typeof markets

/** The part of each market that only the edge needs. */
export const marketRules = {
  gb: { listPriceBook: 'gbp-list-prices', newsletterNamesLocale: true },
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
  homeCountry: 'GB',
  privacy: { GB: { regions: {}, unknownRegion: null } },
  local: {
    country: 'GB',
    region: 'ENG',
    regionName: 'England',
    city: 'Leeds',
    postalCode: 'LS1 4AP',
    latitude: 53.7974,
    longitude: -1.5438,
  },
} as const satisfies VisitorRules
