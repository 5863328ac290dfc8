import type { CheckoutStep, PlacedOrder } from '../contract/checkout.ts'
import { routes } from '../routes.ts'

export const STEP_PATHS = {
  shipping: routes.checkoutShipping.href({}),
  billing: routes.checkoutBilling.href({}),
  review: routes.checkoutReview.href({}),
} as const satisfies Record<CheckoutStep, string>

/** Stands in the place of an order's number while only the e-mail knows it. */
export const RECEIVED = 'received'

export const confirmationPath = (placed: PlacedOrder) =>
  routes.checkoutConfirmation.href({
    orderNo: placed.kind === 'placed' ? placed.orderNo : RECEIVED,
  })
