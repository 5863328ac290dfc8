import { confirmationPath, STEP_PATHS } from '#shared/checkout/step-paths.ts'

import { CHECKOUT_ENDED, checkoutQuery } from './queries.ts'
import { definePersonalPage } from '../kit/page.ts'

/** Redirects to the first open step. */
export const checkoutPage = definePersonalPage({
  async load({ shopper, queryClient }) {
    const checkout = await queryClient.query(checkoutQuery(shopper, 'review'))
    if (!checkout) return { redirect: CHECKOUT_ENDED, status: 303 }
    const isOrdered = 'kind' in checkout
    const to = isOrdered ? confirmationPath(checkout) : STEP_PATHS[checkout.openStep]
    return { redirect: to, status: 303 }
  },
  Component: () => null,
})
