import { routes } from '#shared/routes.ts'

import { STEP_PATHS } from '../../features/checkout/load-checkout.ts'
import { checkoutQuery } from '../../features/checkout/queries.ts'
import { definePersonalPage } from '../page.ts'

/** An address without a page of its own: it leads to the first step that is open. */
export const checkoutPage = definePersonalPage('checkout', {
  async load({ shopper, queryClient }) {
    const checkout = await queryClient.query(checkoutQuery(shopper))
    const to = checkout ? STEP_PATHS[checkout.openStep] : routes.cart.href({})
    return { redirect: to, status: 303 }
  },
  Component: () => null,
})
