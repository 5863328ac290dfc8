import { endpoint, repeatablePost } from '../http/endpoint.ts'
import type { Arrival } from '../product/arrival.ts'
import type { StoreId } from '../stores/store.ts'
import type {
  Checkout,
  CheckoutStep,
  ChooseShippingMethod,
  Order,
  OrderNo,
  PlacedOrder,
  PlaceOrder,
  SavePayment,
  SaveShippingAddress,
} from './checkout.ts'
import type { StreetSuggestion } from './street-suggestions.ts'

/** The checkout of the visitor's bag, and the order that it becomes. */
export const checkoutEndpoints = {
  /**
   * The checkout for a step; shipping methods are included only for `shipping`. Null when there is nothing to check out;
   * the placed order when this bag has already been ordered.
   */
  getCheckout: endpoint<{ step: CheckoutStep }, Checkout | PlacedOrder | null>()(
    'GET',
    '/checkout/:step',
  ),
  /** @throws {ProblemError} `invalid-input` with `fields`, `bag-empty` */
  saveShippingAddress: endpoint<SaveShippingAddress, Checkout>()(
    'PUT',
    '/checkout/shipping-address',
  ),
  /** @throws {ProblemError} `invalid-input` when the method is not available for the address */
  chooseShippingMethod: endpoint<ChooseShippingMethod, Checkout>()(
    'PUT',
    '/checkout/shipping-method',
  ),
  /** @throws {ProblemError} `invalid-input` with `fields`, `payment-missing`, `step-open` */
  savePayment: endpoint<SavePayment, Checkout>()('PUT', '/checkout/payment'),
  /**
   * Places an order exactly once.
   * @throws {ProblemError} `price-changed`, `bag-unavailable`, `payment-declined`, `payment-missing`, `gift-card-short`,
   * `step-open`, `bag-empty`
   */
  placeOrder: endpoint<PlaceOrder, PlacedOrder>()('POST', '/orders'),
  /** @throws {ProblemError} `not-found`, also for another shopper's order */
  getOrder: endpoint<{ orderNo: OrderNo }, Order>()('GET', '/orders/:orderNo'),
}

export const arrivalEndpoints = {
  /** When an order arrives at the visitor's location, and when a store has it ready. */
  getArrival: endpoint<{ store: StoreId | null }, Arrival>()('GET', '/arrival'),
}

export const streetEndpoints = {
  /** The likeliest first. Posted, so that no address has typed text. @throws {ProblemError} `forbidden` without a bag */
  suggestStreets: repeatablePost<{ typed: string }, StreetSuggestion[]>('/streets'),
}
