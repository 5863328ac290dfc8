import type { DefaultPlacement, Market, MarketRules, VisitorRules } from '#shared/site/market.ts'

const returns = { days: 90, methods: ['ReturnByMail', 'ReturnInStore'], isFree: true } as const

/** The sites of the shop with their locales. A locale is one line here and its messages. Browsers load all of this. */
export const markets = {
  us: {
    id: 'us',
    alias: 'us',
    country: 'US',
    currency: 'USD',
    taxes: 'added',
    distanceUnit: 'mi',
    timeZone: 'America/New_York',
    shipping: { price: '5.99', days: [3, 5], handlingDays: [0, 1] },
    returns,
    signUpIsForRewards: true,
    defaultLocale: 'en-US',
    supportedLocales: [{ id: 'en-US', name: 'English', recaptchaLang: 'en' }],
  },
  ca: {
    id: 'ca',
    alias: 'ca',
    country: 'CA',
    currency: 'CAD',
    taxes: 'added',
    distanceUnit: 'km',
    timeZone: 'America/Toronto',
    shipping: { price: '8.99', days: [4, 7], handlingDays: [0, 1] },
    returns,
    signUpIsForRewards: false,
    defaultLocale: 'en-CA',
    supportedLocales: [
      { id: 'en-CA', name: 'English', recaptchaLang: 'en', base: 'en-US' },
      { id: 'fr-CA', name: 'Français', recaptchaLang: 'fr-CA' },
    ],
  },
} as const satisfies Record<string, Market>

export const defaultMarket = 'us' satisfies keyof typeof markets

/** The part that only the Worker needs. */
export const marketRules = {
  us: { listPriceBook: 'usd-list-prices', newsletterNamesLocale: false },
  ca: { listPriceBook: 'cad-list-prices', newsletterNamesLocale: true },
} as const satisfies Record<keyof typeof markets, MarketRules>

export const placement = {
  site: 'path',
  locale: 'path',
  showDefaults: false,
} as const satisfies DefaultPlacement

export const visitorRules = {
  homeCountry: 'US',
  privacy: {
    US: { regions: { CA: 'sale', CO: 'sale', TX: 'sale' }, unknownRegion: 'sale' },
    CA: { regions: { QC: 'quebec' }, unknownRegion: 'quebec' },
  },
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
