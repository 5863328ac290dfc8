import * as v from 'valibot'

import type { IdempotencyKey } from './bag.ts'
import type { Checkout } from './checkout.ts'
import { AddressId, type NamedAddress, type SavedAddress } from './saved-address.ts'

/** A radio button's value: a saved address, or empty for one that is to be typed. */
export const ChosenAddress = v.object({ addressId: v.union([v.literal(''), AddressId]) })
export type ChosenAddress = v.InferOutput<typeof ChosenAddress>

export interface ShippingAddresses {
  /** Those to which the site ships, the preferred one first. */
  addresses: SavedAddress[]
  /** Whether the account keeps no more of them. */
  isFull: boolean
}

/** What a customer need not type again in the checkout. */
export interface MemberCheckout {
  getShippingAddresses(): Promise<ShippingAddresses>
  /**
   * Ships to a saved address. Without an e-mail in the checkout, the customer's own is used.
   * @throws {ProblemError} `not-found`, also for an address to which the site does not ship; `bag-empty`
   */
  shipToSaved(input: NamedAddress, idempotencyKey: IdempotencyKey): Promise<Checkout>
}
