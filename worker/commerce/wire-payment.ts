import * as v from 'valibot'

import { WireId } from './wire-id.ts'

const text = v.optional(v.string())
const customText = v.nullish(v.string())
const amount = v.nullish(v.number())

/** What pays for a basket or an order: a card, or a gift certificate. */
export const WirePaymentInstrument = v.object({
  paymentInstrumentId: v.optional(WireId),
  paymentMethodId: text,
  /** The most that it pays; of an order, what it has paid. */
  amount,
  maskedGiftCertificateCode: customText,
  /** What was left on the gift card when it was entered. A field of ours. */
  c_balance: amount,
  /** The total that the shopper has confirmed. A field of ours, which the order keeps. */
  c_confirmedTotal: amount,
  paymentCard: v.optional(
    v.object({
      cardType: text,
      numberLastDigits: text,
      maskedNumber: text,
      expirationMonth: v.optional(v.number()),
      expirationYear: v.optional(v.number()),
    }),
  ),
  authorizationStatus: v.optional(v.object({ status: v.optional(v.number()) })),
})

export type WirePaymentInstrument = v.InferOutput<typeof WirePaymentInstrument>
