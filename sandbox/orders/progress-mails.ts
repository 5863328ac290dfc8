import type { Context } from 'hono'

import { clock } from '../platform/clock.ts'
import type { SandboxEnv } from '../platform/env.ts'
import { sendProgressMail, type Progress } from '../mails/progress-mail.ts'
import { toLanguage } from '../platform/site.ts'
import { prepare, sql } from '../platform/sql.ts'
import { orderProgress } from './order-progress.ts'
import { orderResponse } from './order-response.ts'
import { ordersWhere, type OrderRow, orderedBasket } from './order-row.ts'

type OrderContext = Context<SandboxEnv>

/** The most orders that one read of the outbox catches up with. */
const MOST_ORDERS = 200

/**
 * Writes the mails that the progress of orders has made due. Progress depends on the clock alone
 * and triggers nothing, so the mails are written when the outbox is read, and dated to the moment
 * at which they were due.
 */
export async function sendDueMails(c: OrderContext): Promise<void> {
  const orders = await ordersWhere(
    c.env.DB,
    sql`progress_mailed = 0 AND status = 'created' AND payment_status = 'paid'`,
    sql`ORDER BY number LIMIT ${MOST_ORDERS}`,
  )
  for (const order of orders) await sendDueMailsFor(c, order)
}

async function sendDueMailsFor(c: OrderContext, order: OrderRow) {
  // Test control may have moved the clock of the session that placed it.
  const now = clock.of([order.correlationId, order.usid])()
  const progress = orderProgress(order, now)
  if (!progress.isPickupReady && !progress.isSent) return
  const { shipments } = createResponse(c, order, now)
  for (const shipment of shipments) {
    const { shipmentId, shippingStatus, trackingNumber, c_fromStoreId: storeId } = shipment
    // E-mailed items have no tracking number, and got their own mail.
    const isDone = shippingStatus === 'shipped' && (storeId ?? trackingNumber) !== undefined
    if (!isDone) continue
    const at = storeId === undefined ? progress.sentAt : progress.pickupReadyAt
    const kind = storeId === undefined ? 'shipped' : 'ready'
    const quantities = quantitiesIn(order, shipmentId)
    await mailProgress(c, order, {
      now: at,
      progress: { kind, part: shipmentId, shipmentId, quantities },
    })
  }
  if (progress.status !== 'completed') return
  const done = sql`UPDATE orders SET progress_mailed = 1 WHERE number = ${order.number}`
  await prepare(c.env.DB, done).run()
}

const quantitiesIn = (order: OrderRow, shipmentId: string) =>
  new Map(
    orderedBasket(order)
      .lines.filter((line) => line.shipmentId === shipmentId)
      .map(({ itemId, quantity }) => [itemId, quantity]),
  )

/** Mails the shopper the progress of an order. */
export async function mailProgress(
  c: OrderContext,
  order: OrderRow,
  { progress, now }: { progress: Progress; now: number },
): Promise<void> {
  const { DB, SHOP_ORIGIN: shopOrigin = '' } = c.env
  const { origin } = c.var
  await sendProgressMail(DB, {
    order: createResponse(c, order, now),
    progress,
    locale: order.locale,
    to: orderedBasket(order).email,
    shopOrigin,
    origin,
    now,
  })
}

const createResponse = (c: OrderContext, order: OrderRow, now: number) =>
  orderResponse(order, { language: toLanguage(order.locale), origin: c.var.origin, now })
