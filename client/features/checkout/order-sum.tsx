import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Bag } from '#shared/bag/bag.ts'

import { Panel } from '../../ui/panel/panel.tsx'
import { Heading } from '../../ui/text.tsx'
import { OrderTotals } from '../money/order-totals.tsx'
import { OrderCodes } from './order-codes.tsx'

interface OrderSumProps {
  bag: Bag
  /** The controls for placing the order. */
  children?: ReactNode
}

/** The totals of an order whose lines are shown elsewhere on the page. */
export function OrderSum({ bag, children }: OrderSumProps) {
  return (
    <Panel className="aside" aria-labelledby="order-sum">
      <Heading as="h2" size="small" id="order-sum">
        <FormattedMessage id="order.summary" />
      </Heading>
      <OrderCodes bag={bag} />
      <OrderTotals bag={bag} />
      {children}
    </Panel>
  )
}
