import * as v from 'valibot'

import type { Card } from '../checkout/checkout.ts'
import { ProductId, type ProductTile } from '../product/product.ts'
import { AddressId, type SavedAddress } from '../account/saved-address.ts'
import { InstrumentId, type SavedCard } from '../account/saved-card.ts'

export const SubscriptionId = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,64}$/),
  v.brand('SubscriptionId'),
)
export type SubscriptionId = v.InferOutput<typeof SubscriptionId>

/** Where a product is sent regularly. */
export interface DeliveryAddress {
  firstName: string
  lastName: string
  address1: string
  address2: string
  city: string
  stateCode: string
  postalCode: string
  countryCode: string
}

/** A product that is sent regularly. */
export interface Subscription {
  id: SubscriptionId
  status: 'active' | 'paused' | 'cancelled'
  productId: ProductId
  /** Null if the product is no longer sold, or while the catalog cannot be read. */
  tile: ProductTile | null
  /** Whether the product is no longer sold. */
  isGone: boolean
  /** The chosen values, such as "Size: Large". */
  chosen: { name: string; value: string }[]
  /** The variants it can be changed to, with their values. */
  variants: { productId: ProductId; name: string; orderable: boolean }[]
  quantity: number
  /** In months. */
  every: number
  /** YYYY-MM-DD. Null while it is paused, and once it is cancelled. */
  nextDate: string | null
  address: DeliveryAddress | null
  card: Card | null
}

export interface SubscriptionsShown {
  subscriptions: Subscription[]
  addresses: SavedAddress[]
  cards: SavedCard[]
  /** The numbers of months that can be chosen. */
  frequencies: number[]
}

export const CANCEL_REASONS = [
  'too-much',
  'too-expensive',
  'other-product',
  'moving',
  'other',
] as const

const subscriptionId = SubscriptionId
/** The day of the delivery that the shopper has seen: the service changes no other one. */
const nextDate = v.pipe(v.string(), v.isoDate())

/** The changes of a subscription, by the name of the action. */
export const SUBSCRIPTION_CHANGES = {
  changeFrequency: v.object({
    subscriptionId,
    every: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
  }),
  changeVariant: v.object({ subscriptionId, productId: ProductId }),
  changeDeliveryAddress: v.object({ subscriptionId, addressId: AddressId }),
  changeDeliveryCard: v.object({ subscriptionId, cardId: InstrumentId }),
  skipDelivery: v.object({ subscriptionId, nextDate }),
  sendDeliveryNow: v.object({ subscriptionId, nextDate }),
  pauseSubscription: v.object({ subscriptionId }),
  resumeSubscription: v.object({ subscriptionId }),
  cancelSubscription: v.object({ subscriptionId, reason: v.picklist(CANCEL_REASONS) }),
} as const
export type SubscriptionChange = keyof typeof SUBSCRIPTION_CHANGES
export type ChangeInput<Change extends SubscriptionChange> = v.InferOutput<
  (typeof SUBSCRIPTION_CHANGES)[Change]
>

/** The subscriptions of the customer who is signed in. */
export interface Subscriptions {
  /** Null where the shop sends nothing regularly. @throws {ProblemError} `sign-in-required` */
  getSubscriptions(): Promise<SubscriptionsShown | null>
}
