import type { BasketDocument } from '../baskets/model.ts'
import { authorizePayment } from '../payments/authorize-payment.ts'
import { sites } from '../sites.ts'
import { prepare, sql } from '../sql.ts'
import { type Authorization, orderNoOf, type OrderRow } from './order-row.ts'

/** Has the order paid for, if its instrument names a card; one without a token stays unpaid. */
export async function payOrder(db: D1Database, order: OrderRow, now: number): Promise<OrderRow> {
  const { paymentInstruments }: BasketDocument = JSON.parse(order.basket)
  const token = paymentInstruments[0]?.paymentCard?.creditCardToken
  if (token === undefined) return order

  const answer = await authorizePayment(db, {
    token,
    amount: order.total,
    currency: sites[order.siteId].currency,
    orderNo: orderNoOf(order.number),
    now,
  })
  const isPaid = answer.status === 'authorized'
  const authorization: Authorization = isPaid
    ? { status: 'ok', code: 'authorized', message: answer.authorizationId }
    : { status: 'error', code: answer.code, message: answer.message }
  const paymentStatus = isPaid ? 'paid' : 'not_paid'
  await prepare(
    db,
    sql`UPDATE orders SET authorization = ${JSON.stringify(authorization)},
          payment_status = ${paymentStatus}, last_modified = ${now}
        WHERE number = ${order.number}`,
  ).run()
  return { ...order, authorization, paymentStatus, lastModified: now }
}
