import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { OrderStatus, TrackedOrder } from '#shared/orders/order-tracking.ts'

import { Icon } from '../ui/icon.tsx'
import { Stack } from '../ui/layout.tsx'
import { StepList } from '../ui/steps/steps.tsx'
import { Text } from '../ui/text.tsx'
import { STATUS_MESSAGES, useOrderDate } from './order-texts.ts'

interface OrderHeadProps {
  order: Pick<TrackedOrder, 'status' | 'shipments'>
  /** In ISO 8601; null for guests. */
  placedAt: string | null
  /** Above the state of the order. */
  children?: ReactNode
}

/** The date and the state of an order. */
export function OrderHead({ order: { status, shipments }, placedAt, children }: OrderHeadProps) {
  const date = useOrderDate()
  return (
    <Stack gap="m">
      {children}
      <Text size="lead">
        <FormattedMessage tagName="span" id={STATUS_MESSAGES[status].sentence} />
      </Text>
      {placedAt && (
        <Text tone="quiet">
          <FormattedMessage
            tagName="span"
            id="confirmation.placed"
            values={{ date: date(placedAt) }}
          />
        </Text>
      )}
      <OrderProgress status={status} shipments={shipments} />
    </Stack>
  )
}

const SHIPPED: readonly OrderStatus[] = ['received', 'packing', 'sent', 'delivered']
const FETCHED: readonly OrderStatus[] = ['received', 'packing', 'ready', 'picked-up']
const STEPS_OF: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  'part-sent': ['received', 'packing', 'part-sent', 'delivered'],
  'part-ready': ['received', 'packing', 'part-ready', 'delivered'],
  ready: FETCHED,
  'picked-up': FETCHED,
}

type OrderProgressProps = Pick<TrackedOrder, 'status' | 'shipments'>

/** The progress of an order. Orders that are canceled or sent by e-mail have no steps. */
function OrderProgress({ status, shipments }: OrderProgressProps) {
  const intl = useIntl()
  if (status === 'canceled' || status === 'mailed') return null
  const isFetched = shipments.some(({ store }) => store) && !shipments.some(isParcel)
  const steps = STEPS_OF[status] ?? (isFetched ? FETCHED : SHIPPED)
  const current = steps.indexOf(status)
  return (
    <StepList aria-label={intl.formatMessage({ id: 'orderStatus.progress' })}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < current ? 'done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="name">
            {index < current && <Icon name="check" size={16} />}
            <FormattedMessage tagName="span" id={STATUS_MESSAGES[step].name} />
          </span>
        </li>
      ))}
    </StepList>
  )
}

/** Whether a shipment is delivered by post, rather than picked up or sent by e-mail. */
const isParcel = ({ store, isMailed }: TrackedOrder['shipments'][number]) =>
  store === null && !isMailed
