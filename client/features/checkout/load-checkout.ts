import type { QueryClient } from '@tanstack/react-query'

import { CHECKOUT_STEPS, type CheckoutStep, type PlacedOrder } from '#shared/contract/checkout.ts'
import type { Shopper } from '#shared/contract/shopper.ts'
import { routes } from '#shared/routes.ts'

import { checkoutQuery } from './queries.ts'

export const STEP_PATHS = {
  shipping: routes.checkoutShipping.href({}),
  billing: routes.checkoutBilling.href({}),
  review: routes.checkoutReview.href({}),
} as const satisfies Record<CheckoutStep, string>

/** Stands in the place of an order's number while only the e-mail knows it. */
export const RECEIVED = 'received'

export const confirmationPath = (order: PlacedOrder) =>
  routes.checkoutConfirmation.href({
    orderNo: order.kind === 'placed' ? order.orderNo : RECEIVED,
  })

/** Loads a step of the checkout; who is not that far yet, or has nothing to buy, is led to where they are. */
export async function loadCheckout(
  { shopper, queryClient }: { shopper: Shopper; queryClient: QueryClient },
  step: CheckoutStep,
) {
  const checkout = await queryClient.query(checkoutQuery(shopper, step))
  if (!checkout) return { redirect: routes.cart.href({}), status: 303 as const }
  if ('kind' in checkout) return { redirect: confirmationPath(checkout), status: 303 as const }
  const { openStep } = checkout
  if (CHECKOUT_STEPS.indexOf(openStep) >= CHECKOUT_STEPS.indexOf(step)) return
  return { redirect: STEP_PATHS[openStep], status: 303 as const }
}
