import { instrumentAnswer } from '../baskets/answer/instrument-answer.ts'
import type { Language } from '../sites.ts'
import type { KeptOrder, KeptShipment } from './order-document.ts'
import { orderProgress } from './order-progress.ts'
import { orderNoOf, type OrderInstrument, type OrderRow } from './order-row.ts'

interface Asked {
  language: Language
  /** Where links to pictures begin. */
  origin: string
  now: number
}

/** The wire's Order, as it is now, in words of `language`. */
export function orderAnswer(order: OrderRow, { language, origin, now }: Asked) {
  const documents: Record<string, KeptOrder> = JSON.parse(order.document)
  const kept = documents[language]
  const progress = orderProgress(order, now)
  const shipments = (kept?.shipments ?? []).map((shipment, place) =>
    shipmentNow(shipment, `${orderNoOf(order.number)}${place + 1}`, progress),
  )
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
      productItems: kept.productItems.map(({ c_imageURL, ...item }) => ({
        ...item,
        ...(c_imageURL !== undefined && { c_imageURL: origin + c_imageURL }),
      })),
    }),
    shipments,
    paymentInstruments: order.instruments.map((each) => instrumentNow(each, now)),
  }
}

function shipmentNow(
  shipment: KeptShipment,
  number: string,
  { isSent, isPickupReady }: ReturnType<typeof orderProgress>,
) {
  const isFetched = shipment.c_fromStoreId !== undefined
  const isDone = isFetched ? isPickupReady : isSent
  return {
    ...shipment,
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
