export interface MarketPreset {
  /** Of the site, and the name of the folder in `markets/`. */
  id: string
  /** As the question names it. */
  country: string
  /** A number that is kept for fiction. */
  phone: { dialed: string; written: string }
  listPriceBook: string
  /** Variables of local runs, where the local commerce service has no site of the country. */
  localVars?: Readonly<Record<string, string>>
}

/** The markets of new shops. The folder `markets/<id>/` has the files of each. */
export const MARKET_PRESETS: readonly MarketPreset[] = [
  {
    id: 'us',
    country: 'United States',
    phone: { dialed: '+18005550142', written: '1-800-555-0142' },
    listPriceBook: 'usd-list-prices',
  },
  {
    id: 'ca',
    country: 'Canada',
    phone: { dialed: '+18005550142', written: '1-800-555-0142' },
    listPriceBook: 'cad-list-prices',
  },
  {
    id: 'gb',
    country: 'United Kingdom',
    phone: { dialed: '+442079460142', written: '020 7946 0142' },
    listPriceBook: 'gbp-list-prices',
  },
  {
    id: 'ie',
    country: 'Ireland',
    phone: { dialed: '+353209100142', written: '020 910 0142' },
    listPriceBook: 'eur-list-prices',
  },
  {
    id: 'fr',
    country: 'France',
    phone: { dialed: '+33199000142', written: '01 99 00 01 42' },
    listPriceBook: 'eur-list-prices',
    localVars: { SITE_ID_FR: 'ie', LIST_PRICE_BOOK_FR: 'eur-m-list-prices' },
  },
]

/** `us (United States), …`. */
export const knownMarkets = MARKET_PRESETS.map(({ id, country }) => `${id} (${country})`).join(', ')
