import * as v from 'valibot'

import { sql, type Sql } from '../platform/sql.ts'
import { hashToken, StoredCard } from './tokens.ts'

export interface Payment {
  token: string
  /** Minor units. */
  amount: number
  currency: string
  orderNo: string
  /** Epoch milliseconds. */
  now: number
}

export type Authorization =
  | { status: 'authorized'; authorizationId: string }
  | { status: 'declined'; code: DeclineCode; message: string }

const declines = {
  card_declined: 'The bank has declined the card.',
  insufficient_funds: 'There is not enough money on the card.',
  processing_error: 'The payment could not be processed.',
  token_unknown: 'There is no card by this token.',
  token_expired: 'The token has expired.',
  token_used: 'The token has been used for another order.',
} as const

export type DeclineCode = keyof typeof declines

const TokenUse = v.object({
  outcome: StoredCard.entries.outcome,
  order_no: v.nullable(v.string()),
  authorization_id: v.nullable(v.string()),
})
type TokenUse = v.InferOutput<typeof TokenUse>

/**
 * Authorizes the payment of one order. The first order to use a token uses it up, approved or not.
 * A repeated request for the same order gets the same result, and the order is paid only once.
 */
export async function authorizePayment(db: D1Database, payment: Payment): Promise<Authorization> {
  const { token, amount, currency, orderNo, now } = payment
  const hash = await hashToken(token)
  const [, own, paid] = await db.batch([
    db
      .prepare(
        `UPDATE payment_tokens SET order_no = ?2, authorization_id = ?3, amount = ?4, currency = ?5
         WHERE token_hash = ?1 AND order_no IS NULL AND expires_at > ?6 AND NOT EXISTS
           (SELECT 1 FROM payment_tokens WHERE order_no = ?2 AND outcome = 'approved')`,
      )
      .bind(hash, orderNo, crypto.randomUUID(), amount, currency, now),
    db
      .prepare(
        'SELECT outcome, order_no, authorization_id FROM payment_tokens WHERE token_hash = ?1',
      )
      .bind(hash),
    db
      .prepare(
        `SELECT outcome, order_no, authorization_id FROM payment_tokens
         WHERE order_no = ?1 AND outcome = 'approved'`,
      )
      .bind(orderNo),
  ])
  const [claim] = claimsIn(paid)
  return claim ? toAuthorization(claim) : declineReason(claimsIn(own)[0], orderNo)
}

/** Voids the authorization of an order, if `condition` holds. The token may then pay for another order. */
export const voidPayment = (orderNo: string, condition: Sql): Sql =>
  sql`UPDATE payment_tokens
      SET order_no = NULL, authorization_id = NULL, amount = NULL, currency = NULL
      WHERE order_no = ${orderNo} AND outcome = 'approved' AND ${condition}`

const claimsIn = (result: D1Result | undefined): TokenUse[] =>
  v.parse(v.array(TokenUse), result?.results ?? [])

/** The reason why the card could not pay the order. */
function declineReason(own: TokenUse | undefined, orderNo: string): Authorization {
  if (!own) return declined('token_unknown')
  if (own.order_no === null) return declined('token_expired')
  return own.order_no === orderNo ? toAuthorization(own) : declined('token_used')
}

const toAuthorization = ({ outcome, authorization_id }: TokenUse): Authorization =>
  outcome === 'approved'
    ? { status: 'authorized', authorizationId: authorization_id ?? '' }
    : declined(outcome)

const declined = (code: DeclineCode): Authorization => ({
  status: 'declined',
  code,
  message: declines[code],
})
