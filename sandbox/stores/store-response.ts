import * as v from 'valibot'

import type { SeedStore } from '../catalog/stores/store.ts'
import type { Language, Site } from '../platform/site.ts'
import { prepare, parseRows, sql } from '../platform/sql.ts'
import { requireSite } from '../sites/sites.ts'
import type { DistanceUnit } from './store-query.ts'
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
    countryCode: toCountry(store),
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

export const toCountry = ({ site }: SeedStore) => requireSite(site).country

const rounded = (distance: number) => Math.round(distance * 100) / 100

/** The store stock of a product and all its variants. */
interface ProductPickup {
  /** Units by inventory list; for a family, those of the best-stocked variant. */
  units: ReadonlyMap<string, number>
  /** How many units one shopper may pick up; null if the product sets no limit. */
  limit: number | null
}

const StockRow = v.object({ inventory_id: v.string(), units: v.number() })
const DocumentRow = v.object({ document: v.string() })

/** Has no units for an unknown product, or for one that cannot be picked up in stores. */
export async function readProductPickup(
  db: D1Database,
  site: Site,
  productId: string,
): Promise<ProductPickup> {
  const [documents, stock] = await db.batch(
    [
      sql`SELECT products.document FROM products
          JOIN offers ON offers.site_id = ${site.id} AND offers.product_id = products.id
          WHERE products.id = ${productId}`,
      sql`SELECT inventory_id, MAX(store_stock.stock) AS units FROM store_stock
          JOIN products ON products.id = store_stock.product_id
          WHERE store_stock.product_id IN (
            SELECT product_id FROM offers WHERE site_id = ${site.id}
              AND (product_id = ${productId} OR family = ${productId}))
          GROUP BY inventory_id`,
    ].map((statement) => prepare(db, statement)),
  )
  const [row] = parseRows(DocumentRow, documents)
  if (!row) return { units: new Map(), limit: null }

  const { custom }: { custom: Record<string, unknown> } = JSON.parse(row.document)
  const isHandedOver = custom.c_availableForInStorePickup !== false
  const limit = custom.c_bopisPurchaseLimit
  return {
    units: new Map(
      isHandedOver ? parseRows(StockRow, stock).map((row) => [row.inventory_id, row.units]) : [],
    ),
    limit: typeof limit === 'number' ? limit : null,
  }
}
