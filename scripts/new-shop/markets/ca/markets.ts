import type { DefaultPlacement, Market, MarketRules, VisitorRules } from '#shared/site/market.ts'

/** The sites of the shop with their locales. A second market is a second entry here and in `countries.ts`. Browsers load all of this. */
export const markets = {
  ca: {
    // Also the site's id on the commerce instance, unless the variable `SITE_ID_CA` names another one.
    id: 'ca',
    // The site in addresses of pages. That of the default market is left out.
    alias: 'ca',
    country: 'CA',
    currency: 'CAD',
    taxes: 'added',
    distanceUnit: 'km',
    timeZone: 'America/Toronto',
    // As on your pages about shipping and returns; search engines show it.
    shipping: { price: '8.99', days: [4, 7], handlingDays: [0, 1] },
    returns: { days: 30, methods: ['ReturnByMail', 'ReturnInStore'], isFree: true },
    signUpIsForRewards: false,
    defaultLocale: 'en-CA',
    supportedLocales: [
      { id: 'en-CA', name: 'English', recaptchaLang: 'en', base: 'en-US' },
      { id: 'fr-CA', name: 'Français', recaptchaLang: 'fr-CA' },
    ],
  },
} as const satisfies Record<string, Market>

export const defaultMarket = 'ca' satisfies keyof typeof markets

/** The part of each market that only the edge needs. */
export const marketRules = {
  ca: { listPriceBook: 'cad-list-prices', newsletterNamesLocale: true },
} as const satisfies Record<keyof typeof markets, MarketRules>

/** Where addresses of pages contain site and locale. */
export const placement = {
  site: 'path',
  locale: 'path',
  showDefaults: false,
} as const satisfies DefaultPlacement

/**
 * The privacy laws of the country's regions, and where visitors are in development. Nothing that measures or follows visitors
 * runs before they agree. With `regime: 'opt-out'` beside `regions` it runs until they decline, except in Quebec.
 */
export const visitorRules = {
  homeCountry: 'CA',
  privacy: { CA: { regions: { QC: 'quebec' }, unknownRegion: 'quebec' } },
  local: {
    country: 'CA',
    region: 'ON',
    regionName: 'Ontario',
    city: 'Toronto',
    postalCode: 'M5H 2N2',
    latitude: 43.6532,
    longitude: -79.3832,
  },
} as const satisfies VisitorRules
