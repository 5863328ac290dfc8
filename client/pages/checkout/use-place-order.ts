import { useQueryClient } from '@tanstack/react-query'

import { confirmationPath } from '#shared/checkout/step-paths.ts'
import type { PlaceOrder } from '#shared/contract/checkout.ts'
import { ProblemError, type ProblemType } from '#shared/contract/problem.ts'
import { routes } from '#shared/routes.ts'

import { checkoutQuery } from '../../features/checkout/queries.ts'
import { useCheckoutForm, type Parsed } from '../../features/checkout/use-checkout-form.ts'
import { useAppContext } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { emitShopEvent } from '../../app/shop-events.ts'

/** After these problems the page shows an outdated order. */
const STALE = new Set<ProblemType>(['price-changed', 'bag-unavailable', 'bag-empty', 'step-open'])

/** Places the order at the total that the shopper has seen. */
export function usePlaceOrder() {
  const appContext = useAppContext()
  const href = useHref()
  const queryClient = useQueryClient()

  /** Reloads the checkout. @returns false when it redirects to another page */
  async function readAgain() {
    const shopper = appContext.shopper()
    const now = await shopper.getCheckout('review')
    if (now === null || 'kind' in now) {
      location.assign(href(routes.checkout.href({})))
      return false
    }
    queryClient.setQueryData(checkoutQuery(shopper, 'review').queryKey, now)
    return true
  }

  return useCheckoutForm({
    actions: ['placeOrder'],
    parse: (typed): Parsed<PlaceOrder> => {
      const total = Number(typed['total'])
      return Number.isInteger(total) ? { input: { total } } : { problems: { total: 'choice' } }
    },
    async send(input, idempotencyKey) {
      try {
        const placed = await appContext.shopper().placeOrder(input, idempotencyKey)
        emitShopEvent({ type: 'bag-changed' })
        location.assign(href(confirmationPath(placed)))
      } catch (error) {
        const isStale = error instanceof ProblemError && STALE.has(error.type)
        if (!isStale || (await readAgain())) throw error
      }
    },
  })
}
