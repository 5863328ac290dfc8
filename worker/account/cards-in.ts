import * as v from 'valibot'

import { InstrumentId, type SavedCard } from '#shared/account/saved-card.ts'

import { plainText } from '../catalog/content-mapper.ts'
import type { WireInstrument, WireRecord } from '../commerce/customer-records.ts'

/** The preferred one first. */
export const cardsIn = ({ paymentInstruments }: Pick<WireRecord, 'paymentInstruments'>) =>
  paymentInstruments
    .flatMap((wire) => savedIn(wire) ?? [])
    .toSorted((one, other) => Number(other.isPreferred) - Number(one.isPreferred))

function savedIn({ paymentInstrumentId, paymentCard, ...wire }: WireInstrument): SavedCard | null {
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
