import { cardKey } from '#shared/checkout/card-key.ts'
import { isSentAgain, REFRESH_TERMS } from '#shared/checkout/sent-again.ts'
import type { Checkout, PlaceOrder } from '#shared/checkout/checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { cardsIn } from '../account/cards-in.ts'
import { createCustomerRecords } from '../commerce/customer-records.ts'
import type { ShopperContext } from './shopper-context.ts'

/**
 * An order that starts auto-refreshes needs a customer, who agrees to their terms and pays with a saved card: it pays for
 * the later deliveries, too.
 * @throws {ProblemError} `sign-in-required`, `step-open`, `invalid-input`
 */
export async function assertRefreshable(
  { session }: Pick<ShopperContext, 'session'>,
  { bag, payment }: Pick<Checkout, 'bag' | 'payment'>,
  { agreesToRefresh }: PlaceOrder,
) {
  if (!isSentAgain(bag)) return
  const { state } = session
  if (state?.authType !== 'registered') throw new ProblemError('sign-in-required')
  const records = createCustomerRecords((request) => session.send(request))
  const saved = cardsIn(await records.read(state.customerId))
  const isSaved = payment && saved.some(({ card }) => cardKey(card) === cardKey(payment))
  if (!isSaved) throw new ProblemError('step-open')
  // Last, because the review asks for the terms only when nothing else is missing.
  if (!agreesToRefresh) {
    throw new ProblemError('invalid-input', { fields: { [REFRESH_TERMS]: 'required' } })
  }
}
