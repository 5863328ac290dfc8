import * as features from '#shop/features.ts'
import { changedLines, readSeen } from '#shared/checkout/order-changes.ts'
import type { Bag } from '#shared/bag/bag.ts'
import type { PlaceOrder } from '#shared/checkout/checkout.ts'
import { ProblemError, type ProblemType } from '#shared/http/problem.ts'

import { createBaskets } from '../bag/baskets.ts'
import { bagOf } from '../bag/change-basket.ts'
import { withoutGiftCards } from './gift-card-payments.ts'
import { giftPaymentOf } from '../gift-cards/gift-payment.ts'
import type { Edge } from '../http/edge.ts'

/** Why the order is not placed, with every line that has changed since the shopper saw it. */
export const changedOrder = (
  type: 'price-changed' | 'bag-unavailable',
  { seen = '' }: PlaceOrder,
  bag: Bag,
) => new ProblemError(type, { lines: changedLines(readSeen(seen), bag) })

interface Refused {
  /** The reason, if the basket shows no other. */
  problem: ProblemType
  basketId: string
  input: PlaceOrder
}

/**
 * Why an order is not placed that commerce has refused, or that came to more than the shopper has confirmed. The basket
 * now shows the changes.
 */
export async function refusedOrder(
  edge: Edge,
  { problem, basketId, input }: Refused,
): Promise<ProblemError> {
  const answer = await createBaskets(edge)
    .get(basketId)
    .catch(() => null)
  if (answer?.kind !== 'basket') return new ProblemError(problem)
  const { basket } = answer
  const bag = await bagOf(edge, basket, { judgesOtherWays: false })
  if (problem === 'bag-unavailable') return changedOrder(problem, input, bag)
  if (bag.total.minorUnits !== input.total) return changedOrder('price-changed', input, bag)
  if (problem !== 'price-changed' && problem !== 'gift-card-short') return new ProblemError(problem)
  if (features.giftCards && giftPaymentOf(basket, bag.total).giftCards.length > 0)
    return withoutShortGiftCards(edge)
  const hasCard = basket.paymentInstruments.some(({ paymentCard }) => paymentCard)
  // With a card, the total was another one for a moment only.
  return new ProblemError(hasCard ? 'unavailable' : 'payment-missing')
}

/**
 * If the total is the same, a gift card's balance is lower than before. The shopper enters the cards again, because their
 * numbers are not kept.
 */
async function withoutShortGiftCards(edge: Edge) {
  await withoutGiftCards(edge).catch(() => null)
  return new ProblemError('gift-card-short')
}
