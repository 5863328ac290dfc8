import { FormattedMessage, useIntl } from 'react-intl'

import type { TrackedOrder } from '#shared/orders/order-tracking.ts'
import { routes } from '#shared/routes.ts'

import { OrderDetails } from '../../features/orders/order-details.tsx'
import { OrderHead } from '../../features/orders/order-head.tsx'
import { Breadcrumbs } from '../../features/shell/breadcrumbs.tsx'
import { useHref } from '../../app/link.ts'
import { PageHead } from '../../app/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { WayOut } from '../../ui/checkout/checkout.tsx'
import { Heading } from '../../ui/text.tsx'

/** The order that was looked up, as far as a guest may see it. Only the edge renders it. */
export function OrderShown({ order }: { order: TrackedOrder }) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'orderStatus.order' }, { number: order.orderNo })
  return (
    <>
      <PageHead title={title} noindex />
      <Breadcrumbs trail={[]} current={intl.formatMessage({ id: 'title.orderStatus' })} />
      <Heading as="h1">{title}</Heading>
      <OrderHead order={order} placedAt={null} />
      <OrderDetails order={order} />
      <OtherOrders />
    </>
  )
}

function OtherOrders() {
  const href = useHref()
  return (
    <WayOut>
      <ButtonLink href={href(routes.orderStatus.href({}))}>
        <FormattedMessage id="orderStatus.another" />
      </ButtonLink>{' '}
      <ButtonLink tone="quiet" href={href(routes.home.href({}))}>
        <FormattedMessage id="confirmation.home" />
      </ButtonLink>
    </WayOut>
  )
}
