import type { AppliedGiftCard, Checkout, PlaceOrder } from '#shared/checkout/checkout.ts'

import type { Money } from '#shared/money/money.ts'

import type { Baskets } from '../bag/baskets.ts'
import type { WireBasket, WireOrder } from '../bag/wire-basket.ts'
import type { WirePaymentInstrument } from '../bag/wire-payment.ts'
import { savedBasketIn } from '../bag/open-basket.ts'

/**
 * Limits every payment to what the shopper has confirmed of it, so that commerce rejects an order that comes to more,
 * whatever changes in the meantime. Also notes the whole confirmed total in the payments, which the order keeps.
 */
export async function limitPayments(
  baskets: Pick<Baskets, 'updatePaymentInstrumentInBasket'>,
  { basketId, paymentInstruments }: WireBasket,
  { bag, giftCards, due }: Pick<Checkout, 'bag' | 'giftCards' | 'due'>,
) {
  const confirmed = bag.total.minorUnits / 100
  for (const instrument of paymentInstruments) {
    const { paymentInstrumentId } = instrument
    const amount = shareOf(instrument, giftCards, due) / 100
    const isLimited = instrument.amount === amount && instrument.c_confirmedTotal === confirmed
    if (paymentInstrumentId === undefined || isLimited) continue
    const limit = (body: { amount: number; c_confirmedTotal?: number }) =>
      baskets.updatePaymentInstrumentInBasket(basketId, paymentInstrumentId, body)
    const answer = await limit({ amount, c_confirmedTotal: confirmed })
    // An instance may lack the shop's own field, which only a lower total needs.
    savedBasketIn(answer.kind === 'refused' ? await limit({ amount }) : answer)
  }
}

/** The share of a payment, in minor units: a gift card pays its part, and the card the rest. */
const shareOf = (
  { paymentInstrumentId, paymentCard }: WirePaymentInstrument,
  giftCards: readonly AppliedGiftCard[],
  due: Checkout['due'],
) =>
  paymentCard
    ? due.minorUnits
    : (giftCards.find(({ id }) => id === paymentInstrumentId)?.applied.minorUnits ?? 0)

/** Whether an order charges more than the shopper has confirmed, in total or to the card. */
export function isAboveConfirmed(
  { orderTotal, paymentInstruments }: WireOrder,
  { total, due = total }: PlaceOrder,
): boolean {
  const byCard = paymentInstruments
    .filter(({ paymentCard }) => paymentCard)
    .reduce((sum, { amount }) => sum + minorUnitsOf(amount), 0)
  return minorUnitsOf(orderTotal) > total || byCard > due
}

/** The confirmed total of an order that came to less. Undefined if it came to that. */
export function confirmedBefore(
  { orderTotal, paymentInstruments }: WireOrder,
  currency: Money['currency'],
): Money | undefined {
  const confirmed = paymentInstruments.find(({ c_confirmedTotal }) => c_confirmedTotal)
  const minorUnits = minorUnitsOf(confirmed?.c_confirmedTotal)
  const isLess = typeof orderTotal === 'number' && minorUnitsOf(orderTotal) < minorUnits
  return isLess ? { minorUnits, currency } : undefined
}

const minorUnitsOf = (dollars: number | null | undefined) => Math.round((dollars ?? 0) * 100)
