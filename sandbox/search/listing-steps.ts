import * as v from 'valibot'

import { countListing } from './category-counts.ts'
import { valueList, prepare, parseRows, sql, type Sql } from '../platform/sql.ts'

const ListingRow = v.object({ number: v.number(), product_id: v.string() })

/**
 * Statements that update the search listings and counts of these products after their offers change. They belong in
 * the same batch, after the changes.
 */
export async function listingSteps(
  db: D1Database,
  siteId: string,
  productIds: string[],
): Promise<Sql[]> {
  const statement = sql`SELECT number, product_id FROM listings WHERE site_id = ${siteId}
    AND product_id IN (SELECT product_id FROM offers WHERE site_id = ${siteId} AND family IN (
      SELECT family FROM offers WHERE site_id = ${siteId} AND product_id IN ${valueList(productIds)}))`
  const rows = parseRows(ListingRow, await prepare(db, statement).all())
  return rows.flatMap(({ number, product_id: id }) => {
    const listing = { siteId, number }
    const where = sql`site_id = ${siteId} AND number = ${number}`
    const columns = sql`price = ${lowestPrice(siteId, id)}, orderable = ${anyOrderable(siteId, id)}`
    return [
      ...countListing(listing, -1),
      sql`UPDATE listings SET ${columns} WHERE ${where}`,
      sql`UPDATE listing_categories SET ${columns} WHERE ${where}`,
      ...countListing(listing, 1),
    ]
  })
}

const lowestPrice = (siteId: string, id: string) =>
  sql`(SELECT min(ifnull(sale_price, list_price)) FROM offers AS sold WHERE ${standsFor(siteId, id)})`

const anyOrderable = (siteId: string, id: string) =>
  sql`(SELECT ifnull(max(stock >= 1 AND ifnull(sale_price, list_price) IS NOT NULL), 0)
       FROM offers AS sold WHERE ${standsFor(siteId, id)})`

/** Selects the offers of the product's variants. A product without variants has offers itself. */
const standsFor = (siteId: string, id: string) =>
  sql`sold.site_id = ${siteId} AND sold.product_id IN (
    SELECT ifnull(variant.value ->> 'id', products.id) FROM products
    LEFT JOIN json_each(products.card, '$.variants') AS variant WHERE products.id = ${id})`
