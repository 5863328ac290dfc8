import { queryOptions } from '@tanstack/react-query'

import type { OrderNo } from '#shared/contract/checkout.ts'
import type { OrderHistory } from '#shared/contract/order-history.ts'

export const ordersQuery = (orders: OrderHistory, page: number) =>
  queryOptions({
    queryKey: ['orders', page],
    queryFn: ({ signal }) => orders.getOrders(page, signal),
    // Its state moves on, and other tabs cancel and return.
    staleTime: 0,
  })

export const customerOrderQuery = (orders: OrderHistory, orderNo: OrderNo) =>
  queryOptions({
    queryKey: ['customer-order', orderNo],
    queryFn: ({ signal }) => orders.getCustomerOrder(orderNo, signal),
    staleTime: 0,
  })
