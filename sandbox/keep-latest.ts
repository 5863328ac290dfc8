import { prepare, sql, type Sql } from './sql.ts'

/** Tables that callers can fill, with how many of their newest rows are kept. */
const KEPT = {
  loyalty_updates: 20_000,
  email_subscriptions: 20_000,
  shopper_contexts: 20_000,
  visitor_interests: 50_000,
  auto_refreshes: 20_000,
  captcha_tokens: 5000,
  payment_authentications: 5000,
} as const

export type BoundedTable = keyof typeof KEPT

/** Drops what is older than the rows that are kept; rows are numbered as they come. */
export function keepLatest(db: D1Database, table: BoundedTable) {
  const name: Sql = { text: table, values: [] }
  return prepare(
    db,
    sql`DELETE FROM ${name} WHERE number <= (SELECT MAX(number) FROM ${name}) - ${KEPT[table]}`,
  )
}

/** Forgets all that callers have filled in. */
export async function forgetBounded(db: D1Database) {
  const tables = [...Object.keys(KEPT), 'script_counts']
  await db.batch(tables.map((table) => db.prepare(`DELETE FROM ${table}`)))
}
