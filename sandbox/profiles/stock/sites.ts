import type { Site } from '../../platform/site.ts'

/** Prices of the first two sites are without taxes, those of the others include value-added tax. */
export const sites: Record<string, Site> = {
  us: {
    id: 'us',
    country: 'US',
    defaultLocale: 'en-US',
    locales: ['en-US'],
    currency: 'USD',
    listPriceBook: 'usd-m-list-prices',
    salePriceBook: 'usd-m-sale-prices',
    inventoryId: 'inventory_m_us',
  },
  ca: {
    id: 'ca',
    country: 'CA',
    defaultLocale: 'en-CA',
    locales: ['en-CA', 'fr-CA'],
    currency: 'CAD',
    listPriceBook: 'cad-m-list-prices',
    salePriceBook: 'cad-m-sale-prices',
    inventoryId: 'inventory_m_ca',
  },
  gb: {
    id: 'gb',
    country: 'GB',
    defaultLocale: 'en-GB',
    locales: ['en-GB', 'fr-FR'],
    currency: 'GBP',
    listPriceBook: 'gbp-m-list-prices',
    salePriceBook: 'gbp-m-sale-prices',
    inventoryId: 'inventory_m_gb',
    includedTax: { id: 'VAT', rate: 20_000 },
  },
  ie: {
    id: 'ie',
    country: 'IE',
    defaultLocale: 'en-IE',
    locales: ['en-IE', 'fr-FR'],
    currency: 'EUR',
    listPriceBook: 'eur-m-list-prices',
    salePriceBook: 'eur-m-sale-prices',
    inventoryId: 'inventory_m_ie',
    includedTax: { id: 'VAT', rate: 23_000 },
  },
}
