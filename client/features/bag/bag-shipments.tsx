import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Bag, BagLine } from '#shared/bag/bag.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { ShipmentHead } from '../../ui/bag/bag.tsx'
import { Heading } from '../../ui/text.tsx'
import { linesByShipment, type ShipmentKind } from './lines-by-shipment.ts'

interface BagShipmentsProps {
  bag: Pick<Bag, 'lines' | 'pickupStore'>
  renderLine: (line: BagLine) => ReactNode
}

const SHIPMENT_MESSAGES = {
  shipping: 'pickup.shipped',
  pickup: 'pickup.at',
  email: 'bag.byEmail',
} as const satisfies Record<ShipmentKind, FormatjsIntl.Message['ids']>

/** The lines of the bag by shipment, each of which is named once. */
export function BagShipments({ bag: { lines, pickupStore }, renderLine }: BagShipmentsProps) {
  return linesByShipment(lines).map(([kind, together]) => (
    <section key={kind} aria-labelledby={`shipment-${kind}`}>
      <ShipmentHead>
        <Heading as="h2" size="small" id={`shipment-${kind}`}>
          <FormattedMessage
            tagName="span"
            id={SHIPMENT_MESSAGES[kind]}
            values={{ store: pickupStore?.name }}
          />
        </Heading>
        {together.some(({ hasOtherWay }) => hasOtherWay) && (
          <StoreLink kind={kind} store={pickupStore} />
        )}
      </ShipmentHead>
      <ul>{together.map(renderLine)}</ul>
    </section>
  ))
}

/** Leads to the choice of the store where lines are picked up, or could be. */
function StoreLink({ kind, store }: { kind: ShipmentKind; store: Bag['pickupStore'] }) {
  const shipped = store ? 'pickup.storeOf' : 'pickup.chooseStore'
  return (
    <a href={useHref()(routes.storeLocator.href({}))}>
      <FormattedMessage
        tagName="span"
        id={kind === 'pickup' ? 'pickup.changeStore' : shipped}
        values={{ store: store?.name }}
      />
    </a>
  )
}
