import type { QueryClient } from '@tanstack/react-query'

import { confirmationPath, STEP_PATHS } from '#shared/checkout/step-paths.ts'
import { CHECKOUT_STEPS } from '#shared/checkout/checkout-steps.ts'
import type { CheckoutStep } from '#shared/checkout/checkout.ts'
import type { Catalog } from '#shared/catalog.ts'
import type { Shopper } from '#shared/shopper.ts'
import { routes } from '#shared/routes.ts'

import { preferencesQuery } from '../catalog/shared-queries.ts'
import { checkoutQuery, stateNamesQuery } from './queries.ts'

/** The bag page, with a notice that the checkout has ended. */
export const CHECKOUT_ENDED = `${routes.cart.href({})}?ended=checkout`

interface CheckoutContext {
  shopper: Shopper
  catalog: Catalog
  queryClient: QueryClient
}

/** Loads a step of the checkout. Redirects shoppers who have not reached it or have nothing to buy. */
export async function loadCheckout(context: CheckoutContext, step: CheckoutStep) {
  const { shopper, queryClient } = context
  const [checkout] = await Promise.all([
    queryClient.query(checkoutQuery(shopper, step)),
    step === 'review' ? null : loadAddressForm(context),
  ])
  if (!checkout) return { redirect: CHECKOUT_ENDED, status: 303 as const }
  if ('kind' in checkout) return { redirect: confirmationPath(checkout), status: 303 as const }
  const { openStep } = checkout
  if (CHECKOUT_STEPS.indexOf(openStep) >= CHECKOUT_STEPS.indexOf(step)) return
  return { redirect: STEP_PATHS[openStep], status: 303 as const }
}

/**
 * Loads what the address fields need. The site's own rules are optional, because the edge applies them on
 * submit.
 */
export const loadAddressForm = ({
  catalog,
  queryClient,
}: Pick<CheckoutContext, 'catalog' | 'queryClient'>) =>
  Promise.all([
    queryClient.query(stateNamesQuery),
    queryClient.query(preferencesQuery(catalog)).catch(() => null),
  ])
