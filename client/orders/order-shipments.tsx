import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import type { TrackedShipment } from '#shared/orders/order-tracking.ts'

import { Panel } from '../ui/panel/panel.tsx'
import { Shipments } from './look.tsx'
import { Heading } from '../ui/text.tsx'
import { AddressText } from '../checkout/address-text.tsx'
import { PickupStoreCard } from '../stores/pickup-store-card.tsx'
import { STATUS_MESSAGES, useOrderDate } from './order-texts.ts'

/** The shipments of an order with their state and destination. */
export function OrderShipments({ shipments }: { shipments: readonly TrackedShipment[] }) {
  if (shipments.length === 0) return null
  const isAllFetched = shipments.every(({ store }) => store !== null)
  return (
    <Panel tone="shade" aria-labelledby="shipments">
      <Heading as="h2" size="small" id="shipments">
        <FormattedMessage tagName="span" id={isAllFetched ? 'pickup.inStore' : 'order.shipping'} />
      </Heading>
      <Shipments>
        {shipments.map((shipment, index) => (
          <li key={index}>
            <Shipment shipment={shipment} namesMethod={!isAllFetched} />
          </li>
        ))}
      </Shipments>
    </Panel>
  )
}

interface ShipmentProps {
  shipment: TrackedShipment
  /** False if the heading already mentions pickup. */
  namesMethod: boolean
}

function Shipment({ shipment, namesMethod }: ShipmentProps) {
  const { status, method, isMailed, store, pickedUpBy, address } = shipment
  if (isMailed) {
    return (
      <p className="status">
        <FormattedMessage tagName="span" id={STATUS_MESSAGES[status].name} />
      </p>
    )
  }
  return (
    <>
      <p className="status">
        <FormattedMessage tagName="span" id={STATUS_MESSAGES[status].name} />
      </p>
      {namesMethod && method && <p>{method}</p>}
      <Arrival shipment={shipment} />
      <Tracking shipment={shipment} />
      {features.pickup && store && <PickupStoreCard store={store} />}
      {pickedUpBy && (
        <p>
          <FormattedMessage
            tagName="span"
            id="stores.pickedUpBy"
            values={{ name: <strong translate="no">{pickedUpBy}</strong> }}
          />
        </p>
      )}
      {features.pickup && store && <PickupHint status={status} />}
      {address && <AddressText address={address} />}
    </>
  )
}

/** Instructions for picking an order up. */
function PickupHint({ status }: Pick<TrackedShipment, 'status'>) {
  if (status === 'canceled' || status === 'picked-up') return null
  return (
    <p className="quiet">
      <FormattedMessage
        tagName="span"
        id={status === 'ready' ? 'orders.pickUpNow' : 'orders.pickUpLater'}
      />
    </p>
  )
}

/** The carrier's date, or else the estimate of the method; for a pickup, when it is ready. */
function Arrival({ shipment }: { shipment: TrackedShipment }) {
  const date = useOrderDate()
  const { status, arrival, expectedAt, arrivedAt, store } = shipment
  if (status === 'canceled') return null
  if (arrivedAt) {
    return (
      <p>
        <FormattedMessage
          tagName="span"
          id={status === 'picked-up' ? 'orders.pickedUpOn' : 'orders.arrived'}
          values={{ date: date(arrivedAt) }}
        />
      </p>
    )
  }
  const expected = expectedAt ? date(expectedAt) : arrival
  return (
    expected &&
    status !== 'ready' && (
      <p>
        {store ? (
          expected
        ) : (
          <FormattedMessage
            tagName="span"
            id="orderStatus.arrival"
            values={{ arrival: expected }}
          />
        )}
      </p>
    )
  )
}

function Tracking({ shipment }: { shipment: TrackedShipment }) {
  const { trackingNumber, trackingLink, carrier } = shipment
  if (!trackingNumber) return null
  return (
    <>
      <p>
        <FormattedMessage
          tagName="span"
          id="orderStatus.trackingNumber"
          values={{ number: <strong translate="no">{trackingNumber}</strong> }}
        />
      </p>
      {trackingLink && (
        <a className="track" href={trackingLink} rel="noreferrer">
          <FormattedMessage
            tagName="span"
            id={carrier ? 'orders.trackAt' : 'orders.track'}
            values={{ carrier }}
          />
        </a>
      )}
    </>
  )
}
