import type { QueryClient } from '@tanstack/react-query'

import { confirmationPath, STEP_PATHS } from '#shared/checkout/step-paths.ts'
import { CHECKOUT_STEPS, type CheckoutStep } from '#shared/contract/checkout.ts'
import type { Shopper } from '#shared/contract/shopper.ts'
import { routes } from '#shared/routes.ts'

import { checkoutQuery } from './queries.ts'

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
