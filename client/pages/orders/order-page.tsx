import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { isOrderNo } from '#shared/checkout/order-no.ts'
import type { CustomerOrder } from '#shared/contract/order-history.ts'
import { ProblemError } from '#shared/contract/problem.ts'

import { customerOrderQuery } from '../../features/orders/order-queries.ts'
import { definePersonalPage, type PageProps } from '../page.ts'
import { OrderView } from './order-view.tsx'
import { OrdersFrame } from './orders-frame.tsx'
import { outageOf } from './outage-of.ts'

const ORDER_KEY = ['shown-order']

/** One order of the customer who is signed in. Somebody else's is not found. */
export const orderPage = definePersonalPage({
  isStatic: true,
  async load({ orders, getCustomer, queryClient, params, query }) {
    if ((await getCustomer()) === null) throw new ProblemError('sign-in-required')
    if (!orders) throw new Error('Only the edge loads the pages of an account.')
    const { orderNumber: orderNo = '' } = params
    if (!isOrderNo(orderNo)) return { notFound: true }
    queryClient.removeQueries({ queryKey: ORDER_KEY })
    try {
      const order = await queryClient.query(customerOrderQuery(orders, orderNo))
      queryClient.setQueryData(ORDER_KEY, order)
    } catch (error) {
      return outageOf(error, query)
    }
  },
  Component: function OrderPage({ params, query }: PageProps) {
    const intl = useIntl()
    const order = useQueryClient().getQueryData<CustomerOrder>(ORDER_KEY)
    const title = intl.formatMessage({ id: 'orderStatus.order' }, { number: params['orderNumber'] })
    return (
      <OrdersFrame title={title} isAvailable={!!order} hasHeading>
        {order && <OrderView order={order} query={query} />}
      </OrdersFrame>
    )
  },
})
