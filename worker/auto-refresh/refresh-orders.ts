import { cardKey } from '#shared/checkout/card-key.ts'
import { isSentAgain, REFRESH_TERMS } from '#shared/checkout/sent-again.ts'
import type { Checkout, PlaceOrder } from '#shared/checkout/checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { Edge } from '../http/edge.ts'
import { cardsIn, WireCards } from '../payment/saved-cards.ts'
import { readCustomerRecord } from '../session/customer-record.ts'

/**
 * An order that starts auto-refreshes needs a customer, who agrees to their terms and pays with a saved card, which also
 * pays for later deliveries.
 * @throws {ProblemError} `sign-in-required`, `step-open`, `invalid-input`
 */
export async function assertRefreshable(
  edge: Pick<Edge, 'session'>,
  { bag, payment }: Pick<Checkout, 'bag' | 'payment'>,
  { agreesToRefresh }: PlaceOrder,
) {
  if (!isSentAgain(bag)) return
  const saved = cardsIn(await readCustomerRecord(edge, WireCards))
  const isSaved = payment && saved.some(({ card }) => cardKey(card) === cardKey(payment))
  if (!isSaved) throw new ProblemError('step-open')
  // Last, because the review asks for the terms only when nothing else is missing.
  if (!agreesToRefresh) {
    throw new ProblemError('invalid-input', { fields: { [REFRESH_TERMS]: 'required' } })
  }
}
