import { queryOptions } from '@tanstack/react-query'

import type { OrderNo } from '#shared/contract/checkout.ts'
import type { Shopper } from '#shared/contract/shopper.ts'

/** How far the shopper is. */
export const checkoutQuery = (shopper: Shopper) =>
  queryOptions({
    queryKey: ['checkout'],
    queryFn: ({ signal }) => shopper.getCheckout(signal),
  })

export const orderQuery = (shopper: Shopper, orderNo: OrderNo) =>
  queryOptions({
    queryKey: ['order', orderNo],
    queryFn: ({ signal }) => shopper.getOrder(orderNo, signal),
  })
