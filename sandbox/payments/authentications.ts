import * as v from 'valibot'

import { trimTable } from '../platform/trim-table.ts'
import { isSameSecret } from '../auth/clients.ts'
import { randomToken } from '../auth/opaque-token.ts'
import { prepare, sql } from '../platform/sql.ts'
import { BANK_CODE } from './test-cards.ts'
import { hashToken, StoredCard, storeCard } from './tokens.ts'

const LIFETIME_MS = 10 * 60 * 1000
const MAX_ATTEMPTS = 3

/** Starts the bank's confirmation of a card by code. Returns the id of this authentication. */
export async function beginAuthentication(
  db: D1Database,
  card: StoredCard,
  now: number,
): Promise<string> {
  const id = randomToken()
  await db.batch([
    prepare(
      db,
      sql`INSERT INTO payment_authentications (id_hash, card, expires_at)
          VALUES (${await hashToken(id)}, ${JSON.stringify(card)}, ${now + LIFETIME_MS})`,
    ),
    trimTable(db, 'payment_authentications'),
  ])
  return id
}

interface CodeSubmission {
  id: string
  code: string
  now: number
}

/**
 * Exchanges the correct code for a token of the card. A wrong code may be corrected twice; after
 * that, and after ten minutes, the authentication is over.
 */
export async function confirmAuthentication(
  db: D1Database,
  { id, code, now }: CodeSubmission,
): Promise<{ token: string } | 'wrong' | 'over'> {
  const open = sql`id_hash = ${await hashToken(id)} AND expires_at > ${now}
    AND attempts < ${MAX_ATTEMPTS}`
  if (await isSameSecret(code.replaceAll(/\s/g, ''), BANK_CODE)) {
    const confirmed = await prepare(
      db,
      sql`DELETE FROM payment_authentications WHERE ${open} RETURNING card`,
    ).first<string>('card')
    return confirmed === null ? 'over' : storeCard(db, v.parse(CardText, confirmed), now)
  }
  const attempts = await prepare(
    db,
    sql`UPDATE payment_authentications SET attempts = attempts + 1 WHERE ${open} RETURNING attempts`,
  ).first<number>('attempts')
  return attempts === null || attempts >= MAX_ATTEMPTS ? 'over' : 'wrong'
}

const CardText = v.pipe(v.string(), v.parseJson(), StoredCard)
