import { instrumentResponse } from '../baskets/response/instrument-response.ts'
import { togetherPath } from '../catalog/pictures/ordered-together.ts'
import type { Language } from '../platform/site.ts'
import { fulfillments, itemData, orderSummary, type ShipmentStatus } from './management-data.ts'
import { formatTrackingNumber } from '../parcels/tracking-number.ts'
import type { StoredItem, StoredOrder, StoredShipment } from './order-document.ts'
import { orderProgress } from './order-progress.ts'
import { formatOrderNo, type OrderInstrument, type OrderRow } from './order-row.ts'

interface ResponseOptions {
  language: Language
  /** The origin of links to pictures. */
  origin: string
  now: number
  /** Expansions with order management data: `oms`, `oms_shipments`. */
  expand?: ReadonlySet<string>
}

/** A picture's path with the service's origin, if the item has one. */
function linked<Item extends object>(item: Item, field: string & keyof Item, origin: string) {
  const path = item[field]
  return typeof path === 'string' ? { [field]: origin + path } : {}
}

interface ItemOptions extends Pick<ResponseOptions, 'origin'> {
  expand: ResponseOptions['expand'] | undefined
  managed: Parameters<typeof itemData>[1]
}

/** The ordered items; their pictures have the service's origin. */
function getItems(
  stored: ReturnType<typeof orderNow>['stored'],
  { managed, origin, expand }: ItemOptions,
) {
  const items = stored?.productItems ?? []
  return {
    ...(stored?.productItems && {
      productItems: items.map((item) => ({
        ...item,
        ...linked(item, 'c_imageURL', origin),
        ...(expand?.has('oms') && { omsData: itemData(item, managed) }),
      })),
    }),
    ...(stored?.giftCertificateItems && {
      giftCertificateItems: stored.giftCertificateItems.map((item) => ({
        ...item,
        ...linked(item, 'c_productImage', origin),
      })),
    }),
  }
}

/** The picture of all products together. */
function getPicture(
  stored: ReturnType<typeof orderNow>['stored'],
  { language, origin }: Pick<ResponseOptions, 'language' | 'origin'>,
) {
  const { productItems = [], giftCertificateItems = [] } = stored ?? {}
  const links = [
    ...productItems.map((item) => item.c_imageURL),
    ...giftCertificateItems.map((item) => item.c_productImage),
  ]
  const path = togetherPath(links, language)
  return path === undefined ? {} : { c_orderImage: origin + path }
}

/** The API's `Order` in its current state, in one language. */
export function orderResponse(order: OrderRow, { language, origin, now, expand }: ResponseOptions) {
  const { stored, ...state } = orderNow(order, language, now)
  const { progress, shipments } = state
  const managed = { order, ...state, now }
  const items = stored?.productItems ?? []
  return {
    ...stored,
    orderNo: formatOrderNo(order.number),
    status: progress.status,
    paymentStatus: order.paymentStatus,
    confirmationStatus: progress.isConfirmed ? 'confirmed' : 'not_confirmed',
    exportStatus: progress.isConfirmed ? 'exported' : 'not_exported',
    shippingStatus: shippingStatus(shipments),
    lastModified: new Date(progress.lastModified).toISOString(),
    ...getItems(stored, { managed, origin, expand }),
    ...getPicture(stored, { language, origin }),
    shipments,
    paymentInstruments: order.instruments.map((each) => instrumentNow(each, now)),
    ...(expand &&
      expand.size > 0 && {
        omsData: {
          status: orderSummary(managed),
          ...(expand.has('oms_shipments') && { shipments: fulfillments(items, managed, origin) }),
        },
      }),
  }
}

function orderNow(order: OrderRow, language: Language, now: number) {
  const documents: Record<string, StoredOrder> = JSON.parse(order.document)
  const stored = documents[language]
  const progress = orderProgress(order, now)
  const shipments = (stored?.shipments ?? []).map((shipment, index) =>
    shipmentNow(shipment, {
      number: `${formatOrderNo(order.number)}${index + 1}`,
      progress,
      isMailed: isMailed(shipment, stored?.productItems ?? []),
    }),
  )
  return { stored, progress, shipments, isGiftMailed: isGiftMailed(order, stored) }
}

const isGiftMailed = ({ paymentStatus }: OrderRow, stored: StoredOrder | undefined) =>
  paymentStatus === 'paid' &&
  ((stored?.giftCertificateItems ?? []).length > 0 ||
    (stored?.productItems ?? []).some(({ c_isVirtual }) => c_isVirtual === true))

/** The items of an order with their order management data. */
export function itemsWithOmsData(order: OrderRow, language: Language, now: number) {
  const { stored, ...state } = orderNow(order, language, now)
  return (stored?.productItems ?? []).map((item) => ({
    itemId: item.itemId,
    omsData: itemData(item, { order, ...state, now }),
  }))
}

/** Whether all items are sent by e-mail, so that there is no parcel. */
const isMailed = ({ shipmentId }: StoredShipment, items: StoredItem[]) =>
  items
    .filter((item) => item.shipmentId === shipmentId)
    .every(({ c_isVirtual }) => c_isVirtual === true)

interface ShipmentFacts {
  /** The number on the parcel. */
  number: string
  progress: ReturnType<typeof orderProgress>
  isMailed: boolean
}

function shipmentNow(
  shipment: StoredShipment,
  { number, progress: { isSent, isPickupReady }, isMailed }: ShipmentFacts,
): StoredShipment & ShipmentStatus {
  const isFetched = shipment.c_fromStoreId !== undefined
  const isDone = isFetched ? isPickupReady : isSent
  const isParcel = !isFetched && !isMailed
  return {
    ...shipment,
    shipmentNo: number,
    shippingStatus: isDone ? 'shipped' : 'not_shipped',
    ...(isDone && isParcel && { trackingNumber: formatTrackingNumber(number) }),
  }
}

function shippingStatus(shipments: { shippingStatus: string }[]) {
  const done = shipments.filter((shipment) => shipment.shippingStatus === 'shipped').length
  if (done === 0) return 'not_shipped'
  return done === shipments.length ? 'shipped' : 'part_shipped'
}

const instrumentNow = ({ authorization, ...instrument }: OrderInstrument, now: number) => ({
  ...instrumentResponse(instrument, now),
  ...(authorization && {
    authorizationStatus: { ...authorization, status: authorization.status === 'ok' ? 0 : 1 },
  }),
})
