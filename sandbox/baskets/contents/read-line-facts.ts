import * as v from 'valibot'

import { type Offer, OfferRow } from '../../products/offers.ts'
import type { ProductData } from '../../products/read-products.ts'
import type { Site } from '../../platform/site.ts'
import { valueList, prepare, parseRows, sql } from '../../platform/sql.ts'
import { cachedProduct, cacheProducts, productStatements, uncachedIds } from './product-cache.ts'

interface Wanted {
  productIds: string[]
  /** The inventory lists of stores whose stock matters. */
  inventoryIds: string[]
}

const StoreStockRow = v.pipe(
  v.object({ product_id: v.string(), inventory_id: v.string(), stock: v.number() }),
  v.transform((row) => ({
    productId: row.product_id,
    inventoryId: row.inventory_id,
    stock: row.stock,
  })),
)

/** Reads products with current prices and stock in one round trip. */
export async function readLineFacts(
  db: D1Database,
  site: Site,
  { productIds, inventoryIds }: Wanted,
): Promise<ProductData> {
  const ids = [...new Set(productIds)]
  if (ids.length === 0) return getFacts(site, [], [], [])
  const missing = uncachedIds(site.id, ids)
  const statements = [
    sql`SELECT product_id, family, list_price, sale_price, stock FROM offers
        WHERE site_id = ${site.id} AND product_id IN ${valueList(ids)}`,
    ...(missing.length > 0 ? productStatements(site.id, missing) : []),
    ...(inventoryIds.length > 0
      ? [
          sql`SELECT product_id, inventory_id, stock FROM store_stock
              WHERE product_id IN ${valueList(ids)} AND inventory_id IN ${valueList(inventoryIds)}`,
        ]
      : []),
  ].map((statement) => prepare(db, statement))
  const results = await db.batch(statements)
  if (missing.length > 0) cacheProducts(site.id, missing, [results[1], results[2]])
  const stock = inventoryIds.length > 0 ? parseRows(StoreStockRow, results.at(-1)) : []
  return getFacts(site, ids, parseRows(OfferRow, results[0]), stock)
}

/** Products from memory, without prices and stock; undefined if one of them is not in memory. */
export function knownFacts(site: Site, productIds: string[]): ProductData | undefined {
  return uncachedIds(site.id, productIds).length === 0
    ? getFacts(site, productIds, [], [])
    : undefined
}

function getFacts(
  site: Site,
  ids: string[],
  offers: Offer[],
  storeStock: ProductData['storeStock'],
): ProductData {
  const found = ids.flatMap((id) => cachedProduct(site.id, id) ?? [])
  return {
    documents: new Map(
      found.flatMap(({ document, family = document }) => [
        [family.id, family] as const,
        [document.id, document] as const,
      ]),
    ),
    offers: new Map(offers.map((offer) => [offer.productId, offer])),
    promotions: new Map(found.map(({ document, promotions }) => [document.id, promotions])),
    storeStock,
    categories: new Map(),
  }
}
