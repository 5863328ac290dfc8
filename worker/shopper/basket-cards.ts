import type { WireBasket } from '../commerce/wire-basket.ts'
import type { ShopperContext } from './shopper-context.ts'

/**
 * Removes all cards from the basket, so that a declined or replaced card is not offered again.
 * @param exceptId the payment instrument that stays
 */
export async function withoutCards(
  { baskets }: ShopperContext,
  basket: WireBasket,
  exceptId?: string,
) {
  let current = basket
  for (const { paymentInstrumentId, paymentCard } of basket.paymentInstruments) {
    if (paymentInstrumentId === undefined || !paymentCard) continue
    if (paymentInstrumentId === exceptId) continue
    const answer = await baskets.removePaymentInstrumentFromBasket(
      basket.basketId,
      paymentInstrumentId,
    )
    if (answer.kind === 'basket') current = answer.basket
  }
  return current
}
