import { FormattedMessage } from 'react-intl'

import type { Bag } from '#shared/bag/bag.ts'

import { Panel } from '../ui/panel/panel.tsx'
import { Heading } from '../ui/text.tsx'
import { OrderLines } from './order-lines.tsx'

/** The items of an order that has been placed. */
export function OrderLinesPanel({
  bag,
}: {
  bag: Pick<Bag, 'count' | 'lines' | 'giftCertificates'>
}) {
  return (
    <Panel aria-labelledby="lines">
      <Heading as="h2" size="small" id="lines">
        <FormattedMessage tagName="span" id="order.items" values={{ count: bag.count }} />
      </Heading>
      <OrderLines bag={bag} size="large" />
    </Panel>
  )
}
