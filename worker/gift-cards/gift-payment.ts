import * as v from 'valibot'

import { PaymentId, type AppliedGiftCard, type Checkout } from '#shared/checkout/checkout.ts'
import type { Money } from '#shared/money/money.ts'

import type { WireCart } from '../bag/wire-basket.ts'
import type { WirePaymentInstrument } from '../bag/wire-payment.ts'

const GIFT_CERTIFICATE = 'GIFT_CERTIFICATE'

type Payments = Pick<WireCart, 'paymentInstruments'>

/** The gift cards of a basket. They pay one after the other, and the card the rest, as the service divides it. */
export function giftPaymentOf(
  { paymentInstruments }: Payments,
  total: Money,
): Pick<Checkout, 'giftCards' | 'due'> {
  const { currency } = total
  let due = total.minorUnits
  const giftCards = paymentInstruments.flatMap((instrument): AppliedGiftCard[] => {
    const named = cardName(instrument)
    if (!named) return []
    const balance = toMinorUnits(instrument.c_balance ?? instrument.amount)
    const applied = Math.min(due, balance)
    due -= applied
    const left = { minorUnits: balance - applied, currency }
    return [{ ...named, applied: { minorUnits: applied, currency }, left }]
  })
  return { giftCards, due: { minorUnits: due, currency } }
}

/** The gift cards that have paid for an order. */
export const paidGiftCards = (
  { paymentInstruments }: Payments,
  currency: Money['currency'],
): AppliedGiftCard[] =>
  paymentInstruments.flatMap((instrument) => {
    const named = cardName(instrument)
    const minorUnits = toMinorUnits(instrument.amount)
    return named ? [{ ...named, applied: { minorUnits, currency }, left: null }] : []
  })

/** Null for other payment instruments. */
function cardName({
  paymentInstrumentId,
  paymentMethodId,
  maskedGiftCertificateCode: code,
}: WirePaymentInstrument) {
  const id = v.safeParse(PaymentId, paymentInstrumentId)
  if (paymentMethodId !== GIFT_CERTIFICATE || !id.success) return null
  return { id: id.output, ending: /[^*]{0,4}$/.exec(code ?? '')?.[0] ?? '' }
}

const toMinorUnits = (dollars: number | null | undefined) => Math.round((dollars ?? 0) * 100)

/** A gift card as payment. The balance is only for the shop; the service reads it again for the order. */
export const giftPaymentBody = (giftCertificateCode: string, balance: Money) => ({
  paymentMethodId: GIFT_CERTIFICATE,
  giftCertificateCode,
  c_balance: balance.minorUnits / 100,
})
