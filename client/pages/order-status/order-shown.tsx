import { FormattedMessage, useIntl } from 'react-intl'

import type { TrackedOrder, TrackedShipment } from '#shared/contract/order-tracking.ts'
import { routes } from '#shared/routes.ts'

import { OrderLinesPanel } from '../../features/checkout/order-lines-panel.tsx'
import { OrderSum } from '../../features/checkout/order-sum.tsx'
import { Breadcrumbs } from '../../features/shell/breadcrumbs.tsx'
import { PickupStoreCard } from '../../features/stores/pickup-store-card.tsx'
import { CarePhone } from '../../features/shell/care-phone.tsx'
import { useHref } from '../../app/link.ts'
import { PageHead } from '../../app/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckoutGrid, Panel, WayOut } from '../../ui/checkout.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Shipments } from '../../ui/order-tracking.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { OrderProgress } from './order-progress.tsx'
import { STATUS_MESSAGES } from './status-messages.ts'

/** The order that was looked up: its status, shipments, items and totals. Only the edge renders it. */
export function OrderShown({ order }: { order: TrackedOrder }) {
  const intl = useIntl()
  const { orderNo, status, shipments, bag } = order
  const title = intl.formatMessage({ id: 'orderStatus.order' }, { number: orderNo })
  return (
    <>
      <PageHead title={title} noindex />
      <Breadcrumbs trail={[]} current={intl.formatMessage({ id: 'title.orderStatus' })} />
      <Stack gap="m">
        <Heading as="h1">{title}</Heading>
        <Text size="lead">
          <FormattedMessage id={STATUS_MESSAGES[status].sentence} />
        </Text>
        <OrderProgress status={status} />
      </Stack>
      <CheckoutGrid>
        <div className="step">
          {shipments.length > 0 && <ShipmentPanel shipments={shipments} />}
          <OrderLinesPanel bag={bag} />
          <Text size="small" tone="quiet">
            <FormattedMessage id="confirmation.helpText" values={{ phone: <CarePhone /> }} />
          </Text>
        </div>
        <OrderSum bag={bag} />
      </CheckoutGrid>
      <OtherOrders />
    </>
  )
}

function ShipmentPanel({ shipments }: { shipments: readonly TrackedShipment[] }) {
  return (
    <Panel tone="shade" aria-labelledby="shipments">
      <Heading as="h2" size="small" id="shipments">
        <FormattedMessage id="order.shipping" />
      </Heading>
      <Shipments>
        {shipments.map(({ status, method, arrival, trackingNumber, store, pickedUpBy }, index) => (
          <li key={index}>
            <p className="status">
              <FormattedMessage id={STATUS_MESSAGES[status].name} />
            </p>
            {method && <p>{method}</p>}
            {arrival && status !== 'canceled' && (
              <p>
                <FormattedMessage id="orderStatus.arrival" values={{ arrival }} />
              </p>
            )}
            {store && <PickupStoreCard store={store} />}
            {pickedUpBy && (
              <p>
                <FormattedMessage
                  id="stores.pickedUpBy"
                  values={{ name: <strong translate="no">{pickedUpBy}</strong> }}
                />
              </p>
            )}
            {trackingNumber && (
              <p>
                <FormattedMessage
                  id="orderStatus.trackingNumber"
                  values={{ number: <strong translate="no">{trackingNumber}</strong> }}
                />
              </p>
            )}
          </li>
        ))}
      </Shipments>
    </Panel>
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
