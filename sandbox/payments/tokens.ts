import * as v from 'valibot'

import { toHex } from '../platform/hex.ts'
import { sha256Base64Url } from '../auth/opaque-token.ts'
import { prepare, sql } from '../platform/sql.ts'
import type { Month } from './card-rules.ts'

const TWELVE_HOURS_MS = 12 * 60 * 60 * 1000
const LIFETIME_MS = 4 * TWELVE_HOURS_MS

/** The stored data of a card. */
export const StoredCard = v.object({
  brand: v.string(),
  holder: v.string(),
  lastDigits: v.string(),
  expirationMonth: v.number(),
  expirationYear: v.number(),
  outcome: v.picklist(['approved', 'card_declined', 'insufficient_funds', 'processing_error']),
})
export type StoredCard = v.InferOutput<typeof StoredCard>

/** Stores a card and returns a token for it. */
export async function storeCard(
  db: D1Database,
  card: StoredCard,
  now: number,
): Promise<{ token: string }> {
  const { brand, holder, lastDigits, expirationMonth, expirationYear, outcome } = card
  const token = newToken()
  const statement = sql`INSERT INTO payment_tokens
      (token_hash, brand, holder, last_digits, expiration_month, expiration_year, outcome,
        expires_at)
    VALUES (${await hashToken(token)}, ${brand}, ${holder}, ${lastDigits}, ${expirationMonth},
      ${expirationYear}, ${outcome}, ${now + LIFETIME_MS})`
  await prepare(db, statement).run()
  return { token }
}

const CardRow = v.omit(StoredCard, ['outcome'])

/** The card of a token that is still valid for a payment. */
export async function readToken(db: D1Database, token: string, now: number) {
  const row = await db
    .prepare(
      `SELECT brand, holder, last_digits AS lastDigits, expiration_month AS expirationMonth,
         expiration_year AS expirationYear
       FROM payment_tokens WHERE token_hash = ?1 AND order_no IS NULL AND expires_at > ?2`,
    )
    .bind(await hashToken(token), now)
    .first()
  return row === null ? null : { token, ...v.parse(CardRow, row) }
}

export const deleteTokens = async (db: D1Database) => {
  await db.prepare('DELETE FROM payment_tokens').run()
}

/** Only hashes are stored, so the table's contents cannot be used to pay. */
export const hashToken = sha256Base64Url

/**
 * The current month for expiry checks. A card is valid until its month has ended in every time
 * zone.
 */
export function currentMonth(now: number): Month {
  const date = new Date(now - TWELVE_HOURS_MS)
  return { month: date.getUTCMonth() + 1, year: date.getUTCFullYear() }
}

function newToken() {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return `card_${toHex(bytes)}`
}
