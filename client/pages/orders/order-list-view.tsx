import { FormattedMessage, useIntl } from 'react-intl'

import type { OrderList } from '#shared/orders/order-history.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OrderCards, PageLinks } from '../../ui/orders/orders.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderCard } from './order-card.tsx'

/** One page of a customer's orders. Only the edge renders it. */
export function OrderListView({ list }: { list: OrderList }) {
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
