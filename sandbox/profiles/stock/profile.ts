import type { Profile } from '../model/profile.ts'
import { customers, addresses } from './customers.ts'
import { colors } from './colors.ts'
import { coupons, promotions } from './promotions.ts'
import { fixtures } from './fixtures.ts'
import { pages } from './pages.ts'
import { refinements } from './refinements.ts'
import { sites } from './sites.ts'
import { stores } from './stores.ts'
import { tariffs } from './tariffs.ts'

/**
 * Quill & Selvedge: clothing in four countries, on an instance as retailers get it. It has no APIs of its own, and no attributes but
 * those of the reference metadata.
 */
export const stockProfile: Profile = {
  name: 'stock',
  shopName: 'Quill & Selvedge',
  carrier: 'Selvedge Post',
  newsletter: {
    en: 'New pieces and offers, about once a week',
    fr: 'Nouveaux modèles et offres, environ une fois par semaine',
  },
  autoRefreshPage: {
    path: '/my-account/auto-refresh',
    name: { en: 'Auto-Refresh', fr: 'Renouvellement automatique' },
  },
  sites,
  hasCustomApis: false,
  attributes: ['c_body', 'c_fromStoreId', 'c_showInMenu', 'c_storePickupEnabled'],
  stores,
  promotions,
  coupons,
  tariffs,
  customers,
  addresses,
  wishes: '*',
  refinements,
  priceSteps: [25, 50, 100, 200],
  colors,
  originalViewType: 'hi-res',
  pages,
  fixtures,
}
