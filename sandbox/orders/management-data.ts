import { ARRIVES_AFTER, expectedAt, trackingLink } from '../parcels/tracking-number.ts'
import type { StoredItem } from './order-document.ts'
import type { orderProgress } from './order-progress.ts'
import type { OrderRow, Return } from './order-row.ts'
import { profile } from '../profiles/current.ts'

/** The current state of a shipment. */
export interface ShipmentStatus {
  /** The number on the parcel. */
  shipmentNo: string
  shipmentId: string
  shippingStatus: string
  trackingNumber?: string
  c_fromStoreId?: string
  c_arrivesFrom?: string
  c_arrivesBy?: string
}

interface Managed {
  order: OrderRow
  progress: ReturnType<typeof orderProgress>
  shipments: ShipmentStatus[]
  /** Whether it has a gift card that was sent by e-mail, which may be spent by now. */
  isGiftMailed: boolean
  now: number
}

/** The order management data of one item. */
export function itemData(
  { itemId, quantity, shipmentId, c_isVirtual: isVirtual }: StoredItem,
  managed: Managed,
) {
  const { order, progress, shipments, now } = managed
  const shipment = shipments.find((each) => each.shipmentId === shipmentId)
  const isSent = shipment?.shippingStatus === 'shipped'
  // Items that still wait in a store cannot be returned.
  const isHandedOver = isSent && (shipment.c_fromStoreId === undefined || progress.isPickedUp)
  const canComeBack = isHandedOver && isVirtual !== true
  const isCancelled = progress.status === 'cancelled'
  const { initiated, returned } = sumReturned(order, itemId, now)
  return {
    status: itemStatus({
      isSent,
      isCancelled,
      initiated,
      isReturned: returned === quantity,
      progress,
    }),
    quantityOrdered: quantity,
    quantityAvailableToCancel: isWhole(managed) ? quantity : 0,
    quantityAvailableToReturn: canComeBack ? quantity - initiated - returned : 0,
    quantityCanceled: isCancelled ? quantity : 0,
    quantityReturnInitiated: initiated,
    quantityReturned: returned,
  }
}

/** Whether an open order is still complete: nothing of it is shipped, picked up or e-mailed. */
function isWhole({ progress, shipments, isGiftMailed }: Managed) {
  const isAlive = progress.status === 'created' || progress.status === 'new'
  const isWaiting = shipments.every((each) => each.shippingStatus === 'not_shipped')
  return isAlive && isWaiting && !isGiftMailed
}

interface Fate {
  isSent: boolean
  isCancelled: boolean
  initiated: number
  isReturned: boolean
  progress: Managed['progress']
}

function itemStatus({ isSent, isCancelled, initiated, isReturned, progress }: Fate) {
  if (isCancelled) return 'canceled'
  if (isReturned) return 'returned'
  if (initiated > 0) return 'return_initiated'
  if (isSent) return 'fulfilled'
  return progress.isConfirmed ? 'allocated' : 'ordered'
}

const summaries: Record<string, string> = {
  new: 'Approved',
  completed: 'Fulfilled',
  cancelled: 'Canceled',
}

export const orderSummary = ({ progress }: Pick<Managed, 'progress'>) =>
  summaries[progress.status] ?? 'Created'

/** The shipments that are shipped or ready for pickup, with their items. */
export function fulfillments(
  items: StoredItem[],
  { shipments, progress, now }: Managed,
  origin: string,
) {
  return shipments.flatMap((shipment) => {
    if (shipment.shippingStatus !== 'shipped') return []
    const isFetched = shipment.c_fromStoreId !== undefined
    const arrivesAt = isFetched ? progress.pickedUpAt : progress.sentAt + ARRIVES_AFTER
    const isThere = now >= arrivesAt
    const arrival = new Date(arrivesAt).toISOString()
    return [
      {
        id: shipment.shipmentId,
        ...(isFetched
          ? { status: isThere ? 'Picked Up' : 'Ready for Pickup' }
          : { status: isThere ? 'Delivered' : 'Shipped', provider: profile.carrier }),
        ...(shipment.trackingNumber !== undefined && {
          trackingNumber: shipment.trackingNumber,
          trackingUrl: trackingLink(shipment.trackingNumber, origin),
        }),
        expectedDeliveryDate: new Date(
          isFetched ? progress.pickupReadyAt : expectedAt(progress.sentAt, shipment),
        ).toISOString(),
        ...(isThere && { actualDeliveryDate: arrival }),
        shipmentItems: items
          .filter((item) => item.shipmentId === shipment.shipmentId)
          .map(({ itemId, quantity }) => ({
            id: `${shipment.shipmentId}-${itemId}`,
            productItemId: itemId,
            quantity,
          })),
      },
    ]
  })
}

const DAY = 24 * 60 * 60_000

/** How long a return takes, counted from the shopper's request. */
const RETURNED_AFTER = 5 * DAY

/** Units of an item that are being returned, and that have been returned. */
function sumReturned({ management }: OrderRow, itemId: string, now: number) {
  const own = (management.returns ?? []).filter((each) => each.itemId === itemId)
  const isBack = ({ at }: Return) => now >= at + RETURNED_AFTER
  return {
    initiated: sum(own.filter((each) => !isBack(each))),
    returned: sum(own.filter(isBack)),
  }
}

const sum = (returns: Return[]) => returns.reduce((units, { quantity }) => units + quantity, 0)
