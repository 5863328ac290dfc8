import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { BagLine } from '#shared/bag/bag.ts'
import type { TrackedOrder } from '#shared/orders/order-tracking.ts'

import { Panel } from '../ui/panel/panel.tsx'
import { OrderGrid } from './look.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { OrderLines } from '../checkout/order-lines.tsx'
import { OrderSum } from '../checkout/order-sum.tsx'
import { CarePhone } from '../shell/care-phone.tsx'
import { Keepsake } from './keepsake.tsx'
import { OrderShipments } from './order-shipments.tsx'

interface OrderDetailsProps {
  order: TrackedOrder
  /** Below the details of a line. */
  renderBelow?: (line: BagLine) => ReactNode
  /** Beside the amounts, for the customer only. */
  children?: ReactNode
}

/** The part of an order that both its customer and a guest with its details see. */
export function OrderDetails({ order, renderBelow, children }: OrderDetailsProps) {
  const { bag, shipments, together } = order
  return (
    <OrderGrid>
      <div className="main">
        <Keepsake bag={bag} together={together} />
        <OrderShipments shipments={shipments} />
        <Panel aria-labelledby="lines">
          <Heading as="h2" size="small" id="lines">
            <FormattedMessage tagName="span" id="order.items" values={{ count: bag.count }} />
          </Heading>
          <OrderLines bag={bag} size="large" {...(renderBelow && { renderBelow })} />
        </Panel>
      </div>
      <div className="side">
        <OrderSum bag={bag} />
        {children}
        <Text size="small" tone="quiet">
          <FormattedMessage
            tagName="span"
            id="confirmation.helpText"
            values={{ phone: <CarePhone /> }}
          />
        </Text>
      </div>
    </OrderGrid>
  )
}
