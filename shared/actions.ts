import type { RouteKey } from './routes.ts'

interface Action {
  /** The path that the form posts to, without site and locale. */
  path: `/${string}`
  /** The page that contains the form and shows it again when the action is rejected. */
  page: RouteKey
}

/** Every form that changes something, shared by the forms in the client and the routes in the worker. */
export const actions = {
  addToBag: { path: '/cart/add', page: 'productById' },
  updateLine: { path: '/cart/update', page: 'cart' },
  addCoupon: { path: '/cart/coupons/add', page: 'cart' },
  removeCoupon: { path: '/cart/coupons/remove', page: 'cart' },
  saveShippingAddress: { path: '/checkout/shipping/address', page: 'checkoutShipping' },
  chooseShippingMethod: { path: '/checkout/shipping/method', page: 'checkoutShipping' },
  savePayment: { path: '/checkout/billing/payment', page: 'checkoutBilling' },
  startPaymentPage: { path: '/checkout/billing/provider', page: 'checkoutBilling' },
  placeOrder: { path: '/checkout/review/order', page: 'checkoutReview' },
} as const satisfies Record<string, Action>

export type ActionName = keyof typeof actions

/** The path to which the payment provider returns the shopper. */
export const PAYMENT_RETURN_PATH = '/checkout/billing/return'

/** The hidden field with the form's idempotency key. */
export const IDEMPOTENCY_KEY_FIELD = 'idempotencyKey'

/** The name of a button whose value changes the submitted quantity. */
export const STEP_FIELD = 'step'
