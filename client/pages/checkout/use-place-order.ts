import { useQueryClient } from '@tanstack/react-query'

import { confirmationPath } from '#shared/checkout/step-paths.ts'
import type { PlaceOrder } from '#shared/contract/checkout.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import { routes } from '#shared/routes.ts'

import { checkoutQuery } from '../../features/checkout/queries.ts'
import { useCheckoutForm, type Parsed } from '../../features/checkout/use-checkout-form.ts'
import { useFrame } from '../../frame/frame-context.ts'
import { useHref } from '../../frame/link.ts'
import { emitShopEvent } from '../../frame/shop-events.ts'

/** Places the order, at the price that the shopper has seen. */
export function usePlaceOrder() {
  const frame = useFrame()
  const href = useHref()
  const queryClient = useQueryClient()

  /** What it costs now is what the button says next. */
  async function readAgain() {
    const query = checkoutQuery(frame.shopper(), 'review')
    const now = await queryClient.query({ ...query, staleTime: 0 })
    if (now === null || 'kind' in now) location.assign(href(routes.checkout.href({})))
  }

  return useCheckoutForm({
    deeds: ['placeOrder'],
    parse: (typed): Parsed<PlaceOrder> => {
      const total = Number(typed['total'])
      return Number.isInteger(total) ? { input: { total } } : { problems: { total: 'choice' } }
    },
    async send(input, operation) {
      try {
        const placed = await frame.shopper().placeOrder(input, operation)
        emitShopEvent({ type: 'bag-changed' })
        location.assign(href(confirmationPath(placed)))
      } catch (error) {
        const isDearer = error instanceof ProblemError && error.type === 'price-changed'
        if (isDearer) await readAgain()
        throw error
      }
    },
  })
}
