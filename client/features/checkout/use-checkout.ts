import { useSuspenseQuery } from '@tanstack/react-query'

import type { Checkout, CheckoutStep, Order, OrderNo } from '#shared/checkout/checkout.ts'

import { useAppContext } from '../../app/app-context.ts'
import { checkoutQuery, orderQuery } from './queries.ts'

/** The data that the page's `load` has fetched. Null if there is nothing left to check out. */
export function useCheckout(step: CheckoutStep): Checkout | null {
  const appContext = useAppContext()
  // On the edge the data is already loaded, and components cannot access the shopper client.
  const shopper = {
    getCheckout: (of: CheckoutStep, signal?: AbortSignal) =>
      appContext.shopper().getCheckout(of, signal),
  }
  const { data } = useSuspenseQuery(checkoutQuery(shopper, step))
  return data === null || 'kind' in data ? null : data
}

export function useOrder(orderNo: OrderNo): Order {
  const appContext = useAppContext()
  const shopper = {
    getOrder: (of: OrderNo, signal?: AbortSignal) => appContext.shopper().getOrder(of, signal),
  }
  return useSuspenseQuery(orderQuery(shopper, orderNo)).data
}
