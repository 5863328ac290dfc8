import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { isOrderNo } from '#shared/checkout/order-no.ts'
import type { CustomerOrder } from '#shared/orders/order-history.ts'
import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { defineAccountPage } from '../account-page.ts'
import type { PageProps } from '../page.ts'
import { OrderView } from './order-view.tsx'
// Only the edge renders orders, so their styles are imported here.
import '../../ui/orders/orders.tsx'
import '../../ui/steps/steps.tsx'

const ORDER_KEY = ['order-of-customer']

/** One order of the customer who is signed in. Somebody else's is not found. */
export const orderPage = defineAccountPage({
  isStatic: true,
  ...(import.meta.env.SSR && {
    async load({ orders, queryClient, params: { orderNumber = '' } }) {
      if (!isOrderNo(orderNumber)) return { notFound: true }
      queryClient.setQueryData(ORDER_KEY, await orders?.getCustomerOrder(orderNumber))
    },
  }),
  Component: function OrderPage({ params: { orderNumber }, query }: PageProps) {
    const title = useIntl().formatMessage({ id: 'orderStatus.order' }, { number: orderNumber })
    const order = useQueryClient().getQueryData<CustomerOrder>(ORDER_KEY)
    return (
      <AccountFrame title={title} current={routes.orders.href({})}>
        {import.meta.env.SSR && order && <OrderView order={order} query={query} />}
      </AccountFrame>
    )
  },
})
