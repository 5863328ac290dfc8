import * as v from 'valibot'

import { allBasketIds } from '../baskets/basket-index.ts'
import { deleteRedemptions } from '../baskets/contents/coupon-redemptions.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { deleteCertificates } from '../gift-certificates/find-certificate.ts'
import { majorUnits } from '../platform/money.ts'
import { deleteAccessCodes } from '../orders/access-code.ts'
import { formatOrderNo, ordersWhere } from '../orders/order-row.ts'
import { refillStores } from '../orders/stock.ts'
import { deleteMessages } from '../mails/messages.ts'
import { deleteTokens } from '../payments/tokens.ts'
import { joinConditions, prepare, parseRows, sql } from '../platform/sql.ts'

const BATCH_SIZE = 50

export const salesControl = factory
  .createApp()
  .get('/takings', async (c) => c.json(await readTakings(c.env.DB, c.req.query())))
  .get('/orders', async (c) => {
    const { session, customer } = c.req.query()
    const orders = await ordersWhere(
      c.env.DB,
      joinConditions([
        ...(session === undefined ? [] : [sql`(usid = ${session} OR correlation_id = ${session})`]),
        ...(customer === undefined ? [] : [sql`customer_id = ${customer}`]),
      ]),
    )
    const data = orders.map((order) => ({
      orderNo: formatOrderNo(order.number),
      siteId: order.siteId,
      basketId: order.basketId,
      customerId: order.customerId,
      usid: order.usid,
      correlationId: order.correlationId,
      status: order.status,
      paymentStatus: order.paymentStatus,
      authorizationStatus: order.authorization,
      orderTotal: majorUnits(order.total),
      payments: order.instruments.map(({ paymentMethodId, amount }) => ({
        paymentMethodId,
        amount: majorUnits(amount ?? 0),
      })),
    }))
    return c.json({ data, total: data.length })
  })

const Charge = v.object({ order_no: v.string(), amount: v.number() })
const Count = v.object({ count: v.number() })

type Takings = Partial<
  Record<'session' | 'code' | 'email' | 'product' | 'inventoryId' | 'certificate', string>
>

/**
 * The effects of a session's orders: charges as the payment provider has them, in minor units;
 * redemptions of a coupon, by anyone or by an address; the remaining stock of a product in a store
 * or for the web, and the balance of a gift certificate.
 */
async function readTakings(db: D1Database, requested: Takings) {
  const statements = [
    getCharges(requested),
    getRedemptions(requested),
    getUnits(requested),
    sql`SELECT balance AS count FROM gift_certificates
        WHERE code = ${requested.certificate ?? ''} AND site_id = 'us'`,
  ].map((statement) => prepare(db, statement))
  const [charges, redemptions, units, left] = await db.batch(statements)
  return {
    charges: parseRows(Charge, charges).map((row) => ({
      orderNo: row.order_no,
      amount: row.amount,
    })),
    redemptions: parseRows(Count, redemptions)[0]?.count,
    units: parseRows(Count, units)[0]?.count ?? 0,
    left: parseRows(Count, left)[0]?.count,
  }
}

const getCharges = ({ session = '' }: Takings) =>
  sql`SELECT order_no, amount FROM payment_tokens WHERE outcome = 'approved' AND order_no IN (
        SELECT printf('%08d', number) FROM orders
        WHERE usid = ${session} OR correlation_id = ${session})`

const getRedemptions = ({ code = '', email }: Takings) =>
  sql`SELECT COUNT(*) AS count FROM coupon_redemptions
      WHERE code = ${code} AND taker = ifnull(${email ?? null}, taker)`

const getUnits = ({ product = '', inventoryId }: Takings) =>
  inventoryId === undefined
    ? sql`SELECT stock AS count FROM offers WHERE product_id = ${product} AND site_id = 'us'`
    : sql`SELECT COALESCE(SUM(stock), 0) AS count FROM store_stock
        WHERE product_id = ${product} AND inventory_id = ${inventoryId}`

/**
 * Deletes all baskets and orders with their mails and payment tokens, and returns what they took
 * from store stock, gift certificates and coupons. Order numbers continue.
 */
export async function deleteSales({ DB, BASKETS }: SandboxEnv['Bindings']) {
  const ids = await allBasketIds(DB)
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const some = ids.slice(start, start + BATCH_SIZE)
    await Promise.all(some.map((id) => BASKETS.get(BASKETS.idFromName(id)).deleteBasket()))
  }
  await DB.batch([DB.prepare('DELETE FROM baskets'), DB.prepare('DELETE FROM orders')])
  await deleteAccessCodes(DB)
  await refillStores(DB)
  await deleteCertificates(DB)
  await deleteRedemptions(DB)
  await deleteMessages(DB)
  await deleteTokens(DB)
}
