import * as v from 'valibot'

import { countListing } from '../search/category-counts.ts'
import { listed, prepare, rowsOf, sql, type Sql } from '../sql.ts'

const ListingRow = v.object({ number: v.number(), product_id: v.string() })

/**
 * Statements that bring what search knows of these products, its listings and counts, in step with
 * their offers. They belong in the batch that changes the offers, after the changes.
 */
export async function listingSteps(
  db: D1Database,
  siteId: string,
  productIds: string[],
): Promise<Sql[]> {
  const statement = sql`SELECT number, product_id FROM listings WHERE site_id = ${siteId}
    AND product_id IN (SELECT family FROM offers WHERE site_id = ${siteId}
      AND product_id IN ${listed(productIds)})`
  const rows = rowsOf(ListingRow, await prepare(db, statement).all())
  return rows.flatMap(({ number, product_id: family }) => {
    const listing = { siteId, number }
    const where = sql`site_id = ${siteId} AND number = ${number}`
    const columns = sql`price = ${lowestPrice(siteId, family)}, orderable = ${anyOrderable(siteId, family)}`
    return [
      ...countListing(listing, -1),
      sql`UPDATE listings SET ${columns} WHERE ${where}`,
      sql`UPDATE listing_categories SET ${columns} WHERE ${where}`,
      ...countListing(listing, 1),
    ]
  })
}

const lowestPrice = (siteId: string, family: string) =>
  sql`(SELECT min(ifnull(sale_price, list_price)) FROM offers AS sold WHERE ${standsFor(siteId, family)})`

const anyOrderable = (siteId: string, family: string) =>
  sql`(SELECT ifnull(max(stock >= 1 AND ifnull(sale_price, list_price) IS NOT NULL), 0)
       FROM offers AS sold WHERE ${standsFor(siteId, family)})`

/** The offers that stand for a family in search: a master's are those of its variants. */
const standsFor = (siteId: string, family: string) =>
  sql`sold.site_id = ${siteId} AND sold.family = ${family} AND (sold.product_id <> ${family}
      OR NOT EXISTS (SELECT 1 FROM offers AS variant WHERE variant.site_id = ${siteId}
        AND variant.family = ${family} AND variant.product_id <> ${family}))`
