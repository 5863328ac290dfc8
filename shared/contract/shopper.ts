import * as v from 'valibot'

import type { AddCoupon, AddItem, Bag, OperationId, RemoveCoupon, UpdateItem } from './bag.ts'
import type {
  BillingAddressInput,
  Checkout,
  CheckoutStep,
  ChooseShippingMethod,
  Order,
  OrderNo,
  PaymentReturn,
  PlaceOrder,
  PlacedOrder,
  SavePayment,
  SaveShippingAddress,
} from './checkout.ts'

/** What the shell knows of the visitor. Arrives after hydration, from an answer that is never stored. */
export const SessionView = v.object({
  customerType: v.picklist(['anonymous', 'guest', 'registered']),
  bagCount: v.number(),
  /** Where the visitor is, as far as the edge knows: ISO country and region codes. */
  country: v.nullable(v.string()),
  region: v.nullable(v.string()),
  experiments: v.record(v.string(), v.boolean()),
})
export type SessionView = v.InferOutput<typeof SessionView>

/**
 * What needs the visitor's session. Only the code that builds it sees a request's cookies.
 *
 * Reading never starts a session. A deed carries an operation id: sent again with the same id and input it
 * is not done again, and is answered as the first time. Every method throws `ProblemError`: `unavailable`
 * when commerce cannot answer, `outcome-unknown` when it cannot be told whether a deed was done, and what
 * each names.
 */
export interface Shopper {
  getSession(signal?: AbortSignal): Promise<SessionView>
  /** An anonymous visitor's bag is empty. */
  getBag(signal?: AbortSignal): Promise<Bag>
  /**
   * For a step of the checkout: shipping methods are asked for on `shipping` alone. Null when there is nothing
   * to check out; what became of the order when this bag has been ordered already.
   */
  getCheckout(step: CheckoutStep, signal?: AbortSignal): Promise<Checkout | PlacedOrder | null>
  /** @throws {ProblemError} `not-found`, also for an order of somebody else */
  getOrder(orderNo: OrderNo, signal?: AbortSignal): Promise<Order>

  /** @throws {ProblemError} `not-added`, `members-only` */
  addItem(item: AddItem, operation: OperationId): Promise<Bag>
  /** @throws {ProblemError} `not-added`; `not-found` when the line is gone */
  updateItem(item: UpdateItem, operation: OperationId): Promise<Bag>
  /** @throws {ProblemError} `coupon-unknown`, `coupon-limit` */
  addCoupon(coupon: AddCoupon, operation: OperationId): Promise<Bag>
  removeCoupon(coupon: RemoveCoupon, operation: OperationId): Promise<Bag>

  /** @throws {ProblemError} `invalid-input` with `fields`, `bag-empty` */
  saveShippingAddress(input: SaveShippingAddress, operation: OperationId): Promise<Checkout>
  /** @throws {ProblemError} `invalid-input` when it does not go to the address */
  chooseShippingMethod(input: ChooseShippingMethod, operation: OperationId): Promise<Checkout>
  /** @throws {ProblemError} `invalid-input` with `fields`, `payment-missing`, `step-open` */
  savePayment(input: SavePayment, operation: OperationId): Promise<Checkout>
  /** @throws {ProblemError} `price-changed`, `bag-unavailable`, `payment-declined`, `payment-missing`, `step-open`, `bag-empty` */
  placeOrder(input: PlaceOrder, operation: OperationId): Promise<PlacedOrder>
}

/** The deeds of a shopper without JavaScript, who enters the card on the provider's own page. */
export interface PaymentPageShopper {
  /** Keeps the billing address. @returns the address of the provider's page */
  startPaymentPage(billing: BillingAddressInput, operation: OperationId): Promise<string>
  /** @throws {ProblemError} `payment-missing` when the answer is not for this shopper, or was used */
  finishPaymentPage(answer: PaymentReturn): Promise<Checkout>
}
