import { queryOptions } from '@tanstack/react-query'

import type { CheckoutStep, OrderNo } from '#shared/contract/checkout.ts'
import type { Shopper } from '#shared/contract/shopper.ts'

/** How far the shopper is, with what a step needs to know. */
export const checkoutQuery = (shopper: Pick<Shopper, 'getCheckout'>, step: CheckoutStep) =>
  queryOptions({
    queryKey: ['checkout', step],
    queryFn: ({ signal }) => shopper.getCheckout(step, signal),
    // What the shopper has read stays as it is until a deed changes it.
    staleTime: Infinity,
  })

/** Not part of the script: a document carries the names that its form needs. */
export const stateNamesQuery = queryOptions({
  queryKey: ['state-names'],
  queryFn: async () => (await import('#shared/checkout/state-names.ts')).STATE_NAMES,
  staleTime: Infinity,
})

export const orderQuery = (shopper: Pick<Shopper, 'getOrder'>, orderNo: OrderNo) =>
  queryOptions({
    queryKey: ['order', orderNo],
    queryFn: ({ signal }) => shopper.getOrder(orderNo, signal),
    staleTime: Infinity,
  })
