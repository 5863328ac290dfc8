import * as v from 'valibot'

import { InstrumentId, type SavedCard } from '#shared/account/saved-card.ts'

import { plainText } from '../markup/content-mapper.ts'

const text = v.nullish(v.string(), null)
const flag = v.nullish(v.boolean(), false)

/** SCAPI's CustomerPaymentInstrument, of a card. */
const WireInstrument = v.object({
  paymentInstrumentId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  default: flag,
  paymentMethodId: v.string(),
  paymentCard: v.nullish(
    v.object({
      cardType: text,
      holder: text,
      numberLastDigits: text,
      expirationMonth: v.nullish(v.number(), null),
      expirationYear: v.nullish(v.number(), null),
      creditCardExpired: flag,
      /** Names the card at the payment provider. It never leaves the worker. */
      creditCardToken: text,
    }),
    null,
  ),
})

/** The fields of a customer's record with their cards. */
export const WireCards = v.object({
  paymentInstruments: v.nullish(v.array(WireInstrument), []),
})

/** The preferred one first. */
export const cardsIn = ({ paymentInstruments }: v.InferOutput<typeof WireCards>) =>
  paymentInstruments
    .flatMap((wire) => cardIn(wire) ?? [])
    .toSorted((one, other) => Number(other.isPreferred) - Number(one.isPreferred))

function cardIn({
  paymentInstrumentId,
  paymentCard,
  ...wire
}: v.InferOutput<typeof WireInstrument>): SavedCard | null {
  const instrumentId = v.safeParse(InstrumentId, paymentInstrumentId)
  if (!instrumentId.success || !paymentCard) return null
  return {
    instrumentId: instrumentId.output,
    isPreferred: wire.default,
    isExpired: paymentCard.creditCardExpired,
    holder: plainText(paymentCard.holder) ?? '',
    card: {
      brand: plainText(paymentCard.cardType) ?? '',
      lastDigits: paymentCard.numberLastDigits ?? '',
      expirationMonth: paymentCard.expirationMonth ?? 0,
      expirationYear: paymentCard.expirationYear ?? 0,
    },
  }
}
