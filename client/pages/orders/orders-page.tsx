import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import { ProblemError } from '#shared/contract/problem.ts'
import type { OrderList } from '#shared/contract/order-history.ts'
import { orderPageIn } from '#shared/order-pages.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { ordersQuery } from '../../features/orders/order-queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OrderCards, PageLinks } from '../../ui/orders.tsx'
import { definePersonalPage, type PageProps } from '../page.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderCard } from './order-card.tsx'
import { OrdersFrame } from './orders-frame.tsx'
import { outageOf } from './outage-of.ts'

const LIST_KEY = ['shown-orders']

/** The orders of the customer who is signed in, the latest first. */
export const ordersPage = definePersonalPage({
  isStatic: true,
  async load({ orders, getCustomer, queryClient, query }) {
    // Links preload their pages for guests, too.
    if ((await getCustomer()) === null) throw new ProblemError('sign-in-required')
    if (!orders) throw new Error('Only the edge loads the pages of an account.')
    queryClient.removeQueries({ queryKey: LIST_KEY })
    try {
      const list = await queryClient.query(ordersQuery(orders, orderPageIn(query.get('page'))))
      if (list.page > list.pages) return { redirect: routes.orders.href({}), status: 303 }
      queryClient.setQueryData(LIST_KEY, list)
    } catch (error) {
      return outageOf(error, query)
    }
  },
  Component: function OrdersPage(_props: PageProps) {
    const intl = useIntl()
    const list = useQueryClient().getQueryData<OrderList>(LIST_KEY)
    return (
      <OrdersFrame title={intl.formatMessage({ id: 'title.orders' })} isAvailable={!!list}>
        {list && <Orders list={list} />}
      </OrdersFrame>
    )
  },
})

function Orders({ list }: { list: OrderList }) {
  if (list.total === 0) return <NoOrders />
  return (
    <>
      <OrderCards>
        {list.orders.map((order) => (
          <OrderCard key={order.orderNo} order={order} />
        ))}
      </OrderCards>
      {list.pages > 1 && <Pages list={list} />}
    </>
  )
}

function Pages({ list: { page, pages } }: { list: OrderList }) {
  const intl = useIntl()
  const href = useHref()
  const to = (other: number) =>
    href(routes.orders.href({}), other === 1 ? '' : `page=${other}`)
  return (
    <PageLinks aria-label={intl.formatMessage({ id: 'orders.pages' })}>
      {page > 1 && (
        <ButtonLink rel="prev" href={to(page - 1)}>
          <FormattedMessage id="orders.newer" />
        </ButtonLink>
      )}
      <p>
        <FormattedMessage id="orders.page" values={{ page, pages }} />
      </p>
      {page < pages && (
        <ButtonLink rel="next" href={to(page + 1)}>
          <FormattedMessage id="orders.older" />
        </ButtonLink>
      )}
    </PageLinks>
  )
}
