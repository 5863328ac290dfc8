import { SEEN } from '#shared/checkout/order-changes.ts'
import { REFRESH_TERMS } from '#shared/checkout/sent-again.ts'
import { confirmationPath, STEP_PATHS } from '#shared/checkout/step-paths.ts'
import type { PlaceOrder } from '#shared/checkout/checkout.ts'
import { ProblemError, type ProblemType } from '#shared/http/problem.ts'

import { useCheckoutForm, type Parsed } from '../../features/checkout/use-checkout-form.ts'
import { useAppContext } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { emitShopEvent } from '../../app/shop-events.ts'

/** After these problems the page shows an outdated order, or lacks what the order needs by now. */
const STALE = new Set<ProblemType>([
  'price-changed',
  'bag-unavailable',
  'bag-empty',
  'step-open',
  'invalid-input',
  'sign-in-required',
])

/** Places the order at the total that the shopper has seen. */
export function usePlaceOrder() {
  const appContext = useAppContext()
  const href = useHref()

  return useCheckoutForm({
    actions: ['placeOrder'],
    parse: ({
      total: typed,
      due: left,
      seen = '',
      [REFRESH_TERMS]: agreed,
    }): Parsed<PlaceOrder> => {
      const [total, due] = [Number(typed), Number(left)]
      return Number.isInteger(total) && Number.isInteger(due)
        ? { input: { total, due, seen, agreesToRefresh: agreed === 'on' } }
        : { problems: { total: 'choice' } }
    },
    async send(input, idempotencyKey) {
      try {
        const placed = await appContext.shopper().placeOrder(input, idempotencyKey)
        emitShopEvent({ type: 'bag-changed' })
        location.assign(href(confirmationPath(placed)))
      } catch (error) {
        if (!(error instanceof ProblemError && STALE.has(error.type))) throw error
        // The page says what has changed since the shopper saw it, or leads to what is missing.
        location.assign(href(STEP_PATHS.review, `${SEEN}=${input.seen}`))
      }
    },
  })
}
