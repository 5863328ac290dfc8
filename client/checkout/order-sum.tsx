import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Bag } from '#shared/bag/bag.ts'

import { OrderTotals } from '../bag/order-totals.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'

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

/** The codes of an order, of which some take nothing off, and its gift message. */
export function OrderCodes({
  bag: { coupons, giftMessage },
}: {
  bag: Pick<Bag, 'coupons' | 'giftMessage'>
}) {
  return (
    <>
      {coupons.map(({ id, code, applies, isUsedUp }) => (
        <Text key={id} size="small" tone="quiet">
          <FormattedMessage
            tagName="span"
            id="order.code"
            values={{ code, effect: isUsedUp ? 'usedUp' : applies }}
          />
        </Text>
      ))}
      {giftMessage !== undefined && (
        <Text size="small" tone="quiet">
          <FormattedMessage
            tagName="span"
            id="order.giftMessage"
            values={{ message: giftMessage }}
          />
        </Text>
      )}
    </>
  )
}
