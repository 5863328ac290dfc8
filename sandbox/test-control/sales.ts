import { allBasketIds } from '../baskets/basket-index.ts'
import { forgetRedemptions } from '../baskets/coupon-redemptions.ts'
import { factory, type SandboxEnv } from '../env.ts'
import { forgetCertificates } from '../gift-certificates/find-certificate.ts'
import { majorUnits } from '../money.ts'
import { forgetAccessCodes } from '../orders/access-code.ts'
import { orderNoOf, ordersWhere } from '../orders/order-row.ts'
import { refillStores } from '../orders/stock.ts'
import { clearOutbox } from '../outbox/messages.ts'
import { clearTokens } from '../payments/tokens.ts'
import { every, sql } from '../sql.ts'

const AT_ONCE = 50

export const salesControl = factory.createApp().get('/orders', async (c) => {
  const { session, customer } = c.req.query()
  const orders = await ordersWhere(
    c.env.DB,
    every([
      ...(session === undefined ? [] : [sql`(usid = ${session} OR correlation_id = ${session})`]),
      ...(customer === undefined ? [] : [sql`customer_id = ${customer}`]),
    ]),
  )
  const data = orders.map((order) => ({
    orderNo: orderNoOf(order.number),
    siteId: order.siteId,
    basketId: order.basketId,
    customerId: order.customerId,
    usid: order.usid,
    correlationId: order.correlationId,
    status: order.status,
    paymentStatus: order.paymentStatus,
    authorizationStatus: order.authorization,
    orderTotal: majorUnits(order.total),
  }))
  return c.json({ data, total: data.length })
})

/**
 * Deletes all baskets and orders with their mails and payment tokens, and returns what they took
 * from store stock, gift certificates and coupons. Order numbers continue.
 */
export async function forgetSales({ DB, BASKETS }: SandboxEnv['Bindings']) {
  const ids = await allBasketIds(DB)
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE)
    await Promise.all(some.map((id) => BASKETS.get(BASKETS.idFromName(id)).forget()))
  }
  await DB.batch([DB.prepare('DELETE FROM baskets'), DB.prepare('DELETE FROM orders')])
  await forgetAccessCodes(DB)
  await refillStores(DB)
  await forgetCertificates(DB)
  await forgetRedemptions(DB)
  await clearOutbox(DB)
  await clearTokens(DB)
}
