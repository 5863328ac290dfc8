import { activate } from '../gift-certificates/issue.ts'
import { insertAutoRefresh } from '../services/subscriptions/auto-refreshes.ts'
import { authorizePayment } from '../payments/authorize-payment.ts'
import { requireSite } from '../sites/sites.ts'
import { prepare, sql } from '../platform/sql.ts'
import { orderedRefreshes } from './ordered-refreshes.ts'
import {
  type Authorization,
  formatOrderNo,
  type OrderInstrument,
  type OrderRow,
} from './order-row.ts'

/**
 * Authorizes the payment if an instrument has a card token; without a token the order stays unpaid. An order that
 * gift certificates cover is paid immediately.
 */
export async function payOrder(db: D1Database, order: OrderRow, now: number): Promise<OrderRow> {
  const card = order.instruments.find((each) => each.paymentCard?.creditCardToken !== undefined)
  const unpaid = order.due < order.total ? 'part_paid' : 'not_paid'
  if (order.due > 0 && !card) {
    if (unpaid === order.paymentStatus) return order
    return noted(db, { ...order, paymentStatus: unpaid }, now)
  }
  if (order.due === 0) return noted(db, { ...order, paymentStatus: 'paid' }, now)

  const authorization = await getAuthorization(db, order, { card, now })
  const isPaid = authorization.status === 'ok'
  const paid: OrderRow = {
    ...order,
    authorization,
    instruments: order.instruments.map((each) =>
      each === card ? { ...each, authorization } : each,
    ),
    paymentStatus: isPaid ? 'paid' : unpaid,
    lastModified: now,
  }
  return noted(db, paid, now)
}

async function getAuthorization(
  db: D1Database,
  { number, due, siteId }: OrderRow,
  { card, now }: { card: OrderInstrument | undefined; now: number },
): Promise<Authorization> {
  const authorization = await authorizePayment(db, {
    token: card?.paymentCard?.creditCardToken ?? '',
    amount: due,
    currency: requireSite(siteId).currency,
    orderNo: formatOrderNo(number),
    now,
  })
  return authorization.status === 'authorized'
    ? { status: 'ok', code: 'authorized', message: authorization.authorizationId }
    : { status: 'error', code: authorization.code, message: authorization.message }
}

/** Stores the payment of an order. A paid one activates its gift certificates and starts its auto-refreshes. */
async function noted(db: D1Database, order: OrderRow, now: number): Promise<OrderRow> {
  const { number, authorization, instruments, paymentStatus, lastModified } = order
  const update = sql`UPDATE orders SET payment_status = ${paymentStatus},
      authorization = ${authorization && JSON.stringify(authorization)},
      instruments = ${JSON.stringify(instruments)}, last_modified = ${lastModified}
    WHERE number = ${number}`
  const started = paymentStatus === 'paid' ? await orderedRefreshes(db, order, now) : []
  const statements = [
    update,
    ...(paymentStatus === 'paid' ? [activate(number)] : []),
    ...started.map((refresh) => insertAutoRefresh(refresh, now)),
  ]
  await db.batch(statements.map((statement) => prepare(db, statement)))
  return order
}
