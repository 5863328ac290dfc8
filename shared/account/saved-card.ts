import * as v from 'valibot'

import type { Card } from '../checkout/checkout.ts'

/** More than this many are not kept. */
export const MAX_CARDS = 10

export const InstrumentId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/), v.brand('InstrumentId'))
export type InstrumentId = v.InferOutput<typeof InstrumentId>

/** A card that the payment provider keeps. The shop knows its last digits only. */
export interface SavedCard {
  instrumentId: InstrumentId
  isPreferred: boolean
  isExpired: boolean
  holder: string
  card: Card
}

export interface CardBook {
  /** The preferred one first. */
  cards: SavedCard[]
  /** The provider's field for another one. */
  field: { origin: string; address: string }
}

export const AddCard = v.object({
  /** Of the provider's field. Never a card number. */
  token: v.pipe(v.string(), v.regex(/^[\w.-]{8,256}$/)),
})
export type AddCard = v.InferOutput<typeof AddCard>

export const AddedCardResult = v.object({
  /** `known`: the customer has saved the same card before. */
  outcome: v.picklist(['card-added', 'card-known']),
})
export type AddedCardResult = v.InferOutput<typeof AddedCardResult>

export const NamedCard = v.object({ instrumentId: InstrumentId })
export type NamedCard = v.InferOutput<typeof NamedCard>

export const RemoveCard = v.object({
  ...NamedCard.entries,
  /** Removes it although it pays a subscription. */
  isConfirmed: v.optional(v.boolean(), false),
})
export type RemoveCard = v.InferOutput<typeof RemoveCard>
