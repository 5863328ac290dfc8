import type { QueryClient } from '@tanstack/react-query'

import { confirmationPath, STEP_PATHS } from '#shared/checkout/step-paths.ts'
import { CHECKOUT_STEPS, type CheckoutStep } from '#shared/contract/checkout.ts'
import type { Catalog } from '#shared/contract/catalog.ts'
import type { Shopper } from '#shared/contract/shopper.ts'
import { routes } from '#shared/routes.ts'

import { preferencesQuery } from '../catalog/queries.ts'
import { checkoutQuery, stateNamesQuery } from './queries.ts'

/** The bag, which then says what became of the checkout. */
export const CHECKOUT_ENDED = `${routes.cart.href({})}?ended=checkout`

interface CheckoutContext {
  shopper: Shopper
  catalog: Catalog
  queryClient: QueryClient
}

/** Loads a step of the checkout; who is not that far yet, or has nothing to buy, is led to where they are. */
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

/** What the fields of an address need. They do without the site's own rules, which the edge knows when it is sent. */
const loadAddressForm = ({ catalog, queryClient }: CheckoutContext) =>
  Promise.all([
    queryClient.query(stateNamesQuery),
    queryClient.query(preferencesQuery(catalog)).catch(() => null),
  ])
