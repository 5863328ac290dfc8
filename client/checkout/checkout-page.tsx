import { confirmationPath, STEP_PATHS } from '#shared/checkout/step-paths.ts'

import { CheckoutOutage } from './checkout-outage.tsx'
import { checkoutShell } from './checkout-shell.tsx'
import { CHECKOUT_ENDED, checkoutQuery, sayingOutage } from './queries.ts'
import { definePersonalPage } from '../kit/page.ts'

/** Redirects to the first open step. */
export const checkoutPage = definePersonalPage({
  load: (context) =>
    sayingOutage(context, async () => {
      const checkout = await context.queryClient.query(checkoutQuery(context.shopper, 'review'))
      if (!checkout) return { redirect: CHECKOUT_ENDED, status: 303 as const }
      const isOrdered = 'kind' in checkout
      const to = isOrdered ? confirmationPath(checkout) : STEP_PATHS[checkout.openStep]
      return { redirect: to, status: 303 as const }
    }),
  Component: CheckoutOutage,
  shell: checkoutShell,
})
