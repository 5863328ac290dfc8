import * as v from 'valibot'

import type { IdempotencyKey } from '../http/idempotency-key.ts'
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
  /** Whether something of it is sent by post. */
  isShipped: boolean
  /** Where something of it is picked up; null if nothing is. */
  pickupStore: string | null
  /** Whether any of its items can be bought again: neither a free gift nor a gift card, which has a form of its own. */
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

/** What paid a part of an order, as far as anybody may read it. */
export type OrderPayment =
  | { kind: 'card'; card: Card; amount: Money | null }
  | { kind: 'gift-certificate'; lastDigits: string; amount: Money | null }

/** An item of which units can be, or are being, returned. */
export interface ReturnableLine {
  lineId: LineId
  /** How many more units can be returned. */
  available: number
  /** How many are on their way back, and how many are back. */
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
  /** What the service accepts as reasons, in its own words; empty if it has none. */
  reasons: { cancel: string[]; return: string[] }
}

/** Absent `lineId`: everything that was ordered. */
export const BuyAgain = v.strictObject({ orderNo: OrderNo, lineId: v.optional(LineId) })
export type BuyAgain = v.InferOutput<typeof BuyAgain>

/** What has become of the lines of an order that were bought again. */
export const BoughtAgain = v.object({
  /** How many units are in the bag now that were not before. */
  added: v.number(),
  /** The lines of which fewer were added than ordered, with how many were, and the purchase limit if that is why. */
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
      /** How many could be returned when the form was shown, which tells a repeated request from another return. */
      available: v.optional(Units),
      reason: v.optional(Reason),
    }),
  ),
})
export type ReturnItems = v.InferOutput<typeof ReturnItems>

/** The orders of the customer who is signed in. Somebody else's order is treated as unknown. */
export interface OrderHistory {
  /** A page beyond the last one is empty. @throws {ProblemError} `sign-in-required`, `unavailable` */
  getOrders(page: number, signal?: AbortSignal): Promise<OrderList>
  /** @throws {ProblemError} `sign-in-required`, `not-found`, `unavailable` */
  getCustomerOrder(orderNo: OrderNo, signal?: AbortSignal): Promise<CustomerOrder>
}

/** What a customer can do with an order. Each has a form that works without JavaScript. */
export interface OrderActions {
  /** Puts products of the order into the bag, as far as they can be had. @throws {ProblemError} `not-found` */
  buyAgain(input: BuyAgain, idempotencyKey: IdempotencyKey): Promise<BoughtAgain>
  /** @throws {ProblemError} `not-found`; `rejected` if it is too late */
  cancelOrder(input: CancelOrder, idempotencyKey: IdempotencyKey): Promise<object>
  /** @throws {ProblemError} `not-found`; `invalid-input` if nothing is chosen; `rejected` if it cannot be returned */
  returnItems(input: ReturnItems, idempotencyKey: IdempotencyKey): Promise<object>
}
