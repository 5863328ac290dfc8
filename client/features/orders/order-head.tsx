import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { TrackedOrder } from '#shared/orders/order-tracking.ts'

import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { useOrderDate } from './use-order-date.ts'
import { OrderProgress } from './order-progress.tsx'
import { STATUS_MESSAGES } from './status-messages.ts'

interface OrderHeadProps {
  order: Pick<TrackedOrder, 'status' | 'shipments'>
  /** In ISO 8601; null for whoever may not read it. */
  placedAt: string | null
  /** Above the state of the order. */
  children?: ReactNode
}

/** When an order was placed and how far it has come. */
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
