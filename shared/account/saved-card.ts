import * as v from 'valibot'

import type { IdempotencyKey } from '../http/idempotency-key.ts'
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

export const CardOutcome = v.object({
  /** `known`: the customer has saved the same card before. */
  outcome: v.picklist(['card-added', 'card-known']),
})
export type CardOutcome = v.InferOutput<typeof CardOutcome>

export const NamedCard = v.object({ instrumentId: InstrumentId })
export type NamedCard = v.InferOutput<typeof NamedCard>

export const RemoveCard = v.object({
  ...NamedCard.entries,
  /** Removes it although it pays a subscription. */
  isConfirmed: v.optional(v.boolean(), false),
})
export type RemoveCard = v.InferOutput<typeof RemoveCard>

/** The cards of the customer. */
export interface SavedCards {
  getCards(): Promise<CardBook>
  /** @throws {ProblemError} `payment-missing` if the provider does not know the token, `card-limit` */
  addCard(input: AddCard, idempotencyKey: IdempotencyKey): Promise<CardOutcome>
  /**
   * A card that is gone counts as removed.
   * @throws {ProblemError} `card-in-use` if it pays a subscription, unless the customer has confirmed it
   */
  removeCard(input: RemoveCard, idempotencyKey: IdempotencyKey): Promise<object>
  /** @throws {ProblemError} `not-found` */
  preferCard(input: NamedCard, idempotencyKey: IdempotencyKey): Promise<object>
  /** @returns the URL of the provider's own page, for shoppers without JavaScript */
  startCardPage(idempotencyKey: IdempotencyKey): Promise<{ address: string }>
  /** @throws {ProblemError} `payment-missing` unless the answer is to this session's visit of that page */
  finishCardPage(answer: { state: string; token?: string | undefined }): Promise<CardOutcome>
}
