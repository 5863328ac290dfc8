import { inMajorUnits, soldIn } from '#shared/analytics/commerce-items.ts'
import type { EdgeEvent } from '#shared/analytics/commerce-events.ts'
import type { Bag } from '#shared/bag/bag.ts'
import type { OrderNo } from '#shared/checkout/checkout.ts'

import { sendTagEvents } from '../analytics/tag-server.ts'
import { mapBag } from '../bag/map-bag.ts'
import type { WireOrder } from '../bag/wire-basket.ts'
import type { Edge } from '../http/edge.ts'

/** Reports an order that commerce has just created. A basket is ordered once, so the order is reported once. */
export function reportPurchase(edge: Edge, orderNo: OrderNo, order: WireOrder) {
  const purchase = purchaseOf(orderNo, mapBag(order, { mapper: edge.mapper, couponLimit: 0 }))
  if (purchase) sendTagEvents(edge, [purchase])
}

/** Null for an order of which the service names no goods. */
export function purchaseOf(orderNo: OrderNo, bag: Bag): EdgeEvent | null {
  const sold = soldIn(bag)
  if (!sold) return null
  const tax = bag.taxes?.reduce((sum, { amount }) => sum + amount.minorUnits, 0) ?? null
  return {
    name: 'purchase',
    params: {
      transaction_id: orderNo,
      ...sold,
      ...(tax !== null && { tax: inMajorUnits({ minorUnits: tax }) }),
      ...(bag.shipping && { shipping: inMajorUnits(bag.shipping.amount) }),
    },
  }
}
