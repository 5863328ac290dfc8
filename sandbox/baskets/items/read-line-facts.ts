import * as v from 'valibot'

import { type Offer, OfferRow } from '../../products/offers.ts'
import type { ProductFacts } from '../../products/read-products.ts'
import type { Site } from '../../sites.ts'
import { listed, prepare, rowsOf, sql } from '../../sql.ts'
import { knownProduct, learnProducts, productStatements, unknownAmong } from './product-cache.ts'

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
): Promise<ProductFacts> {
  const ids = [...new Set(productIds)]
  if (ids.length === 0) return factsOf(site, [], [], [])
  const missing = unknownAmong(site.id, ids)
  const statements = [
    sql`SELECT product_id, family, list_price, sale_price, stock FROM offers
        WHERE site_id = ${site.id} AND product_id IN ${listed(ids)}`,
    ...(missing.length > 0 ? productStatements(site.id, missing) : []),
    ...(inventoryIds.length > 0
      ? [
          sql`SELECT product_id, inventory_id, stock FROM store_stock
              WHERE product_id IN ${listed(ids)} AND inventory_id IN ${listed(inventoryIds)}`,
        ]
      : []),
  ].map((statement) => prepare(db, statement))
  const results = await db.batch(statements)
  if (missing.length > 0) learnProducts(site.id, missing, [results[1], results[2]])
  const stock = inventoryIds.length > 0 ? rowsOf(StoreStockRow, results.at(-1)) : []
  return factsOf(site, ids, rowsOf(OfferRow, results[0]), stock)
}

/** Products from memory, without prices and stock; undefined if one of them is not in memory. */
export function knownFacts(site: Site, productIds: string[]): ProductFacts | undefined {
  return unknownAmong(site.id, productIds).length === 0
    ? factsOf(site, productIds, [], [])
    : undefined
}

function factsOf(
  site: Site,
  ids: string[],
  offers: Offer[],
  storeStock: ProductFacts['storeStock'],
): ProductFacts {
  const found = ids.flatMap((id) => knownProduct(site.id, id) ?? [])
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
