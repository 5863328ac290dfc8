import * as v from 'valibot'

import type { Bag } from '../bag/bag.ts'
import type { Address, OrderNo } from '../checkout/checkout.ts'
import type { Picture } from '../media/picture.ts'
import type { PickupStore } from '../stores/store.ts'
import { typedLine } from '../text/typed.ts'

const typed = v.optional(typedLine(), '')

/** A guest's proof of an order: its number, and the e-mail address and postal code that it was billed to. */
export const TrackOrder = v.strictObject({ orderNo: typed, email: typed, postalCode: typed })
export type TrackOrder = v.InferOutput<typeof TrackOrder>

/** The progress of an order or of one of its shipments. `ready`: it can be picked up in a store; `mailed`: it is sent by e-mail. */
export type OrderStatus =
  | 'received'
  | 'packing'
  | 'part-sent'
  | 'part-ready'
  | 'sent'
  | 'delivered'
  | 'ready'
  | 'picked-up'
  | 'mailed'
  | 'canceled'

export interface TrackedShipment {
  status: OrderStatus
  /** The name of the shipping method. */
  method: string | null
  /** "3–5 business days", in the page's locale. */
  arrival: string | null
  trackingNumber: string | null
  /** The carrier's tracking page. */
  trackingLink: string | null
  /** The carrier's name. */
  carrier: string | null
  /** When it is expected and when it arrived or was picked up, in ISO 8601. */
  expectedAt: string | null
  arrivedAt: string | null
  /** Whether everything in it is sent by e-mail. */
  isMailed: boolean
  /** Where it is sent; null if it is picked up, or for readers without access. */
  address: Address | null
  /** Where it is picked up; null if it is sent. */
  store: PickupStore | null
  /** The name of the person who picks it up. */
  pickedUpBy: string | null
}

/** An order for readers who know its details: without addresses, and with the name of the person who picks it up only. */
export interface TrackedOrder {
  orderNo: OrderNo
  status: OrderStatus
  shipments: TrackedShipment[]
  /** The items and prices at the time of the order. */
  bag: Bag
  /** One picture of all products; null if the service draws none. */
  together: Picture | null
}
