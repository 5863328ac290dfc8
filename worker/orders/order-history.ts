import type * as v from 'valibot'

import type { ActionName } from '#shared/actions.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { OrderNo } from '#shared/checkout/checkout.ts'
import {
  BoughtAgain,
  type CancelOrder,
  type OrderActions,
  type OrderHistory,
  type ReturnItems,
} from '#shared/orders/order-history.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { takeOverGuestOrders } from '../account/guest-orders.ts'
import { requireCustomer } from '../session/customer.ts'
import type { WireCustomerOrder } from '../commerce/order-lookup.ts'
import { mapBag } from '../shopper/map-bag.ts'
import { runOnceForAll } from '../shopper/once-for-all.ts'
import { pickupOf } from '../shopper/shipments.ts'
import { runAction, type ShopperContext } from '../shopper/shopper-context.ts'
import { buyLinesAgain, canBeBoughtAgain } from './buy-again.ts'
import { mapCustomerOrder, mapListedOrder } from './map-customer-order.ts'

const PAGE_SIZE = 10

/** The orders of one request's customer. An agent sees those of the customer they shop for. */
export function createOrderHistory(shop: ShopperContext): OrderHistory & OrderActions {
  const { orderManagement, mapper, readPickupStore } = shop

  return {
    async getOrders(page, signal) {
      const customerId = requireCustomer(shop)
      if (shop.session.state?.hasGuestOrder) await takeOverGuestOrders(shop)
      const asked = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
      const { orders, total } = await orderManagement.list(customerId, asked, signal)
      return {
        orders: orders.map((order) => mapListedOrder(order, mapper)),
        page,
        pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
        total,
      }
    },
    async getCustomerOrder(orderNo, signal) {
      requireCustomer(shop)
      const [order, reasons] = await Promise.all([
        ownOrder(shop, orderNo, signal),
        orderManagement.reasons(signal),
      ])
      const pickup = await pickupOf(order, readPickupStore, mapper.locale)
      return mapCustomerOrder(order, { mapper, pickup, reasons })
    },
    buyAgain: (input, idempotencyKey) =>
      once(shop, { action: 'buyAgain', idempotencyKey, input, schema: BoughtAgain }, async () => {
        const order = await ownOrder(shop, input.orderNo)
        const { lines } = mapBag(order, { mapper, couponLimit: 0 })
        const wanted = lines.filter(({ id }) => input.lineId === undefined || id === input.lineId)
        if (wanted.length === 0 && input.lineId !== undefined) throw new ProblemError('not-found')
        return buyLinesAgain(shop, wanted.filter(canBeBoughtAgain))
      }),
    cancelOrder: ({ orderNo, reason }) =>
      runOnceForAll(shop, { action: 'cancelOrder', asked: orderNo }, () =>
        cancelOnce(shop, { orderNo, reason }),
      ),
    async returnItems({ orderNo, items }) {
      const chosen = items.filter(({ quantity }) => quantity > 0)
      if (chosen.length === 0) {
        throw new ProblemError('invalid-input', { fields: { quantity0: 'required' } })
      }
      const asked = [orderNo, chosen.map(({ reason: _reason, ...units }) => units)]
      return runOnceForAll(shop, { action: 'returnItems', asked }, () =>
        returnOnce(shop, { orderNo, items: chosen }),
      )
    },
  }
}

/** An order of the customer on this site: amounts of the other site are in another currency. */
async function ownOrder(
  { orderManagement, context }: ShopperContext,
  orderNo: OrderNo,
  signal?: AbortSignal,
): Promise<WireCustomerOrder> {
  const order = await orderManagement.get(orderNo, signal)
  const isOfSite = !order.currency || order.currency === context.site.currency
  if (!isOfSite) throw new ProblemError('not-found')
  return order
}

/** An order that is canceled already gets the same answer. */
async function cancelOnce(shop: ShopperContext, { orderNo, reason }: CancelOrder) {
  const isCanceled = async () => (await ownOrder(shop, orderNo)).status === 'cancelled'
  const isDone = await shop.orderManagement
    .cancel(orderNo, reason)
    .catch(async (error: unknown) => {
      const isRejected = error instanceof ProblemError && error.type === 'rejected'
      if (isRejected && (await isCanceled())) return true
      throw error
    })
  if (isDone || (await isCanceled())) return
  throw new ProblemError('unavailable', { cause: 'not canceled' })
}

async function returnOnce(shop: ShopperContext, { orderNo, items }: ReturnItems) {
  const { orderManagement } = shop
  const before = await ownOrder(shop, orderNo)
  const left = new Map(
    before.productItems.map(({ itemId, omsData }) => [itemId, omsData?.quantityAvailableToReturn]),
  )
  // They have been returned since the form was shown.
  const isRepeated = items.every(
    ({ lineId, quantity, available }) =>
      available !== undefined && left.get(lineId) === available - quantity,
  )
  if (isRepeated) return
  const isDone = await orderManagement.returnItems(
    orderNo,
    items.map(({ lineId, quantity, reason }) => ({
      itemId: lineId,
      quantity,
      ...(reason && { reason }),
    })),
  )
  if (isDone) return
  // Nobody else returns these units at the same moment, so more of them on their way back are these.
  const after = await ownOrder(shop, orderNo)
  if (returnedUnits(after) === returnedUnits(before)) {
    throw new ProblemError('unavailable', { cause: 'not returned' })
  }
}

const returnedUnits = ({ productItems }: WireCustomerOrder) =>
  productItems.reduce(
    (sum, { omsData }) =>
      sum + (omsData?.quantityReturnInitiated ?? 0) + (omsData?.quantityReturned ?? 0),
    0,
  )

interface Once<Value extends object> {
  action: ActionName
  idempotencyKey: IdempotencyKey
  input: unknown
  schema: v.GenericSchema<unknown, Value>
}

/** Runs an action of the customer once for each idempotency key. */
function once<Value extends object>(
  shop: ShopperContext,
  action: Once<Value>,
  run: () => Promise<Value>,
): Promise<Value> {
  requireCustomer(shop)
  return runAction<Value>(shop, { ...action, run })
}
