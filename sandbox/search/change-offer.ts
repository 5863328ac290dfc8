import { prepare, sql, type Sql } from '../platform/sql.ts'
import { listingSteps } from './listing-steps.ts'

/**
 * Changes an offer by `update`, and updates the listings and counts that depend on it.
 * @returns false if the site does not offer the product
 */
export async function changeOffer(
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
