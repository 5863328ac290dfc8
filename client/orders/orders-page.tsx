import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import type { OrderList } from '#shared/orders/order-history.ts'
import { orderPageIn } from '#shared/orders/order-pages.ts'
import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../account/account-frame.tsx'
import { defineAccountPage } from '../account/account-page.ts'
import { KeepShopping } from '../bag/keep-shopping.tsx'
import { useHref } from '../kit/link.ts'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import './look.tsx'
import { OrderCards, PageLinks } from './look.tsx'
import { OrderCard } from './order-card.tsx'

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

/** One page of a customer's orders. Rendered on the edge only. */
function OrderListView({ list }: { list: OrderList }) {
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
  const to = (other: number) => href(routes.orders.href({}), other === 1 ? '' : `page=${other}`)
  return (
    <PageLinks aria-label={intl.formatMessage({ id: 'orders.pages' })}>
      {page > 1 && (
        <ButtonLink rel="prev" href={to(page - 1)}>
          <FormattedMessage id="orders.newer" />
        </ButtonLink>
      )}
      <p>
        <FormattedMessage tagName="span" id="orders.page" values={{ page, pages }} />
      </p>
      {page < pages && (
        <ButtonLink rel="next" href={to(page + 1)}>
          <FormattedMessage id="orders.older" />
        </ButtonLink>
      )}
    </PageLinks>
  )
}

/** For customers who have not ordered yet, or only as guests. */
function NoOrders() {
  const href = useHref()
  return (
    <Stack gap="l" align="start">
      <Text size="lead">
        <FormattedMessage id="orders.empty" />
      </Text>
      <Text measured>
        <FormattedMessage id="orders.emptyText" />
      </Text>
      <ButtonRow>
        <KeepShopping />
        <ButtonLink href={href(routes.orderStatus.href({}))}>
          <FormattedMessage id="orders.trackGuest" />
        </ButtonLink>
      </ButtonRow>
    </Stack>
  )
}
