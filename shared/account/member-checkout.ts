import * as v from 'valibot'

import { CARD_IN_BASKET } from '../checkout/card-in-basket.ts'
import type { IdempotencyKey } from '../http/idempotency-key.ts'
import { CHECKOUT_STEPS } from '../checkout/checkout-steps.ts'
import { Address, Card, type Checkout } from '../checkout/checkout.ts'
import { AddressId, type NamedAddress, type SavedAddress } from './saved-address.ts'
import { InstrumentId, type NamedCard, type SavedCard } from './saved-card.ts'

/** A radio button's value: a saved address, or empty for one that is to be typed. */
export const ChosenAddress = v.object({ addressId: v.union([v.literal(''), AddressId]) })
export type ChosenAddress = v.InferOutput<typeof ChosenAddress>

/** A radio button's value: a saved card, the card that the order has, or empty for one that is to be typed. */
export const ChosenCard = v.object({
  instrumentId: v.union([v.literal(''), v.literal(CARD_IN_BASKET), InstrumentId]),
})
export type ChosenCard = v.InferOutput<typeof ChosenCard>

export interface ShippingAddresses {
  /** Those to which the site ships, the preferred one first. */
  addresses: SavedAddress[]
  /** Whether the account keeps no more of them. */
  isFull: boolean
}

export interface CardChoice {
  /** Those that can pay, the preferred one first. */
  cards: SavedCard[]
  /** Whether the account keeps no more of them. */
  isFull: boolean
  /** The preferred address, for a bill without another one. */
  address: Address | null
}

/** What one press fills the checkout with: the customer's preferred address and card, as in the last order. */
export const LastTime = v.object({
  address: Address,
  card: Card,
  /** The name of the last order's shipping method. Null if nothing of it was shipped. */
  method: v.nullable(v.string()),
})
export type LastTime = v.InferOutput<typeof LastTime>

/** The value of the button. */
export const LikeLastTime = v.strictObject({ like: v.literal('last-time') })

/** What could not be filled in. `method`: another one is chosen. `rest`: commerce did not answer. */
export const UNFILLED = ['address', 'pickup', 'method', 'card', 'rest'] as const
export type Unfilled = (typeof UNFILLED)[number]

export const FilledCheckout = v.object({
  /** Where the shopper goes on: the review, or the first step that lacks something. */
  openStep: v.picklist(CHECKOUT_STEPS),
  unfilled: v.nullable(v.picklist(UNFILLED)),
})
export type FilledCheckout = v.InferOutput<typeof FilledCheckout>

/** The checkout from the bag to the review in one press. */
export interface LastTimeCheckout {
  /** Null for guests, who cost no request, and without an address, a card or an order. */
  getLastTime(): Promise<LastTime | null>
  /** Orders nothing. What was filled in stays, whatever fails. @throws {ProblemError} `bag-empty` */
  checkOutAsLastTime(idempotencyKey: IdempotencyKey): Promise<FilledCheckout>
}

/** What a customer need not type again in the checkout. */
export interface MemberCheckout extends LastTimeCheckout {
  getShippingAddresses(): Promise<ShippingAddresses>
  getCardChoice(): Promise<CardChoice>
  /**
   * Ships to a saved address. Without an e-mail in the checkout, the customer's own is used.
   * @throws {ProblemError} `not-found`, also for an address to which the site does not ship; `bag-empty`
   */
  shipToSaved(input: NamedAddress, idempotencyKey: IdempotencyKey): Promise<Checkout>
  /**
   * Pays with a saved card, for which the payment provider issues a token.
   * Without any address for the bill, the step stays open.
   * @throws {ProblemError} `not-found`, also if the provider keeps it no longer; `step-open`, `bag-empty`
   */
  payWithSaved(input: NamedCard, idempotencyKey: IdempotencyKey): Promise<Checkout>
}
