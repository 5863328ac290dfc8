import * as v from 'valibot'

import { LineId } from '../bag/bag.ts'
import { OrderNo, type Address, type Card } from '../checkout/checkout.ts'
import type { Money } from '../money/money.ts'
import type { OrderStatus, TrackedOrder } from './order-tracking.ts'
import type { Picture } from '../media/picture.ts'

/** An order as a list shows it. */
export interface ListedOrder {
  orderNo: OrderNo
  /** In ISO 8601; null if it is unknown. */
  placedAt: string | null
  status: OrderStatus
  total: Money
  /** How many items it has. */
  count: number
  /** Of the first products. */
  pictures: Picture[]
  names: string[]
  /** Whether any item is shipped. */
  isShipped: boolean
  /** The store where any item is picked up; null if none is. */
  pickupStore: string | null
  /** Whether any of its items can be bought again: neither a free gift nor a gift card, which needs its own form. */
  canBeBoughtAgain: boolean
}

/** One page of a customer's orders, the latest first. */
export interface OrderList {
  orders: ListedOrder[]
  /** Counted from 1. */
  page: number
  pages: number
  total: number
}

/** A payment of an order, with its public data. */
export type OrderPayment =
  | { kind: 'card'; card: Card; amount: Money | null }
  | { kind: 'gift-certificate'; lastDigits: string; amount: Money | null }

/** An item of which units can be, or are being, returned. */
export interface ReturnableLine {
  lineId: LineId
  /** How many more units can be returned. */
  available: number
  /** The numbers of units on their way back, and of units that are back. */
  initiated: number
  returned: number
}

/** An order as the customer who placed it sees it. */
export interface CustomerOrder extends TrackedOrder {
  placedAt: string | null
  email: string
  billingAddress: Address | null
  payments: OrderPayment[]
  /** Whether all of it can be canceled now. */
  canBeCanceled: boolean
  returnable: ReturnableLine[]
  /** The service's reasons; empty if it has none. */
  reasons: { cancel: string[]; return: string[] }
}

/** Absent `lineId`: everything that was ordered. */
export const BuyAgain = v.strictObject({ orderNo: OrderNo, lineId: v.optional(LineId) })
export type BuyAgain = v.InferOutput<typeof BuyAgain>

/** The result of buying an order again. */
export const BoughtAgain = v.object({
  /** The number of units added to the bag. */
  added: v.number(),
  /** The lines of which fewer units were added than ordered, and the purchase limit if it is the reason. */
  left: v.array(v.object({ lineId: LineId, added: v.number(), limit: v.optional(v.number()) })),
})
export type BoughtAgain = v.InferOutput<typeof BoughtAgain>

const Reason = v.pipe(v.string(), v.maxLength(256))

export const CancelOrder = v.strictObject({ orderNo: OrderNo, reason: v.optional(Reason) })
export type CancelOrder = v.InferOutput<typeof CancelOrder>

const MAX_UNITS = 999

const Units = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_UNITS))

export const ReturnItems = v.strictObject({
  orderNo: OrderNo,
  items: v.array(
    v.strictObject({
      lineId: LineId,
      quantity: Units,
      /** The returnable units when the form was shown, which tell a repeated request from another return. */
      available: v.optional(Units),
      reason: v.optional(Reason),
    }),
  ),
})
export type ReturnItems = v.InferOutput<typeof ReturnItems>

/** The orders of the customer who is signed in. Another customer's order counts as unknown. */
export interface OrderHistory {
  /** A page beyond the last one is empty. @throws {ProblemError} `sign-in-required`, `unavailable` */
  getOrders(page: number, signal?: AbortSignal): Promise<OrderList>
  /** @throws {ProblemError} `sign-in-required`, `not-found`, `unavailable` */
  getCustomerOrder(orderNo: OrderNo, signal?: AbortSignal): Promise<CustomerOrder>
}
