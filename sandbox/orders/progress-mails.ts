import type { Context } from 'hono'

import { clock } from '../platform/clock.ts'
import type { SandboxEnv } from '../platform/env.ts'
import { sendProgressMail, type Progress } from '../mails/progress-mail.ts'
import { languageOf } from '../platform/sites.ts'
import { prepare, sql } from '../platform/sql.ts'
import { orderProgress } from './order-progress.ts'
import { orderResponse } from './order-response.ts'
import { ordersWhere, type OrderRow } from './order-row.ts'
import { orderedBasket } from './ordered-basket.ts'

type OrderContext = Context<SandboxEnv>

/** As many orders as one look at the outbox may catch up with. */
const MOST_ORDERS = 200

/**
 * Puts the mails into the outbox that the progress of orders has made due. Progress is a matter of the clock alone, so nothing
 * happens at the moment itself: the mails are written before the outbox is read, and dated back to when they were due.
 */
export async function sendDueMails(c: OrderContext): Promise<void> {
  const orders = await ordersWhere(
    c.env.DB,
    sql`progress_mailed = 0 AND status = 'created' AND payment_status = 'paid'`,
    sql`ORDER BY number LIMIT ${MOST_ORDERS}`,
  )
  for (const order of orders) await sendDueMailsOf(c, order)
}

async function sendDueMailsOf(c: OrderContext, order: OrderRow) {
  // Test control may have moved the clock of the session that placed it.
  const now = clock.of([order.correlationId, order.usid])()
  const progress = orderProgress(order, now)
  if (!progress.isPickupReady && !progress.isSent) return
  const { shipments } = responseOf(c, order, now)
  for (const shipment of shipments) {
    const { shipmentId, shippingStatus, trackingNumber, c_fromStoreId: storeId } = shipment
    // What is sent by e-mail has no number of a parcel, and got its own mail.
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

/** Mails the shopper of an order what has become of it. */
export async function mailProgress(
  c: OrderContext,
  order: OrderRow,
  { progress, now }: { progress: Progress; now: number },
): Promise<void> {
  const { DB, SHOP_ORIGIN: shopOrigin = '' } = c.env
  const { origin } = c.var
  await sendProgressMail(DB, {
    order: responseOf(c, order, now),
    progress,
    locale: order.locale,
    to: orderedBasket(order).email,
    shopOrigin,
    origin,
    now,
  })
}

const responseOf = (c: OrderContext, order: OrderRow, now: number) =>
  orderResponse(order, { language: languageOf(order.locale), origin: c.var.origin, now })
