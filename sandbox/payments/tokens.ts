import * as v from 'valibot'

import { sha256Base64Url } from '../slas/opaque-token.ts'
import {
  cardBrands,
  cardRules,
  type CardProblems,
  type Month,
  type TypedCard,
} from './card-rules.ts'
import { testCards } from './test-cards.ts'

const TWELVE_HOURS_MS = 12 * 60 * 60 * 1000
const LIFETIME_MS = 4 * TWELVE_HOURS_MS

const rules = cardRules(cardBrands())

/** A token for a card, or what is wrong with the card. Nothing else of the number is kept than its end. */
export async function issueToken(
  db: D1Database,
  typed: TypedCard,
  now: number,
): Promise<{ token: string } | { problems: CardProblems }> {
  const digits = rules.digitsOf(typed.number)
  const outcome = testCards[digits]
  const problems: CardProblems = {
    ...(outcome === undefined && { number: 'not-a-test-card' }),
    ...rules.problemsOf(typed, monthAt(now)),
  }
  const [brand, month] = [rules.brandOf(digits), rules.monthOf(typed.expiry)]
  if (Object.keys(problems).length > 0 || !outcome || !brand || !month) return { problems }

  const token = newToken()
  await db
    .prepare(
      `INSERT INTO payment_tokens
         (token_hash, brand, holder, last_digits, expiration_month, expiration_year, outcome, expires_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
    )
    .bind(
      await hashOf(token),
      brand.name,
      typed.holder.trim(),
      digits.slice(-4),
      month.month,
      month.year,
      outcome,
      now + LIFETIME_MS,
    )
    .run()
  return { token }
}

const CardRow = v.object({
  brand: v.string(),
  holder: v.string(),
  lastDigits: v.string(),
  expirationMonth: v.number(),
  expirationYear: v.number(),
})

/** The card behind a token that can still be paid with. */
export async function readToken(db: D1Database, token: string, now: number) {
  const row = await db
    .prepare(
      `SELECT brand, holder, last_digits AS lastDigits, expiration_month AS expirationMonth,
         expiration_year AS expirationYear
       FROM payment_tokens WHERE token_hash = ?1 AND order_no IS NULL AND expires_at > ?2`,
    )
    .bind(await hashOf(token), now)
    .first()
  return row === null ? null : { token, ...v.parse(CardRow, row) }
}

export const clearTokens = async (db: D1Database) => {
  await db.prepare('DELETE FROM payment_tokens').run()
}

/** Whoever reads the table cannot pay with what stands there. */
export const hashOf = sha256Base64Url

/** A card is good to the end of its month, wherever on earth that ends last. */
export function monthAt(now: number): Month {
  const date = new Date(now - TWELVE_HOURS_MS)
  return { month: date.getUTCMonth() + 1, year: date.getUTCFullYear() }
}

function newToken() {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return `card_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
