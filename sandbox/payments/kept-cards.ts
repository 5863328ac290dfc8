import * as v from 'valibot'

import { prepare, sql } from '../platform/sql.ts'
import { trimTable } from '../platform/trim-table.ts'
import { hashToken, StoredCard, storeCard } from './tokens.ts'

const Card = v.pipe(
  v.object({
    brand: v.string(),
    holder: v.string(),
    last_digits: v.string(),
    expiration_month: v.number(),
    expiration_year: v.number(),
    outcome: StoredCard.entries.outcome,
  }),
  v.transform((row): StoredCard => ({
    brand: row.brand,
    holder: row.holder,
    lastDigits: row.last_digits,
    expirationMonth: row.expiration_month,
    expirationYear: row.expiration_year,
    outcome: row.outcome,
  })),
)

/**
 * Keeps the card of an unused token, under a token that pays nothing by itself.
 * @returns null if the token is unknown, expired or used
 */
export async function keepCard(db: D1Database, token: string, now: number) {
  const kept = `kept_${crypto.randomUUID().replaceAll('-', '')}`
  const [inserted] = await db.batch([
    prepare(
      db,
      sql`INSERT INTO kept_cards (token_hash, brand, holder, last_digits, expiration_month,
            expiration_year, outcome)
          SELECT ${await hashToken(kept)}, brand, holder, last_digits, expiration_month,
            expiration_year, outcome
          FROM payment_tokens
          WHERE token_hash = ${await hashToken(token)} AND order_no IS NULL AND expires_at > ${now}`,
    ),
    trimTable(db, 'kept_cards'),
  ])
  if (inserted?.meta.changes !== 1) return null
  return getCard(db, kept)
}

/** Issues a token for one payment with a kept card. Null if the card is not kept. */
export async function issueKept(db: D1Database, kept: string, now: number) {
  const card = await storedCard(db, kept)
  if (!card) return null
  const { token } = await storeCard(db, card, now)
  const { outcome: _outcome, ...shown } = card
  return { token, ...shown }
}

async function getCard(db: D1Database, kept: string) {
  const card = await storedCard(db, kept)
  if (!card) return null
  const { outcome: _outcome, ...shown } = card
  return { token: kept, ...shown }
}

async function storedCard(db: D1Database, kept: string) {
  const statement = sql`SELECT brand, holder, last_digits, expiration_month, expiration_year,
    outcome FROM kept_cards WHERE token_hash = ${await hashToken(kept)}`
  const row = await prepare(db, statement).first()
  return row === null ? null : v.parse(Card, row)
}
