import * as v from 'valibot'

import { prepare, parseRows, sql, type Sql } from '../platform/sql.ts'
import { listingSteps } from '../search/listing-steps.ts'
import { SiteIdField } from '../sites/site-field.ts'

const Amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000))

export const Stock = v.object({ siteId: SiteIdField, ats: Amount })

/** Prices in minor units. */
export const Price = v.object({
  siteId: SiteIdField,
  list: v.nullable(Amount),
  sale: v.optional(v.nullable(Amount), null),
})

export const setStock = (
  db: D1Database,
  productId: string,
  { siteId, ats }: v.InferOutput<typeof Stock>,
) => changeOffer(db, { siteId, productId }, sql`UPDATE offers SET stock = ${ats}`)

export const resetStock = (db: D1Database, productId: string, siteId: string) =>
  changeOffer(db, { siteId, productId }, sql`UPDATE offers SET stock = seeded_stock`)

export const setPrice = (
  db: D1Database,
  productId: string,
  { siteId, list, sale }: v.InferOutput<typeof Price>,
) =>
  changeOffer(
    db,
    { siteId, productId },
    sql`UPDATE offers SET list_price = ${list}, sale_price = ${sale}`,
  )

export const resetPrice = (db: D1Database, productId: string, siteId: string) =>
  changeOffer(
    db,
    { siteId, productId },
    sql`UPDATE offers SET list_price = seeded_list_price, sale_price = seeded_sale_price`,
  )

const ChangedRow = v.object({ site_id: v.string(), product_id: v.string() })

/** Restores every stock and price that a test has changed. */
export async function resetOffers(db: D1Database) {
  const statement = sql`SELECT site_id, product_id FROM offers WHERE stock IS NOT seeded_stock
    OR list_price IS NOT seeded_list_price OR sale_price IS NOT seeded_sale_price`
  const changed = parseRows(ChangedRow, await prepare(db, statement).all())
  for (const { site_id, product_id } of changed) {
    await resetStock(db, product_id, site_id)
    await resetPrice(db, product_id, site_id)
  }
}

export const PromotionRanks = v.object({
  siteId: SiteIdField,
  ranks: v.record(v.string(), v.pipe(v.number(), v.integer())),
})

export async function setPromotionRanks(
  db: D1Database,
  { siteId, ranks }: v.InferOutput<typeof PromotionRanks>,
) {
  await prepare(
    db,
    sql`UPDATE promotions SET rank = given.value FROM json_each(${JSON.stringify(ranks)}) AS given
        WHERE promotions.site_id = ${siteId} AND promotions.id = given.key`,
  ).run()
}

export async function resetPromotionRanks(db: D1Database) {
  await db.prepare('UPDATE promotions SET rank = seeded_rank').run()
}

/**
 * Changes an offer by `update`, and updates the listings and counts that depend on it.
 * @returns false if the site does not offer the product
 */
async function changeOffer(
  db: D1Database,
  { siteId, productId }: { siteId: string; productId: string },
  update: Sql,
): Promise<boolean> {
  const steps = await listingSteps(db, siteId, [productId])
  const [changed] = await db.batch(
    [sql`${update} WHERE site_id = ${siteId} AND product_id = ${productId}`, ...steps].map(
      (statement) => prepare(db, statement),
    ),
  )
  return (changed?.meta.changes ?? 0) > 0
}
