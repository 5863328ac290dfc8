import type { CheckoutStep, PlacedOrder } from './checkout.ts'
import { checkoutRoutes } from './routes.ts'

export const STEP_PATHS = {
  shipping: checkoutRoutes.checkoutShipping.href({}),
  billing: checkoutRoutes.checkoutBilling.href({}),
  review: checkoutRoutes.checkoutReview.href({}),
} as const satisfies Record<CheckoutStep, string>

/** The parameter of a step that names the part that an express checkout could not fill in. */
export const UNFILLED_PARAMETER = 'unfilled'

/** Replaces the order number in the path while it is unknown. */
export const RECEIVED = 'received'

export const confirmationPath = (placed: PlacedOrder) =>
  checkoutRoutes.checkoutConfirmation.href({
    orderNo: placed.kind === 'placed' ? placed.orderNo : RECEIVED,
  })
