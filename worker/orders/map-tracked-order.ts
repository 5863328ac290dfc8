import * as v from 'valibot'

import { OrderNo } from '#shared/checkout/checkout.ts'
import type { OrderStatus, TrackedOrder, TrackedShipment } from '#shared/orders/order-tracking.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { Pickup } from '#shared/stores/store.ts'

import { plainText, type ContentMapper } from '../markup/content-mapper.ts'
import type { WireTrackedOrder } from './wire-order.ts'
import { arrivalText } from '../bag/arrival.ts'
import { pictureOfOrder, type OrderExtras } from '../checkout/map-order.ts'
import { mapBag } from '../bag/map-bag.ts'
import { mapAddress } from '../bag/wire-address.ts'

/** The service's statuses of an order that is not delivered (scapi: orders). */
const ENDED: readonly unknown[] = ['cancelled', 'failed', 'failed_with_reopen', 'replaced']
/** The statuses of an order that the service has accepted and not completed. */
const UNDER_WAY: readonly unknown[] = ['new', 'open']

/** @throws {ProblemError} `unavailable` if the order lacks its number */
export function mapTrackedOrder(
  wire: WireTrackedOrder,
  mapper: ContentMapper,
  { pickup = null, products }: OrderExtras = {},
): TrackedOrder {
  const orderNo = v.safeParse(OrderNo, wire.orderNo)
  if (!orderNo.success) throw new ProblemError('unavailable')
  const bag = mapBag(wire, { mapper, couponLimit: 0, ...(products && { products }) })
  const shipments = wire.shipments.map((shipment) =>
    mapShipment(shipment, { wire, mapper, pickup }),
  )
  return {
    orderNo: orderNo.output,
    status: mapStatus(shipments, wire.status),
    shipments,
    bag,
    together: pictureOfOrder(wire, mapper),
  }
}

interface ShipmentSources {
  wire: WireTrackedOrder
  mapper: ContentMapper
  pickup: Pickup | null
}

type WireShipped = WireTrackedOrder['shipments'][number]

function mapShipment(
  shipment: WireShipped,
  { wire, mapper, pickup }: ShipmentSources,
): TrackedShipment {
  const { shippingMethod, c_fromStoreId, shippingAddress } = shipment
  const isFetched = Boolean(c_fromStoreId)
  const parcel = mapParcel(shipment, { wire, mapper })
  const isMailed = !isFetched && isSentByMail(shipment, wire)
  return {
    ...parcel,
    status: isMailed
      ? statusOfMailed(wire.status)
      : statusOfShipment(shipment, wire.status, parcel.arrivedAt),
    method: plainText(shippingMethod?.name),
    arrival: arrivalText(shipment, mapper.locale),
    isMailed,
    address: isFetched || isMailed ? null : mapAddress(shippingAddress),
    ...(isFetched && pickup ? fetchedBy(pickup) : { store: null, pickedUpBy: null }),
  }
}

/** It is sent as soon as the order is paid. */
const statusOfMailed = (status: string | null | undefined) =>
  ENDED.includes(status) ? 'canceled' : 'mailed'

function statusOfShipment(
  { shippingStatus, c_fromStoreId }: WireShipped,
  status: string | null | undefined,
  arrivedAt: string | null,
): OrderStatus {
  const isSent = shippingStatus === 'shipped' || status === 'completed'
  if (!isSent || ENDED.includes(status)) return beforeSent(status)
  if (c_fromStoreId) return arrivedAt === null ? 'ready' : 'picked-up'
  return arrivedAt === null ? 'sent' : 'delivered'
}

/** The carrier's data. An order that is picked up has none. */
function mapParcel(
  { shipmentId, trackingNumber, c_fromStoreId }: WireShipped,
  { wire, mapper }: Pick<ShipmentSources, 'wire' | 'mapper'>,
) {
  const found = wire.omsData?.shipments.find(({ id }) => id === shipmentId)
  const parcel = c_fromStoreId ? undefined : found
  return {
    trackingNumber: plainText(trackingNumber),
    trackingLink: linkIn(parcel?.trackingUrl, mapper),
    carrier: plainText(parcel?.provider),
    expectedAt: dateIn(parcel?.expectedDeliveryDate),
    // The time of pickup.
    arrivedAt: dateIn(found?.actualDeliveryDate),
  }
}

/** Gift certificates are sent by e-mail, too. */
function isSentByMail({ shipmentId }: WireShipped, { productItems }: WireTrackedOrder) {
  const items = productItems.filter((item) => item.shipmentId === shipmentId)
  return items.length > 0
    ? items.every(({ c_isVirtual }) => c_isVirtual === true)
    : productItems.length === 0
}

const dateIn = (text: string | null | undefined) =>
  text && !Number.isNaN(Date.parse(text)) ? text : null

/** Only pages of the web can be followed. */
function linkIn(link: string | null | undefined, mapper: ContentMapper) {
  const href = mapper.href(link)
  return href && /^https?:/.test(href) ? href : null
}

const fetchedBy = ({ store, person }: Pickup) => ({
  store,
  pickedUpBy: person && `${person.firstName} ${person.lastName}`,
})

function beforeSent(status: string | null | undefined): OrderStatus {
  if (ENDED.includes(status)) return 'canceled'
  return UNDER_WAY.includes(status) ? 'packing' : 'received'
}

const LEFT: readonly OrderStatus[] = ['sent', 'delivered', 'ready', 'picked-up']

/** The status of all shipments if they share one, or else what the shopper does next. */
function mapStatus(
  shipments: readonly TrackedShipment[],
  status: string | null | undefined,
): OrderStatus {
  // E-mails arrive at once, and say nothing about the parcels.
  const parcels = shipments.filter(({ isMailed }) => !isMailed)
  const shown = parcels.length > 0 ? parcels : shipments
  const found = new Set(shown.map((shipment) => shipment.status))
  const [first, ...others] = found
  if (!first) return beforeSent(status)
  if (others.length === 0) return first
  const haveLeft = shown.every((shipment) => LEFT.includes(shipment.status))
  return haveLeft ? statusOfLeft(found) : (statusInPart(found) ?? beforeSent(status))
}

function statusOfLeft(found: ReadonlySet<OrderStatus>) {
  if (found.has('sent')) return 'sent'
  return found.has('ready') ? 'ready' : 'delivered'
}

/** The status of a partly shipped order. Null if no part of it is on its way or waits in a store. */
function statusInPart(found: ReadonlySet<OrderStatus>) {
  if (found.has('sent') || found.has('delivered')) return 'part-sent'
  return found.has('ready') ? 'part-ready' : null
}
