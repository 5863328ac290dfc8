import type { Context } from 'hono'
import * as v from 'valibot'

import { callBasket, readCaller } from '../baskets/call-basket.ts'
import { taxesResponse, requireBackOffice } from '../baskets/back-office-routes.ts'
import { requireExternalTaxes } from '../baskets/contents/back-office.ts'
import { basketOrdered } from '../baskets/contents/basket-problems.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { only, ProblemError, tooManyGuesses } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { siteRequest } from '../sites/site-request.ts'
import { toLanguage } from '../platform/site.ts'
import { countRequest } from '../auth/request-limit.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { accessCodeRoutes } from './access-code.ts'
import { confirmOrder } from './confirm-order.ts'
import { customerOrders } from './customer-orders.ts'
import {
  type Access,
  accessWithDetails,
  accessByCode,
  accessCodeIn,
  LookupBody,
  partialResponse,
  requireSufficient,
} from './guest-lookup.ts'
import { readExpand } from './management-active.ts'
import type { StoredOrder } from './order-document.ts'
import { orderInstrumentRoutes } from './order-instrument-routes.ts'
import { orderManagement } from './order-management.ts'
import { orderResponseFor, requestedOrder } from './requested-order.ts'
import {
  findOrder,
  formatOrderNo,
  orderNotFound,
  orderMadeFrom,
  type OrderRow,
  requireOrder,
  orderedBasket,
} from './order-row.ts'
import { ORDER, ORDERS } from './paths.ts'
import { payOrder } from './pay-order.ts'

const NewOrder = v.object({ basketId: v.pipe(v.string(), v.nonEmpty()) })

const Failure = v.object({
  reasonCode: v.exactOptional(
    v.picklist(['payment_auth_failure', 'payment_confirm_failure', 'payment_capture_failure']),
  ),
})

/** Shopper Orders, and the orders of a customer. */
export const orders = factory
  .createApp()
  .route('/', customerOrders)
  .use(`${ORDER}/taxes`, requireBackOffice, siteRequest)
  .get(`${ORDER}/taxes`, async (c) => {
    const orderNo = c.req.param('orderNo')
    const order = await findOrder(c.env.DB, orderNo)
    if (!order) throw orderNotFound(orderNo)
    return c.json(taxesResponse(requireExternalTaxes(orderedBasket(order))))
  })
  .all(`${ORDER}/taxes`, only('GET'))
  .use(`${ORDERS}/*`, requireShopper('sfcc.shopper-baskets-orders.rw'), siteRequest)
  .post(ORDERS, async (c) => {
    const { basketId } = await readBody(c, NewOrder)
    const placing = placeAndPay(c, basketId)
    c.executionCtx.waitUntil(placing.catch(() => undefined))
    return c.json(orderResponseFor(c, await placing))
  })
  .all(ORDERS, only('POST'))
  .route('/', orderManagement)
  .get(ORDER, async (c) =>
    c.json(orderResponseFor(c, await requestedOrder(c), await readExpand(c))),
  )
  .all(ORDER, only('GET'))
  .post(`${ORDER}/lookup`, async (c) => c.json(await lookedUp(c, await readBody(c, LookupBody))))
  .all(`${ORDER}/lookup`, only('POST'))
  .route('/', accessCodeRoutes)
  .post(`${ORDER}/actions/fail`, async (c) => {
    await readBody(c, Failure)
    const { basketId } = await requestedOrder(c)
    const caller = readCaller(c)
    const failing = {
      orderNo: c.req.param('orderNo'),
      reopen: c.req.query('reopenBasket') === 'true',
    }
    const isReopened = await callBasket(c, basketId, (basket) => basket.failOrder(caller, failing))
    if (!isReopened) return c.body(null, 204)
    const { origin, site } = c.var
    const path = `/checkout/shopper-baskets/v1/organizations/${c.req.param('organizationId')}/baskets`
    return c.body(null, 201, { location: `${origin}${path}/${basketId}?siteId=${site.id}` })
  })
  .all(`${ORDER}/actions/fail`, only('POST'))
  .route('/', orderInstrumentRoutes)

type OrderContext = Context<SandboxEnv>

const isBasketGone = (error: unknown) =>
  error instanceof ProblemError && error.problem.type === 'basket-not-found'

/** Creates the order, pays it, and confirms it unless the card is declined. */
async function placeAndPay(c: OrderContext, basketId: string): Promise<OrderRow> {
  const caller = readCaller(c)
  const db = c.env.DB
  const ordered = callBasket(c, basketId, (basket) => basket.order(caller, basketId))
  const number = await ordered.catch(async (error: unknown) => {
    const made = isBasketGone(error) ? await orderMadeFrom(db, basketId, caller.customerId) : null
    throw made === null ? error : basketOrdered(basketId, formatOrderNo(made))
  })
  const placed = await requireOrder(db, formatOrderNo(number), caller.customerId)
  const order = await payOrder(db, placed, caller.now)
  // The order is valid even if its mail cannot be sent.
  await confirmOrder(c, order).catch((error: unknown) => console.error(error))
  return order
}

/**
 * The order for a caller with enough correct details, even after wrong details from others;
 * otherwise the order is reported as not found. Wrong details are counted per order number, whether
 * or not such an order exists.
 */
async function lookedUp(c: OrderContext, given: LookupBody) {
  const orderNo = c.req.param('orderNo') ?? ''
  const order = await findOrder(c.env.DB, orderNo)
  const expand = await readExpand(c)
  if (order?.customerId === c.var.shopper.customerId) return orderResponseFor(c, order, expand)
  const code = accessCodeIn(given)
  if (code === undefined) requireSufficient(given)
  const siteId = c.var.site.id
  const access = order?.siteId === siteId ? await accessTo(order, c, { ...given, code }) : 'none'
  if (!order || access === 'none') throw await wrongDetails(c, orderNo)
  const response = orderResponseFor(c, order, expand)
  return access === 'full' ? response : partialResponse(response, orderedBasket(order))
}

async function wrongDetails(c: OrderContext, orderNo: string) {
  const guessed = { siteId: c.var.site.id, login: orderNo }
  const wait = await countRequest(c.env.DB, 'lookup', guessed, c.var.now())
  if (wait > 0) return tooManyGuesses('too-many-order-lookups', wait)
  return orderNotFound(orderNo)
}

async function accessTo(
  order: OrderRow,
  c: OrderContext,
  { code, ...given }: LookupBody & { code: string | undefined },
): Promise<Access> {
  const basket = orderedBasket(order)
  if (code === undefined) return accessWithDetails(given, basket, getViewCode(c, order))
  return accessByCode(c.env.DB, order, { ...given, code, basket, now: c.var.now() })
}

function getViewCode(c: OrderContext, { document }: OrderRow): string {
  const documents: Record<string, StoredOrder> = JSON.parse(document)
  return documents[toLanguage(c.var.locale)]?.orderViewCode ?? ''
}
