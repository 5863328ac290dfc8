import * as v from 'valibot'

import { ProblemError } from '../problems.ts'
import { prepare, sql, type Sql } from '../sql.ts'

const Authorization = v.object({ status: v.string(), code: v.string(), message: v.string() })
export type Authorization = v.InferOutput<typeof Authorization>

const OrderRow = v.pipe(
  v.object({
    number: v.number(),
    basket_id: v.string(),
    site_id: v.picklist(['us', 'ca']),
    customer_id: v.string(),
    usid: v.string(),
    correlation_id: v.string(),
    status: v.picklist(['created', 'failed']),
    payment_status: v.picklist(['not_paid', 'paid']),
    authorization: v.nullable(v.pipe(v.string(), v.parseJson(), Authorization)),
    total: v.number(),
    created_at: v.number(),
    last_modified: v.number(),
    document: v.string(),
    basket: v.string(),
  }),
  v.transform((row) => ({
    number: row.number,
    basketId: row.basket_id,
    siteId: row.site_id,
    customerId: row.customer_id,
    usid: row.usid,
    correlationId: row.correlation_id,
    status: row.status,
    paymentStatus: row.payment_status,
    authorization: row.authorization,
    total: row.total,
    createdAt: row.created_at,
    lastModified: row.last_modified,
    document: row.document,
    basket: row.basket,
  })),
)
export type OrderRow = v.InferOutput<typeof OrderRow>

/** As shoppers read it: eight digits. */
export const orderNoOf = (number: number) => String(number).padStart(8, '0')

/** The order by its number as a shopper writes it; another shopper's is as unknown as none.
 * @throws ProblemError */
export async function requireOrder(db: D1Database, orderNo: string, customerId: string) {
  const [order] = /^\d{8,12}$/.test(orderNo)
    ? await ordersWhere(db, sql`number = ${Number(orderNo)} AND customer_id = ${customerId}`)
    : []
  if (!order) throw orderNotFound(orderNo)
  return order
}

export async function ordersWhere(db: D1Database, condition: Sql): Promise<OrderRow[]> {
  const statement = sql`SELECT * FROM orders WHERE ${condition} ORDER BY number`
  const { results } = await prepare(db, statement).all()
  return v.parse(v.array(OrderRow), results)
}

const orderNotFound = (orderNo: string) =>
  new ProblemError({
    status: 404,
    type: 'order-not-found',
    title: 'Order Not Found',
    detail: `No order with number '${orderNo}' was found.`,
  })
