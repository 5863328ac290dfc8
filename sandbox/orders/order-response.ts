import { instrumentAnswer } from '../baskets/response/instrument-response.ts'
import type { Language } from '../sites.ts'
import {
  fulfilments,
  itemData,
  orderSummary,
  type ShipmentNow,
} from './management/management-data.ts'
import type { KeptOrder, KeptShipment } from './order-document.ts'
import { orderProgress } from './order-progress.ts'
import { orderNoOf, type OrderInstrument, type OrderRow } from './order-row.ts'

interface Asked {
  language: Language
  /** The origin of links to pictures. */
  origin: string
  now: number
  /** Expansions with order management data: `oms`, `oms_shipments`. */
  expand?: ReadonlySet<string>
}

/** The API's `Order` in its current state, in one language. */
export function orderAnswer(order: OrderRow, { language, origin, now, expand }: Asked) {
  const { kept, progress, shipments } = orderNow(order, language, now)
  const managed = { order, progress, shipments, now }
  const items = kept?.productItems ?? []
  return {
    ...kept,
    orderNo: orderNoOf(order.number),
    status: progress.status,
    paymentStatus: order.paymentStatus,
    confirmationStatus: progress.isConfirmed ? 'confirmed' : 'not_confirmed',
    exportStatus: progress.isConfirmed ? 'exported' : 'not_exported',
    shippingStatus: shippingStatus(shipments),
    lastModified: new Date(progress.lastModified).toISOString(),
    ...(kept?.productItems && {
      productItems: items.map(({ c_imageURL, ...item }) => ({
        ...item,
        ...(c_imageURL !== undefined && { c_imageURL: origin + c_imageURL }),
        ...(expand?.has('oms') && { omsData: itemData(item, managed) }),
      })),
    }),
    shipments,
    paymentInstruments: order.instruments.map((each) => instrumentNow(each, now)),
    ...(expand &&
      expand.size > 0 && {
        omsData: {
          status: orderSummary(managed),
          ...(expand.has('oms_shipments') && { shipments: fulfilments(items, managed) }),
        },
      }),
  }
}

function orderNow(order: OrderRow, language: Language, now: number) {
  const documents: Record<string, KeptOrder> = JSON.parse(order.document)
  const kept = documents[language]
  const progress = orderProgress(order, now)
  const shipments = (kept?.shipments ?? []).map((shipment, place) =>
    shipmentNow(shipment, `${orderNoOf(order.number)}${place + 1}`, progress),
  )
  return { kept, progress, shipments }
}

/** The items of an order with their order management data. */
export function managedItems(order: OrderRow, language: Language, now: number) {
  const { kept, progress, shipments } = orderNow(order, language, now)
  return (kept?.productItems ?? []).map((item) => ({
    itemId: item.itemId,
    omsData: itemData(item, { order, progress, shipments, now }),
  }))
}

function shipmentNow(
  shipment: KeptShipment,
  number: string,
  { isSent, isPickupReady }: ReturnType<typeof orderProgress>,
): KeptShipment & ShipmentNow {
  const isFetched = shipment.c_fromStoreId !== undefined
  const isDone = isFetched ? isPickupReady : isSent
  return {
    ...shipment,
    shipmentNo: number,
    shippingStatus: isDone ? 'shipped' : 'not_shipped',
    ...(isDone && !isFetched && { trackingNumber: `JW${number}US` }),
  }
}

function shippingStatus(shipments: { shippingStatus: string }[]) {
  const done = shipments.filter((shipment) => shipment.shippingStatus === 'shipped').length
  if (done === 0) return 'not_shipped'
  return done === shipments.length ? 'shipped' : 'part_shipped'
}

const instrumentNow = ({ authorization, ...instrument }: OrderInstrument, now: number) => ({
  ...instrumentAnswer(instrument, now),
  ...(authorization && {
    authorizationStatus: { ...authorization, status: authorization.status === 'ok' ? 0 : 1 },
  }),
})
