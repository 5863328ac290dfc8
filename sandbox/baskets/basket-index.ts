import * as v from 'valibot'

import { prepare, sql } from '../sql.ts'
import type { BasketDocument } from './model.ts'

/** Whose basket, as the index knows shoppers. */
interface Owner {
  siteId: string
  customerId: string
}

const BasketIdRow = v.object({ basket_id: v.string() })

/** The shopper's open storefront basket. */
export async function openBasketId(db: D1Database, { siteId, customerId }: Owner) {
  const statement = sql`SELECT basket_id FROM baskets
    WHERE site_id = ${siteId} AND customer_id = ${customerId} AND agent = 0`
  const row = await prepare(db, statement).first()
  return row === null ? undefined : v.parse(BasketIdRow, row).basket_id
}

/** Makes the basket the shopper's only one, unless there is another. Returns that other one's id. */
export async function claimBasket(
  db: D1Database,
  basket: BasketDocument,
): Promise<string | undefined> {
  const { meta } = await prepare(db, claim(basket)).run()
  if (meta.changes > 0) return undefined
  // The other one may have gone between the two questions.
  return (await openBasketId(db, basket)) ?? claimBasket(db, basket)
}

/** Does nothing where the shopper has a basket. */
export const claim = ({ basketId, siteId, customerId, createdAt, lastModified }: BasketDocument) =>
  sql`INSERT INTO baskets (basket_id, site_id, customer_id, created_at, last_modified)
      VALUES (${basketId}, ${siteId}, ${customerId}, ${createdAt}, ${lastModified})
      ON CONFLICT DO NOTHING`

export const release = (basketId: string) => sql`DELETE FROM baskets WHERE basket_id = ${basketId}`

export async function isOpen(db: D1Database, basketId: string) {
  const statement = sql`SELECT 1 AS found FROM baskets WHERE basket_id = ${basketId}`
  return (await prepare(db, statement).first('found')) !== null
}

export const noteChange = (db: D1Database, { basketId, lastModified }: BasketDocument) =>
  prepare(
    db,
    sql`UPDATE baskets SET last_modified = ${lastModified} WHERE basket_id = ${basketId}`,
  ).run()

export async function allBasketIds(db: D1Database) {
  const { results } = await db.prepare('SELECT basket_id FROM baskets').all()
  return v.parse(v.array(BasketIdRow), results).map((row) => row.basket_id)
}
