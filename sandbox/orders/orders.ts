import type { Context } from 'hono'
import * as v from 'valibot'

import { askBasket, callerOf } from '../baskets/ask-basket.ts'
import type { BasketDocument } from '../baskets/model.ts'
import { readBody } from '../baskets/read-body.ts'
import { factory, type SandboxEnv } from '../env.ts'
import { sendOrderConfirmation } from '../outbox/order-confirmation.ts'
import { only } from '../problems.ts'
import { siteRequest } from '../site-request.ts'
import { languageOf } from '../sites.ts'
import { requireShopper } from '../slas/require-shopper.ts'
import { orderAnswer } from './order-answer.ts'
import { orderNoOf, type OrderRow, requireOrder } from './order-row.ts'
import { payOrder } from './pay-order.ts'

const ORDERS = '/checkout/shopper-orders/v1/organizations/:organizationId/orders'
const ORDER = `${ORDERS}/:orderNo` as const

const NewOrder = v.object({ basketId: v.pipe(v.string(), v.nonEmpty()) })

const Failure = v.object({
  reasonCode: v.exactOptional(
    v.picklist(['payment_auth_failure', 'payment_confirm_failure', 'payment_capture_failure']),
  ),
})

export const orders = factory
  .createApp()
  .use(`${ORDERS}/*`, requireShopper('sfcc.shopper-baskets-orders.rw'), siteRequest)
  .post(ORDERS, async (c) => {
    const { basketId } = await readBody(c, NewOrder)
    const placing = placeAndPay(c, basketId)
    c.executionCtx.waitUntil(placing.catch(() => undefined))
    return c.json(answerOf(c, await placing))
  })
  .all(ORDERS, only('POST'))
  .get(ORDER, async (c) => c.json(answerOf(c, await orderOfPath(c))))
  .all(ORDER, only('GET'))
  .post(`${ORDER}/actions/fail`, async (c) => {
    await readBody(c, Failure)
    const { basketId } = await orderOfPath(c)
    const caller = callerOf(c)
    const failing = {
      orderNo: c.req.param('orderNo'),
      reopen: c.req.query('reopenBasket') === 'true',
    }
    const isReopened = await askBasket(c, basketId, (basket) => basket.failOrder(caller, failing))
    if (!isReopened) return c.body(null, 204)
    const { origin, site } = c.var
    const path = `/checkout/shopper-baskets/v1/organizations/${c.req.param('organizationId')}/baskets`
    return c.body(null, 201, { location: `${origin}${path}/${basketId}?siteId=${site.id}` })
  })
  .all(`${ORDER}/actions/fail`, only('POST'))

type OrderContext = Context<SandboxEnv>

/** Once the order stands it is paid for, and confirmed unless the card is declined. */
async function placeAndPay(c: OrderContext, basketId: string): Promise<OrderRow> {
  const caller = callerOf(c)
  const number = await askBasket(c, basketId, (basket) => basket.order(caller, basketId))
  const db = c.env.DB
  const placed = await requireOrder(db, orderNoOf(number), caller.customerId)
  const order = await payOrder(db, placed, caller.now)
  if (order.authorization?.status === 'error') return order

  await confirm(c, order).catch((error: unknown) => console.error(error))
  return order
}

/** The order stands whether its mail can be written or not. */
function confirm(c: OrderContext, order: OrderRow) {
  const { email }: BasketDocument = JSON.parse(order.basket)
  const confirmation = { order: answerOf(c, order), locale: c.var.locale, to: email }
  return sendOrderConfirmation(c.env.DB, { ...confirmation, now: c.var.now() })
}

const orderOfPath = (c: OrderContext) =>
  requireOrder(c.env.DB, c.req.param('orderNo') ?? '', c.var.shopper.customerId)

const answerOf = (c: OrderContext, order: OrderRow) =>
  orderAnswer(order, { language: languageOf(c.var.locale), origin: c.var.origin })
