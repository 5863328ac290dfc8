import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import type { OrderList } from '#shared/orders/order-history.ts'

import { EmptyState } from '../../features/account-frame/empty-state.tsx'
import { OrderCards } from '../../ui/orders/orders.tsx'
import { Heading } from '../../ui/text.tsx'
import { OrderCard } from '../orders/order-card.tsx'

export const LATEST_ORDER_KEY = ['latest-order']

/** The last order with its progress. Nothing if it could not be read: the rest of the dashboard does not depend on it. */
export function LatestOrder() {
  const list = useQueryClient().getQueryData<OrderList | null>(LATEST_ORDER_KEY)
  if (!list) return null
  const [latest] = list.orders
  if (!latest) return <EmptyState title="dashboard.noOrder" text="dashboard.noOrderText" />
  return (
    <section aria-labelledby="latest-order">
      <Heading as="h2" size="heading" id="latest-order">
        <FormattedMessage id="dashboard.latest" />
      </Heading>
      <OrderCards>
        <OrderCard order={latest} />
      </OrderCards>
    </section>
  )
}
