import { prepare, sql, type Sql } from './sql.ts'

/** Tables that callers can fill, and how many of their newest rows stay. */
const MAX_ROWS = {
  loyalty_updates: 20_000,
  email_subscriptions: 20_000,
  consents: 20_000,
  shopper_contexts: 20_000,
  visitor_interests: 50_000,
  auto_refreshes: 20_000,
  captcha_tokens: 5000,
  kept_cards: 20_000,
  payment_authentications: 5000,
  submitted_reviews: 5000,
  review_votes: 20_000,
  review_photos: 200,
  page_views: 20_000,
} as const

export type BoundedTable = keyof typeof MAX_ROWS

/** Deletes all but the newest rows; rows are numbered in insertion order. */
export function trimTable(db: D1Database, table: BoundedTable) {
  const name: Sql = { text: table, values: [] }
  return prepare(
    db,
    sql`DELETE FROM ${name} WHERE number <= (SELECT MAX(number) FROM ${name}) - ${MAX_ROWS[table]}`,
  )
}

/** Empties every table that callers can fill. */
export async function clearBoundedTables(db: D1Database) {
  const tables = [...Object.keys(MAX_ROWS), 'script_counts', 'review_photo_parts']
  await db.batch(tables.map((table) => db.prepare(`DELETE FROM ${table}`)))
}
