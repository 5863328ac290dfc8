import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import type { OrderList } from '#shared/orders/order-history.ts'
import { orderPageIn } from '#shared/orders/order-pages.ts'
import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { defineAccountPage } from '../account-page.ts'
import { OrderListView } from './order-list-view.tsx'
// Only the edge renders orders, so their styles are imported here.
import '../../ui/orders/orders.tsx'

const LIST_KEY = ['orders']

/** The orders of the customer who is signed in, the latest first. */
export const ordersPage = defineAccountPage({
  isStatic: true,
  ...(import.meta.env.SSR && {
    async load({ orders, queryClient, query }) {
      const list = await orders?.getOrders(orderPageIn(query.get('page')))
      if (list && list.page > list.pages) return { redirect: routes.orders.href({}), status: 303 }
      queryClient.setQueryData(LIST_KEY, list)
    },
  }),
  Component: function OrdersPage() {
    const title = useIntl().formatMessage({ id: 'title.orders' })
    const list = useQueryClient().getQueryData<OrderList>(LIST_KEY)
    return (
      <AccountFrame title={title} current={routes.orders.href({})}>
        {import.meta.env.SSR && list && <OrderListView list={list} />}
      </AccountFrame>
    )
  },
})
