import * as v from 'valibot'

import type { SiteId } from '../platform/site.ts'
import { prepare, parseRows, type Sql, sql } from '../platform/sql.ts'
import type { BasketDocument } from './contents/model.ts'

/** The owner of a basket in the index, and the time of the request. */
interface Owner {
  siteId: SiteId
  customerId: string
  now: number
}

const BasketIdRow = v.object({ basket_id: v.string() })

/** The id of the shopper's open storefront basket, or of the agent's. */
export async function openBasketId(db: D1Database, owner: Owner, { isAgent = false } = {}) {
  const statement = sql`SELECT basket_id FROM baskets
    WHERE ${isOwn(owner)} AND agent = ${Number(isAgent)} AND temporary = 0
      AND expires_at > ${owner.now}`
  const row = await prepare(db, statement).first()
  return row === null ? undefined : v.parse(BasketIdRow, row).basket_id
}

export async function temporaryBasketIds(db: D1Database, owner: Owner) {
  const statement = sql`SELECT basket_id FROM baskets
    WHERE ${isOwn(owner)} AND temporary = 1 AND expires_at > ${owner.now} ORDER BY created_at`
  return parseRows(BasketIdRow, await prepare(db, statement).all()).map((row) => row.basket_id)
}

const isOwn = ({ siteId, customerId }: Pick<Owner, 'siteId' | 'customerId'>) =>
  sql`site_id = ${siteId} AND customer_id = ${customerId}`

/** Makes the basket the shopper's only one. Returns the id of the existing basket if there is one. */
export async function insertAsOnlyBasket(
  db: D1Database,
  basket: BasketDocument,
): Promise<string | undefined> {
  const now = basket.lastModified
  const [, inserted] = await db.batch(
    [deleteExpired(basket, now), insertIndexRow(basket)].map((statement) => prepare(db, statement)),
  )
  if (inserted && inserted.meta.changes > 0) return undefined
  // The other basket may have been deleted between the two statements.
  return (await openBasketId(db, { ...basket, now }, basket)) ?? insertAsOnlyBasket(db, basket)
}

export const deleteExpired = (owner: Pick<Owner, 'siteId' | 'customerId'>, now: number) =>
  sql`DELETE FROM baskets WHERE ${isOwn(owner)} AND expires_at <= ${now}`

/** Does nothing if the shopper already has a basket of this kind. */
export const insertIndexRow = (basket: BasketDocument) =>
  sql`INSERT INTO baskets
        (basket_id, site_id, customer_id, agent, temporary, created_at, last_modified, expires_at)
      VALUES (${basket.basketId}, ${basket.siteId}, ${basket.customerId},
        ${Number(basket.isAgent)}, ${Number(basket.isTemporary)}, ${basket.createdAt},
        ${basket.lastModified}, ${calculateExpiry(basket)})
      ON CONFLICT DO NOTHING`

export const deleteIndexRow = (basketId: string) =>
  sql`DELETE FROM baskets WHERE basket_id = ${basketId}`

export async function isOpen(db: D1Database, basketId: string) {
  const statement = sql`SELECT 1 AS found FROM baskets WHERE basket_id = ${basketId}`
  return (await prepare(db, statement).first('found')) !== null
}

/** Updates the index row: the basket's owner, kind and age. */
export const updateIndexRow = (basket: BasketDocument): Sql =>
  sql`UPDATE baskets SET customer_id = ${basket.customerId}, agent = ${Number(basket.isAgent)},
        temporary = ${Number(basket.isTemporary)}, last_modified = ${basket.lastModified},
        expires_at = ${calculateExpiry(basket)}
      WHERE basket_id = ${basket.basketId}`

/** Runs statements as one batch; false if a shopper would then have two baskets of a kind. */
export async function tryBatch(db: D1Database, ...statements: Sql[]): Promise<boolean> {
  try {
    await db.batch(statements.map((statement) => prepare(db, statement)))
    return true
  } catch (error) {
    if (error instanceof Error && error.message.includes('UNIQUE')) return false
    throw error
  }
}

export async function allBasketIds(db: D1Database) {
  const { results } = await db.prepare('SELECT basket_id FROM baskets').all()
  return v.parse(v.array(BasketIdRow), results).map((row) => row.basket_id)
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long a basket is stored after its last change. */
const lifetimes = { guest: 7 * DAY, registered: 30 * DAY, temporary: 15 * MINUTE }

export function calculateExpiry({
  lastModified,
  isRegistered,
  isTemporary,
}: BasketDocument): number {
  if (isTemporary) return lastModified + lifetimes.temporary
  return lastModified + (isRegistered ? lifetimes.registered : lifetimes.guest)
}
