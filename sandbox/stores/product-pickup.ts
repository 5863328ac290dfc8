import * as v from 'valibot'

import type { Site } from '../platform/sites.ts'
import { prepare, rowsOf, sql } from '../platform/sql.ts'

/** The store stock of a product and all its variants. */
export interface ProductPickup {
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
  const [row] = rowsOf(DocumentRow, documents)
  if (!row) return { units: new Map(), limit: null }

  const { custom }: { custom: Record<string, unknown> } = JSON.parse(row.document)
  const isHandedOver = custom.c_availableForInStorePickup !== false
  const limit = custom.c_bopisPurchaseLimit
  return {
    units: new Map(
      isHandedOver ? rowsOf(StockRow, stock).map((row) => [row.inventory_id, row.units]) : [],
    ),
    limit: typeof limit === 'number' ? limit : null,
  }
}
