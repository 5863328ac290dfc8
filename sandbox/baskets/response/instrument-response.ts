import { maskedCode } from '../../gift-certificates/find-certificate.ts'
import { majorUnits } from '../../platform/money.ts'
import type { GiftCardSummary, PaymentCard, PaymentInstrument } from '../contents/model.ts'

/** `now` decides whether a card has expired. */
export const instrumentResponse = (instrument: PaymentInstrument, now: number) => ({
  ...instrument.custom,
  paymentInstrumentId: instrument.paymentInstrumentId,
  paymentMethodId: instrument.paymentMethodId,
  ...(instrument.amount !== null && { amount: majorUnits(instrument.amount) }),
  ...(instrument.paymentCard && { paymentCard: cardResponse(instrument.paymentCard, now) }),
  ...(instrument.giftCertificateCode !== null &&
    certificateResponse(instrument.giftCertificateCode, instrument.giftCard)),
  ...(instrument.bankRoutingNumber !== undefined && {
    bankRoutingNumber: instrument.bankRoutingNumber,
  }),
  ...(instrument.paymentReference && { paymentReference: instrument.paymentReference }),
})

const certificateResponse = (code: string, card: GiftCardSummary | null) =>
  card
    ? { giftCard: { ...card, maskedCardNumber: maskedCode(code) } }
    : { maskedGiftCertificateCode: maskedCode(code) }

const cardResponse = (card: PaymentCard, now: number) => ({
  ...card,
  numberLastDigits: /\d{0,4}$/.exec(card.maskedNumber ?? '')?.[0] ?? '',
  creditCardExpired: hasExpired(card, now),
})

/** A card is valid until the last day of its month. */
function hasExpired({ expirationMonth, expirationYear }: PaymentCard, now: number) {
  if (expirationMonth === undefined || expirationYear === undefined) return false
  return now >= Date.UTC(expirationYear, expirationMonth)
}
