import { maskedCode } from '../../gift-certificates/find-certificate.ts'
import { majorUnits } from '../../money.ts'
import type { GiftCardShown, PaymentCard, PaymentInstrument } from '../model.ts'

/** `now` decides whether a card has expired. */
export const instrumentAnswer = (instrument: PaymentInstrument, now: number) => ({
  ...instrument.custom,
  paymentInstrumentId: instrument.paymentInstrumentId,
  paymentMethodId: instrument.paymentMethodId,
  ...(instrument.amount !== null && { amount: majorUnits(instrument.amount) }),
  ...(instrument.paymentCard && { paymentCard: cardAnswer(instrument.paymentCard, now) }),
  ...(instrument.giftCertificateCode !== null &&
    certificateAnswer(instrument.giftCertificateCode, instrument.giftCard)),
  ...(instrument.bankRoutingNumber !== undefined && {
    bankRoutingNumber: instrument.bankRoutingNumber,
  }),
  ...(instrument.paymentReference && { paymentReference: instrument.paymentReference }),
})

const certificateAnswer = (code: string, card: GiftCardShown | null) =>
  card
    ? { giftCard: { ...card, maskedCardNumber: maskedCode(code) } }
    : { maskedGiftCertificateCode: maskedCode(code) }

const cardAnswer = (card: PaymentCard, now: number) => ({
  ...card,
  numberLastDigits: /\d{0,4}$/.exec(card.maskedNumber ?? '')?.[0] ?? '',
  creditCardExpired: hasExpired(card, now),
})

/** A card is valid until the last day of its month. */
function hasExpired({ expirationMonth, expirationYear }: PaymentCard, now: number) {
  if (expirationMonth === undefined || expirationYear === undefined) return false
  return now >= Date.UTC(expirationYear, expirationMonth)
}
