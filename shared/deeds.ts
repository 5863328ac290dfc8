import type { RouteKey } from './routes.ts'

interface Deed {
  /** Where its form posts to, without site and locale. */
  path: `/${string}`
  /** The page that holds the form, and shows it again when the deed is refused. */
  page: RouteKey
}

/** Every form that changes something. Both sides know them: a form's `action`, and the route that answers. */
export const deeds = {
  addToBag: { path: '/cart/add', page: 'productById' },
  updateLine: { path: '/cart/update', page: 'cart' },
  addCoupon: { path: '/cart/coupons/add', page: 'cart' },
  removeCoupon: { path: '/cart/coupons/remove', page: 'cart' },
  saveShippingAddress: { path: '/checkout/shipping/address', page: 'checkoutShipping' },
  chooseShippingMethod: { path: '/checkout/shipping/method', page: 'checkoutShipping' },
  savePayment: { path: '/checkout/billing/payment', page: 'checkoutBilling' },
  startPaymentPage: { path: '/checkout/billing/provider', page: 'checkoutBilling' },
  placeOrder: { path: '/checkout/review/order', page: 'checkoutReview' },
} as const satisfies Record<string, Deed>

export type DeedName = keyof typeof deeds

/** Where the payment provider sends a shopper back to. */
export const PAYMENT_RETURN_PATH = '/checkout/billing/return'

/** The hidden field by which a form says which operation it is. */
export const OPERATION_FIELD = 'operation'

/** The name of a button that changes the quantity beside it, by its value, before it is sent. */
export const STEP_FIELD = 'step'
