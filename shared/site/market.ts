/** A site of the shop, as `shop/markets.ts` describes it (design: sites, locales, URLs). Browsers get all of it. */
export interface Market {
  /** Also the commerce service's siteId, unless configured otherwise. */
  id: string
  /** The site's name in URLs. */
  alias: string
  /** In ISO 3166-1. Its rules are in `shop/countries.ts` and `shop/address-forms.ts`. */
  country: string
  /** ISO 4217. */
  currency: string
  /** Whether taxes are added to prices, or included in them. A basket that was read tells the same of its own amounts. */
  taxes: 'added' | 'included'
  /** The unit of distances to stores, unless the site preference `storeLookupUnit` names one. */
  distanceUnit: 'mi' | 'km'
  /** Of the days on which orders were placed, and of times for visitors from an unknown place. */
  timeZone: string
  /** The usual cost of standard shipping, and its fewest and most business days, as on the page about shipping. */
  shipping: { price: string; days: DayRange; handlingDays: DayRange }
  /** As on the page about returns. No Shopper API has it. */
  returns: { days: number; methods: readonly ReturnMethod[]; isFree: boolean }
  /** Whether the merchant's words to new customers (the asset of the sign-in page) are about the rewards program. */
  signUpIsForRewards: boolean
  defaultLocale: string
  supportedLocales: readonly MarketLocale[]
}

type DayRange = readonly [min: number, max: number]

/** Of schema.org. */
export type ReturnMethod = 'ReturnByMail' | 'ReturnInStore' | 'ReturnAtKiosk'

export interface MarketLocale {
  /** BCP 47: a language and a country. */
  id: string
  /** As its speakers call it. */
  name: string
  /** Stands for the id in URLs: `/ca/fr/` instead of `/ca/fr-CA/`. The full form redirects. */
  alias?: string
  recaptchaLang: string
  /** The currency of prices, baskets and orders in this locale; default is the site's (spec 1 §4). */
  preferredCurrency?: string
  /** The locale whose messages it starts from: its files hold only what differs. Without a base, they are complete. */
  base?: string
}

/** The rules of a site that only the Worker needs. */
export interface MarketRules {
  /** The price book with the prices before a sale, unless `LIST_PRICE_BOOK_<ID>` names another one. */
  listPriceBook: string
  /** Whether a newsletter subscription names the country and the locale (spec 3 §7). */
  newsletterNamesLocale: boolean
}

/**
 * `sale`: residents may refuse the sale of their data; the objections of customers' browsers are submitted.
 * `quebec`: Quebec's Law 25.
 */
export type PrivacyLaw = 'sale' | 'quebec'

/**
 * What is allowed before a visitor has chosen. `opt-in`: nothing that measures, remembers or follows them. `opt-out`: all
 * of it, until they decline.
 */
export type PrivacyRegime = 'opt-in' | 'opt-out'

/** The laws of a country that give its visitors further rights. */
export interface CountryPrivacy {
  /**
   * Of visitors from this country; default is `opt-in`. It is `opt-in` where Quebec's law applies, whatever this says,
   * and for visitors from a country that is not listed or not known.
   */
  regime?: PrivacyRegime
  /** By region, without the country: `CO`, `QC`. */
  regions: Readonly<Record<string, PrivacyLaw>>
  /** Of visitors to a site of this country whose region is unknown. */
  unknownRegion: PrivacyLaw | null
}

/** Where the shop's visitors are, whichever site they are on. */
export interface VisitorRules {
  /** Its visitors are at home on every site: nothing offers them another one (spec 1 §9). */
  homeCountry: string
  /** By country. */
  privacy: Readonly<Record<string, CountryPrivacy>>
  /** Where visitors are in development and test, where no edge tells. */
  local: LocalPlace
}

interface LocalPlace {
  country: string
  region: string
  regionName: string
  city: string
  postalCode: string
  latitude: number
  longitude: number
}

/** Where URLs contain the site and the locale, unless variables say otherwise. */
export interface DefaultPlacement {
  site: 'path' | 'query' | 'none'
  locale: 'path' | 'query' | 'none'
  showDefaults: boolean
}
