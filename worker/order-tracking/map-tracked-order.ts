import * as v from 'valibot'

import { OrderNo } from '#shared/contract/checkout.ts'
import type { OrderStatus, TrackedOrder, TrackedShipment } from '#shared/contract/order-tracking.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import type { Pickup } from '#shared/contract/store.ts'

import { plainText, type ContentMapper } from '../catalog/content-mapper.ts'
import type { WireTrackedOrder } from '../commerce/order-lookup.ts'
import { mapBag } from '../shopper/map-bag.ts'

/** The service's statuses of an order that is not delivered (scapi: orders). */
const ENDED: readonly unknown[] = ['cancelled', 'failed', 'failed_with_reopen', 'replaced']
/** The statuses of an order that the service has accepted and not completed. */
const UNDER_WAY: readonly unknown[] = ['new', 'open']

/** @throws {ProblemError} `unavailable` if the order lacks its number */
export function mapTrackedOrder(
  wire: WireTrackedOrder,
  mapper: ContentMapper,
  pickup: Pickup | null = null,
): TrackedOrder {
  const orderNo = v.safeParse(OrderNo, wire.orderNo)
  if (!orderNo.success) throw new ProblemError('unavailable')
  const shipments = wire.shipments.map((shipment) => mapShipment(shipment, wire.status, pickup))
  return {
    orderNo: orderNo.output,
    status: statusOf(shipments, wire.status),
    shipments,
    bag: mapBag(wire, { mapper, couponLimit: 0 }),
  }
}

function mapShipment(
  shipment: WireTrackedOrder['shipments'][number],
  status: string | null | undefined,
  pickup: Pickup | null,
): TrackedShipment {
  const { shippingMethod, shippingStatus, trackingNumber, c_fromStoreId } = shipment
  const isSent = shippingStatus === 'shipped' || status === 'completed'
  return {
    status: isSent && !ENDED.includes(status) ? doneAs(c_fromStoreId) : beforeSent(status),
    method: plainText(shippingMethod?.name),
    arrival: plainText(shippingMethod?.c_estimatedArrivalTime),
    trackingNumber: plainText(trackingNumber),
    ...(c_fromStoreId && pickup ? fetchedBy(pickup) : { store: null, pickedUpBy: null }),
  }
}

const fetchedBy = ({ store, person }: Pickup) => ({
  store,
  pickedUpBy: person && `${person.firstName} ${person.lastName}`,
})

const doneAs = (storeId: string | null | undefined): OrderStatus => (storeId ? 'ready' : 'sent')

function beforeSent(status: string | null | undefined): OrderStatus {
  if (ENDED.includes(status)) return 'canceled'
  return UNDER_WAY.includes(status) ? 'packing' : 'received'
}

/** That of all shipments if they have the same, or else how far the order as a whole has come. */
function statusOf(
  shipments: readonly TrackedShipment[],
  status: string | null | undefined,
): OrderStatus {
  const [first, ...others] = new Set(shipments.map((shipment) => shipment.status))
  if (first && others.length === 0) return first
  return first ? 'part-sent' : beforeSent(status)
}
