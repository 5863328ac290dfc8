import type { DefaultPlacement, Market, MarketRules, VisitorRules } from '#shared/site/market.ts'

const returns = { days: 60, methods: ['ReturnByMail', 'ReturnInStore'], isFree: true } as const

/** The sites of the shop with their locales. Prices include value-added tax on both. */
export const markets = {
  gb: {
    id: 'gb',
    alias: 'gb',
    country: 'GB',
    currency: 'GBP',
    taxes: 'included',
    distanceUnit: 'mi',
    timeZone: 'Europe/London',
    shipping: { price: '4.95', days: [2, 4], handlingDays: [0, 1] },
    returns,
    signUpIsForRewards: false,
    defaultLocale: 'en-GB',
    supportedLocales: [{ id: 'en-GB', name: 'English', recaptchaLang: 'en-GB', base: 'en-US' }],
  },
  ie: {
    id: 'ie',
    alias: 'ie',
    country: 'IE',
    currency: 'EUR',
    taxes: 'included',
    distanceUnit: 'km',
    timeZone: 'Europe/Dublin',
    shipping: { price: '5.95', days: [3, 5], handlingDays: [0, 1] },
    returns,
    signUpIsForRewards: false,
    defaultLocale: 'en-IE',
    supportedLocales: [
      { id: 'en-IE', name: 'English', recaptchaLang: 'en-GB', base: 'en-GB' },
      // For shoppers in Ireland who read French: prices, taxes and addresses are those of the site.
      { id: 'fr-FR', name: 'Français', alias: 'fr', recaptchaLang: 'fr' },
    ],
  },
} as const satisfies Record<string, Market>

export const defaultMarket = 'gb' satisfies keyof typeof markets

/** The part that only the Worker needs. */
export const marketRules = {
  gb: { listPriceBook: 'gbp-m-list-prices', newsletterNamesLocale: true },
  ie: { listPriceBook: 'eur-m-list-prices', newsletterNamesLocale: true },
} as const satisfies Record<keyof typeof markets, MarketRules>

export const placement = {
  site: 'path',
  locale: 'path',
  showDefaults: false,
} as const satisfies DefaultPlacement

export const visitorRules = {
  homeCountry: 'GB',
  privacy: {
    GB: { regions: {}, unknownRegion: null },
    IE: { regions: {}, unknownRegion: null },
  },
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
