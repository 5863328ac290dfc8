import type { SeedStore } from '../catalog/stores/store.ts'
import type { Language } from '../platform/sites.ts'
import type { DistanceUnit } from './distance.ts'
import type { ProductPickup } from './product-pickup.ts'
import { storeHours } from './store-hours.ts'

/** Units of a product that one shopper may pick up, unless the store or product sets a lower limit. */
const USUAL_LIMIT = 10

interface StoreView {
  language: Language
  origin: string
  /** The product that the request names. */
  product?: ProductPickup
  away?: { distance: number; unit: DistanceUnit }
}

/** The API's `Store`. */
export function storeResponse(store: SeedStore, { language, origin, product, away }: StoreView) {
  const { pickup } = store
  const limit = pickup === 'zero' || pickup === 'none' ? 0 : USUAL_LIMIT
  return {
    id: store.id,
    name: store.name,
    address1: store.address1,
    city: store.city,
    stateCode: store.state,
    postalCode: store.postalCode,
    countryCode: countryOf(store),
    phone: store.phone,
    email: `store${store.id}@juniperandwick.example`,
    image: `${origin}/pictures/scenes/dusk-apothecary.svg`,
    latitude: store.latitude,
    longitude: store.longitude,
    ...(away && { distance: rounded(away.distance), distanceUnit: away.unit }),
    storeHours: storeHours(store.hours, language),
    posEnabled: false,
    storeLocatorEnabled: true,
    inventoryId: store.inventoryId,
    c_inventoryListId: store.inventoryId,
    c_timeZone: store.timeZone,
    c_bopis: pickup !== 'none',
    c_turnBopisStoreOff: pickup === 'off',
    c_bopis_purchase_limit: Math.min(limit, product?.limit ?? limit),
    ...(product && {
      c_bopis_productId_available: (product.units.get(store.inventoryId) ?? 0) > 0,
    }),
  }
}

export const countryOf = ({ site }: SeedStore) => (site === 'us' ? 'US' : 'CA')

const rounded = (distance: number) => Math.round(distance * 100) / 100
