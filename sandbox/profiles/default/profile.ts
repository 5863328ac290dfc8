import { colors } from '../../catalog/colors.ts'
import { coupons } from '../../catalog/coupons.ts'
import { fixtureAddresses } from '../../catalog/customers/customers-addresses.ts'
import { customers } from '../../catalog/customers/customers.ts'
import { fixtures } from '../../catalog/fixtures/fixtures.ts'
import { refinements } from '../../catalog/products/refinements.ts'
import { promotions } from '../../catalog/promotions.ts'
import { storeFixtures, stores } from '../../catalog/stores/stores.ts'
import type { Profile } from '../model/profile.ts'
import { tariffs } from './tariffs.ts'

/** Juniper & Wick: candles and body care in two countries, with all custom APIs and attributes. */
export const defaultProfile: Profile = {
  name: 'default',
  shopName: 'Juniper & Wick',
  carrier: 'Juniper Post',
  newsletter: {
    en: 'New scents and offers, about once a week',
    fr: 'Nouveaux parfums et offres, environ une fois par semaine',
  },
  autoRefreshPage: {
    path: '/my-account/scent-scription',
    name: { en: 'My Scent Scription', fr: 'Mes envois automatiques' },
  },
  line: {
    name: 'c_fragranceName',
    description: 'c_fragranceDescription',
    refinement: 'c_refinementFragrance',
  },
  sites: {
    us: {
      id: 'us',
      country: 'US',
      defaultLocale: 'en-US',
      locales: ['en-US'],
      currency: 'USD',
      listPriceBook: 'usd-list-prices',
      salePriceBook: 'usd-sale-prices',
      inventoryId: 'inventory_us',
    },
    ca: {
      id: 'ca',
      country: 'CA',
      defaultLocale: 'en-CA',
      locales: ['en-CA', 'fr-CA'],
      currency: 'CAD',
      listPriceBook: 'cad-list-prices',
      salePriceBook: 'cad-sale-prices',
      inventoryId: 'inventory_ca',
    },
  },
  hasCustomApis: true,
  stores,
  promotions,
  coupons,
  tariffs,
  customers,
  addresses: fixtureAddresses,
  wishes: 'JW[0-9]*',
  refinements,
  priceSteps: [10, 20, 30, 50],
  colors,
  originalViewType: 'hires',
  fixtures: { ...fixtures, ...storeFixtures },
}
