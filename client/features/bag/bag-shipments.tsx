import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Bag, BagLine } from '#shared/contract/bag.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { ShipmentHead } from '../../ui/bag.tsx'
import { Heading } from '../../ui/text.tsx'
import { linesByWay, type Way } from './lines-by-way.ts'

interface BagShipmentsProps {
  bag: Pick<Bag, 'lines' | 'pickupStore'>
  renderLine: (line: BagLine) => ReactNode
}

const WAY_MESSAGES = {
  shipping: 'pickup.shipped',
  pickup: 'pickup.at',
  email: 'bag.byEmail',
} as const satisfies Record<Way, FormatjsIntl.Message['ids']>

/** The lines of the bag, each way in which they reach the shopper named once. */
export function BagShipments({ bag: { lines, pickupStore }, renderLine }: BagShipmentsProps) {
  return linesByWay(lines).map(([way, together]) => (
    <section key={way} aria-labelledby={`way-${way}`}>
      <ShipmentHead>
        <Heading as="h2" size="small" id={`way-${way}`}>
          <FormattedMessage
            tagName="span"
            id={WAY_MESSAGES[way]}
            values={{ store: pickupStore?.name }}
          />
        </Heading>
        {together.some(({ hasOtherWay }) => hasOtherWay) && (
          <StoreLink way={way} store={pickupStore} />
        )}
      </ShipmentHead>
      <ul>{together.map(renderLine)}</ul>
    </section>
  ))
}

/** Leads to the choice of the store where lines are picked up, or could be. */
function StoreLink({ way, store }: { way: Way; store: Bag['pickupStore'] }) {
  const shipped = store ? 'pickup.storeOf' : 'pickup.chooseStore'
  return (
    <a href={useHref()(routes.storeLocator.href({}))}>
      <FormattedMessage
        tagName="span"
        id={way === 'pickup' ? 'pickup.changeStore' : shipped}
        values={{ store: store?.name }}
      />
    </a>
  )
}
