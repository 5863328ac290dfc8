import { queryOptions } from '@tanstack/react-query'

import type { CheckoutStep, OrderNo } from '#shared/checkout/checkout.ts'
import type { Shopper } from '#shared/shopper.ts'

import { lazyCode } from '../../app/lazy-code.ts'

/** The progress of the checkout, with the data for a step. */
export const checkoutQuery = (shopper: Pick<Shopper, 'getCheckout'>, step: CheckoutStep) =>
  queryOptions({
    queryKey: ['checkout', step],
    queryFn: ({ signal }) => shopper.getCheckout(step, signal),
    // What the shopper sees stays the same until an action changes it.
    staleTime: Infinity,
  })

const stateNames = lazyCode(async () => (await import('#shared/fields/state-names.ts')).STATE_NAMES)

/** Kept out of the main chunk: the document carries the names that its form needs. */
export const stateNamesQuery = queryOptions({
  queryKey: ['state-names'],
  queryFn: stateNames.load,
  staleTime: Infinity,
})

export const orderQuery = (shopper: Pick<Shopper, 'getOrder'>, orderNo: OrderNo) =>
  queryOptions({
    queryKey: ['order', orderNo],
    queryFn: ({ signal }) => shopper.getOrder(orderNo, signal),
    staleTime: Infinity,
  })
