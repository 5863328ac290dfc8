import * as v from 'valibot'

import { withCustom } from '../../platform/custom-fields.ts'
import { GiftCardRequest } from '../../gift-certificates/gift-card.ts'
import { maxText } from '../../platform/read-body.ts'

/** A masked card number. */
const MASKED_NUMBER = /^[0-9 -]{0,7}\D{6,15}\d{0,4}$/

const Month = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))
const Year = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999))

/** Fields that would carry a complete card number or security code; they are rejected. */
const FORBIDDEN_FIELDS = ['number', 'securityCode', 'cvv', 'cvc', 'cvn', 'cvv2']

const Card = v.pipe(
  v.looseObject({
    cardType: v.exactOptional(maxText(50)),
    holder: v.exactOptional(maxText(256)),
    maskedNumber: v.exactOptional(
      v.pipe(v.string(), v.maxLength(25), v.regex(MASKED_NUMBER, 'It must be masked.')),
    ),
    expirationMonth: v.exactOptional(Month),
    expirationYear: v.exactOptional(Year),
    issueNumber: v.exactOptional(maxText(2)),
    validFromMonth: v.exactOptional(Month),
    validFromYear: v.exactOptional(Year),
    creditCardToken: v.exactOptional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))),
  }),
  v.check(
    (card) => !FORBIDDEN_FIELDS.some((name) => name in card),
    'Neither a card number nor a security code is accepted.',
  ),
  v.transform((card) => ({
    cardType: card.cardType,
    holder: card.holder,
    maskedNumber: card.maskedNumber,
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
    issueNumber: card.issueNumber,
    validFromMonth: card.validFromMonth,
    validFromYear: card.validFromYear,
    creditCardToken: card.creditCardToken,
  })),
)

/** A request for a reference to one of the merchant's payment services. */
const PaymentReference = v.object({
  paymentMethodType: v.exactOptional(maxText(64)),
  zoneId: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))),
  gateway: v.exactOptional(v.picklist(['stripe', 'paypal', 'adyen'])),
  gatewayProperties: v.exactOptional(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.check((properties) => JSON.stringify(properties).length <= 4000, 'It is too long.'),
    ),
  ),
})

const fields = {
  amount: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))),
  paymentCard: v.exactOptional(Card),
  giftCertificateCode: v.exactOptional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))),
  giftCardRequest: v.exactOptional(GiftCardRequest),
  paymentReferenceRequest: v.exactOptional(PaymentReference),
  bankRoutingNumber: v.exactOptional(maxText(256)),
}

const MethodId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))

export const NewInstrumentBody = v.pipe(
  v.looseObject({ ...fields, paymentMethodId: MethodId }),
  v.transform(withCustom),
)
export type NewInstrumentBody = v.InferOutput<typeof NewInstrumentBody>

export const InstrumentBody = v.pipe(
  v.looseObject({ ...fields, paymentMethodId: v.exactOptional(MethodId) }),
  v.transform(withCustom),
)
export type InstrumentBody = v.InferOutput<typeof InstrumentBody>
