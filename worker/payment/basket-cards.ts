import { createBaskets } from '../bag/baskets.ts'
import type { WireBasket } from '../bag/wire-basket.ts'
import type { Edge } from '../http/edge.ts'

/**
 * Removes all cards from the basket, so that a declined or replaced card is not offered again.
 * @param exceptId the payment instrument that stays
 */
export async function withoutCards(edge: Edge, basket: WireBasket, exceptId?: string) {
  let current = basket
  for (const { paymentInstrumentId, paymentCard } of basket.paymentInstruments) {
    if (paymentInstrumentId === undefined || !paymentCard) continue
    if (paymentInstrumentId === exceptId) continue
    const answer = await createBaskets(edge).removePaymentInstrumentFromBasket(
      basket.basketId,
      paymentInstrumentId,
    )
    if (answer.kind === 'basket') current = answer.basket
  }
  return current
}
