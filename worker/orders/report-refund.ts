import { soldIn, soldOf } from '#shared/analytics/commerce-items.ts'
import type { OrderNo } from '#shared/checkout/checkout.ts'
import type { ReturnItems } from '#shared/orders/order-history.ts'

import { hasTagServer, sendTagEvents } from '../analytics/tag-server.ts'
import { mapBag } from '../bag/map-bag.ts'
import type { Edge } from '../http/edge.ts'
import type { WireCustomerOrder } from './wire-order.ts'

/** Reports an order that commerce has just canceled. It is read after the response. */
export function reportCanceled(
  edge: Edge,
  orderNo: OrderNo,
  read: () => Promise<WireCustomerOrder>,
) {
  if (!hasTagServer(edge)) return
  const reporting = read().then((order) => sendCanceled(edge, orderNo, order))
  edge.context.waitUntil(reporting.catch(() => edge.context.log.warn('refund not reported')))
}

function sendCanceled(edge: Edge, orderNo: OrderNo, order: WireCustomerOrder) {
  const sold = soldIn(mapBag(order, { mapper: edge.mapper, couponLimit: 0 }))
  if (!sold) return
  const { coupon: _coupon, ...goods } = sold
  sendTagEvents(edge, [{ name: 'refund', params: { transaction_id: orderNo, ...goods } }])
}

interface Returned {
  orderNo: OrderNo
  items: ReturnItems['items']
}

/** Reports units whose return commerce has just accepted. */
export function reportReturned(edge: Edge, { orderNo, items }: Returned, order: WireCustomerOrder) {
  const { lines } = mapBag(order, { mapper: edge.mapper, couponLimit: 0 })
  const returned = items.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? [soldOf(line, quantity)] : []
  })
  const [first] = returned
  if (!first) return
  const cents = returned.reduce((sum, { value }) => sum + Math.round(value * 100), 0)
  sendTagEvents(edge, [
    {
      name: 'refund',
      params: {
        transaction_id: orderNo,
        currency: first.currency,
        value: cents / 100,
        items: returned.flatMap((each) => each.items),
      },
    },
  ])
}
