import type { DefaultPlacement, Market, MarketRules, VisitorRules } from '#shared/site/market.ts'

/** The sites of the shop with their locales. A second market is a second entry here and in `countries.ts`. Browsers load all of this. */
export const markets = {
  us: {
    // Also the site's id on the commerce instance, unless the variable `SITE_ID_US` names another one.
    id: 'us',
    // The site in addresses of pages. That of the default market is left out.
    alias: 'us',
    country: 'US',
    currency: 'USD',
    taxes: 'added',
    distanceUnit: 'mi',
    timeZone: 'America/New_York',
    // As on your pages about shipping and returns; search engines show it.
    shipping: { price: '5.99', days: [3, 5], handlingDays: [0, 1] },
    returns: { days: 30, methods: ['ReturnByMail', 'ReturnInStore'], isFree: true },
    signUpIsForRewards: false,
    defaultLocale: 'en-US',
    supportedLocales: [{ id: 'en-US', name: 'English', recaptchaLang: 'en' }],
  },
} as const satisfies Record<string, Market>

export const defaultMarket = 'us' satisfies keyof typeof markets

/** The part of each market that only the edge needs. */
export const marketRules = {
  us: { listPriceBook: 'usd-list-prices', newsletterNamesLocale: false },
} as const satisfies Record<keyof typeof markets, MarketRules>

/** Where addresses of pages contain site and locale. */
export const placement = {
  site: 'path',
  locale: 'path',
  showDefaults: false,
} as const satisfies DefaultPlacement

/**
 * The privacy laws of the country's regions, and where visitors are in development. Nothing that measures or follows visitors
 * runs before they agree. With `regime: 'opt-out'` beside `regions` it runs until they decline.
 */
export const visitorRules = {
  homeCountry: 'US',
  privacy: { US: { regions: { CA: 'sale', CO: 'sale', TX: 'sale' }, unknownRegion: 'sale' } },
  local: {
    country: 'US',
    region: 'OH',
    regionName: 'Ohio',
    city: 'Columbus',
    postalCode: '43215',
    latitude: 39.9612,
    longitude: -82.9988,
  },
} as const satisfies VisitorRules
