import type { BagLine } from '#shared/bag/bag.ts'
import type { OrderNo } from '#shared/checkout/checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type {
  BoughtAgain,
  BuyAgain,
  CancelOrder,
  OrderHistory,
  ReturnItems,
} from '#shared/orders/order-history.ts'

import { productsOfLines } from '../bag/lacking-lines.ts'
import { mapBag } from '../bag/map-bag.ts'
import { pickupOf } from '../bag/shipments.ts'
import type { Edge } from '../http/edge.ts'
import { requireCustomer } from '../session/customer.ts'
import { buyLinesAgain, canBeBoughtAgain } from './buy-again.ts'
import { takeOverGuestOrders } from './guest-orders.ts'
import { mapCustomerOrder, mapListedOrder } from './map-customer-order.ts'
import { reportCanceled, reportReturned } from './report-refund.ts'
import { createOrderManagement } from './upstream.ts'
import type { WireCustomerOrder } from './wire-order.ts'

const PAGE_SIZE = 10

/** The orders of one request's customer. An agent sees those of the customer they shop for. */
export const createOrderHistory = (edge: Edge): OrderHistory => ({
  async getOrders(page, signal) {
    const customerId = requireCustomer(edge)
    if (edge.session.state?.hasGuestOrder) await takeOverGuestOrders(edge)
    const asked = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
    const { orders, total } = await createOrderManagement(edge).list(customerId, asked, signal)
    const products = await productsOfLines(edge, orders)
    return {
      orders: orders.map((order) => mapListedOrder(order, edge.mapper, products)),
      page,
      pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      total,
    }
  },
  async getCustomerOrder(orderNo, signal) {
    requireCustomer(edge)
    const [order, reasons] = await Promise.all([
      ownOrder(edge, orderNo, signal),
      createOrderManagement(edge).reasons(signal),
    ])
    const { mapper } = edge
    const [pickup, products] = await Promise.all([
      pickupOf(edge, order),
      productsOfLines(edge, [order]),
    ])
    return mapCustomerOrder(order, { mapper, pickup, products, reasons })
  },
})

/** Adds what was ordered to the bag. @throws {ProblemError} `not-found` */
export async function buyAgain(edge: Edge, { orderNo, lineId }: BuyAgain): Promise<BoughtAgain> {
  const order = await ownOrder(edge, orderNo)
  const { lines } = mapBag(order, { mapper: edge.mapper, couponLimit: 0 })
  const isWanted = ({ id }: BagLine) => lineId === undefined || id === lineId
  const wanted = lines.filter(isWanted)
  if (wanted.length === 0 && lineId !== undefined) throw new ProblemError('not-found')
  return buyLinesAgain(edge, wanted.filter(canBeBoughtAgain))
}

/** An order of the customer on this site: amounts of the other site are in another currency. */
async function ownOrder(
  edge: Edge,
  orderNo: OrderNo,
  signal?: AbortSignal,
): Promise<WireCustomerOrder> {
  const order = await createOrderManagement(edge).get(orderNo, signal)
  const isOfSite = !order.currency || order.currency === edge.context.site.currency
  if (!isOfSite) throw new ProblemError('not-found')
  return order
}

/** The same result for an order that is canceled already. @throws {ProblemError} `not-found`, `rejected` */
export async function cancelOrder(edge: Edge, { orderNo, reason }: CancelOrder) {
  const read = () => ownOrder(edge, orderNo)
  const isCanceled = async () => (await read()).status === 'cancelled'
  try {
    const isDone = await createOrderManagement(edge).cancel(orderNo, reason)
    if (!isDone && !(await isCanceled()))
      throw new ProblemError('unavailable', { cause: 'not canceled' })
  } catch (error) {
    const isRejected = error instanceof ProblemError && error.type === 'rejected'
    // It was canceled before, and reported then.
    if (isRejected && (await isCanceled())) return {}
    throw error
  }
  reportCanceled(edge, orderNo, read)
  return {}
}

/** The lines of which units are returned. */
export const chosenIn = ({ items }: Pick<ReturnItems, 'items'>) =>
  items.filter(({ quantity }) => quantity > 0)

/** @throws {ProblemError} `invalid-input` without a unit, `not-found`, `rejected` */
export async function returnItems(edge: Edge, { orderNo, ...input }: ReturnItems) {
  const items = chosenIn(input)
  if (items.length === 0) {
    throw new ProblemError('invalid-input', { fields: { quantity0: 'required' } })
  }
  const before = await ownOrder(edge, orderNo)
  const left = new Map(
    before.productItems.map(({ itemId, omsData }) => [itemId, omsData?.quantityAvailableToReturn]),
  )
  // These units have been returned since the form was shown.
  const isRepeated = items.every(
    ({ lineId, quantity, available }) =>
      available !== undefined && left.get(lineId) === available - quantity,
  )
  if (isRepeated) return {}
  const isDone = await createOrderManagement(edge).returnItems(
    orderNo,
    items.map(({ lineId, quantity, reason }) => ({
      itemId: lineId,
      quantity,
      ...(reason && { reason }),
    })),
  )
  // Extra returned units must be ours: units are never returned concurrently.
  if (!isDone && returnedUnits(await ownOrder(edge, orderNo)) === returnedUnits(before)) {
    throw new ProblemError('unavailable', { cause: 'not returned' })
  }
  reportReturned(edge, { orderNo, items }, before)
  return {}
}

const returnedUnits = ({ productItems }: WireCustomerOrder) =>
  productItems.reduce(
    (sum, { omsData }) =>
      sum + (omsData?.quantityReturnInitiated ?? 0) + (omsData?.quantityReturned ?? 0),
    0,
  )
