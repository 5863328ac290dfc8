import * as v from 'valibot'

import { WireId } from '../upstream/wire-id.ts'

const text = v.optional(v.string())
const customText = v.nullish(v.string())
const amount = v.nullish(v.number())

/** A payment of a basket or an order: a card, or a gift certificate. */
export const WirePaymentInstrument = v.object({
  paymentInstrumentId: v.optional(WireId),
  paymentMethodId: text,
  /** The most that it pays; of an order, what it has paid. */
  amount,
  maskedGiftCertificateCode: customText,
  /** The gift card's balance when it was entered. The shop's own field. */
  c_balance: amount,
  /** The total that the shopper has confirmed. The shop's own field, which the order keeps. */
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
