import * as v from 'valibot'

import { CARD_IN_BASKET } from '../checkout/card-in-basket.ts'
import { CHECKOUT_STEPS } from '../checkout/checkout-steps.ts'
import { Address, Card } from '../checkout/checkout.ts'
import { AddressId, type SavedAddress } from './saved-address.ts'
import { InstrumentId, type SavedCard } from './saved-card.ts'

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

/** The preferred address and card, with which one press fills the checkout as in the last order. */
export const LastTime = v.object({
  address: Address,
  card: Card,
  /** The name of the last order's shipping method. Null if nothing of it was shipped. */
  method: v.nullable(v.string()),
})
export type LastTime = v.InferOutput<typeof LastTime>

/** The value of the button. */
export const LikeLastTime = v.strictObject({ like: v.literal('last-time') })

/** The part that could not be filled in. `method`: another one is chosen. `rest`: commerce did not respond. */
export const UNFILLED = ['address', 'pickup', 'method', 'card', 'rest'] as const
export type Unfilled = (typeof UNFILLED)[number]

export const FilledCheckout = v.object({
  /** The next page: the review, or the first incomplete step. */
  openStep: v.picklist(CHECKOUT_STEPS),
  unfilled: v.nullable(v.picklist(UNFILLED)),
})
export type FilledCheckout = v.InferOutput<typeof FilledCheckout>
