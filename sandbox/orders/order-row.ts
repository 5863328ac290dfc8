import * as v from 'valibot'

import { ProblemError } from '../platform/problems.ts'
import { prepare, sql, type Sql } from '../platform/sql.ts'
import type { BasketDocument } from '../baskets/contents/model.ts'
import { upgradeBasket } from '../baskets/stored-basket.ts'

const Authorization = v.object({ status: v.string(), code: v.string(), message: v.string() })
export type Authorization = v.InferOutput<typeof Authorization>

const optionalText = v.optional(v.string())
const optionalNumber = v.optional(v.number())

/** A payment instrument of the order; the amount is in minor units. */
const Instrument = v.object({
  paymentInstrumentId: v.string(),
  paymentMethodId: v.string(),
  amount: v.nullable(v.number()),
  paymentCard: v.nullable(
    v.object({
      cardType: optionalText,
      holder: optionalText,
      maskedNumber: optionalText,
      expirationMonth: optionalNumber,
      expirationYear: optionalNumber,
      issueNumber: optionalText,
      validFromMonth: optionalNumber,
      validFromYear: optionalNumber,
      creditCardToken: optionalText,
    }),
  ),
  giftCertificateCode: v.optional(v.nullable(v.string()), null),
  giftCard: v.optional(
    v.nullable(
      v.object({
        brand: v.string(),
        expirationMonth: optionalNumber,
        expirationYear: optionalNumber,
      }),
    ),
    null,
  ),
  paymentReference: v.optional(
    v.nullable(
      v.object({
        paymentReferenceId: v.string(),
        gateway: optionalText,
        gatewayProperties: v.optional(v.record(v.string(), v.unknown())),
      }),
    ),
    null,
  ),
  bankRoutingNumber: optionalText,
  custom: v.record(v.string(), v.unknown()),
  authorization: v.optional(Authorization),
})
export type OrderInstrument = v.InferOutput<typeof Instrument>

const Return = v.object({
  itemId: v.string(),
  quantity: v.number(),
  reason: v.string(),
  /** Epoch milliseconds. */
  at: v.number(),
})
export type Return = v.InferOutput<typeof Return>

/** Cancellation and returns of an order. */
const Management = v.object({
  cancelReason: v.optional(v.string()),
  returns: v.optional(v.array(Return)),
})
export type Management = v.InferOutput<typeof Management>

const OrderRow = v.pipe(
  v.object({
    number: v.number(),
    basket_id: v.string(),
    site_id: v.string(),
    /** Of the shopper who placed it. */
    locale: v.string(),
    customer_id: v.string(),
    usid: v.string(),
    correlation_id: v.string(),
    status: v.picklist(['created', 'failed', 'cancelled']),
    payment_status: v.picklist(['not_paid', 'part_paid', 'paid']),
    authorization: v.nullable(v.pipe(v.string(), v.parseJson(), Authorization)),
    total: v.number(),
    due: v.number(),
    instruments: v.pipe(v.string(), v.parseJson(), v.array(Instrument)),
    completes_at: v.number(),
    created_at: v.number(),
    last_modified: v.number(),
    document: v.string(),
    basket: v.string(),
    management: v.pipe(v.string(), v.parseJson(), Management),
  }),
  v.transform((row) => ({
    number: row.number,
    basketId: row.basket_id,
    siteId: row.site_id,
    locale: row.locale,
    customerId: row.customer_id,
    usid: row.usid,
    correlationId: row.correlation_id,
    status: row.status,
    paymentStatus: row.payment_status,
    authorization: row.authorization,
    total: row.total,
    due: row.due,
    instruments: row.instruments,
    completesAt: row.completes_at,
    createdAt: row.created_at,
    lastModified: row.last_modified,
    document: row.document,
    basket: row.basket,
    management: row.management,
  })),
)
export type OrderRow = v.InferOutput<typeof OrderRow>

/** The order number that shoppers see: eight digits. */
export const formatOrderNo = (number: number) => String(number).padStart(8, '0')

/** The customer's order with this number.
 * @throws ProblemError if it does not exist or belongs to another customer */
export async function requireOrder(db: D1Database, orderNo: string, customerId: string) {
  const order = await findOrder(db, orderNo)
  if (order?.customerId !== customerId) throw orderNotFound(orderNo)
  return order
}

const NumberRow = v.object({ number: v.number() })

/** The number of the customer's order that was made from a basket; null without one. */
export async function orderMadeFrom(db: D1Database, basketId: string, customerId: string) {
  const statement = sql`SELECT number FROM orders
    WHERE basket_id = ${basketId} AND customer_id = ${customerId} AND status <> 'failed'`
  const row = await prepare(db, statement).first()
  return row === null ? null : v.parse(NumberRow, row).number
}

/** The order with this number, of any customer. */
export async function findOrder(db: D1Database, orderNo: string): Promise<OrderRow | undefined> {
  if (!/^\d{8,12}$/.test(orderNo)) return undefined
  const [order] = await ordersWhere(db, sql`number = ${Number(orderNo)}`)
  return order
}

/** `order` holds the ORDER BY and LIMIT clauses. */
export async function ordersWhere(
  db: D1Database,
  condition: Sql,
  order = sql`ORDER BY number`,
): Promise<OrderRow[]> {
  const statement = sql`SELECT * FROM orders WHERE ${condition} ${order}`
  const { results } = await prepare(db, statement).all()
  return v.parse(v.array(OrderRow), results)
}

export const orderNotFound = (orderNo: string) =>
  new ProblemError({
    status: 404,
    type: 'order-not-found',
    title: 'Order Not Found',
    detail: `No order with number '${orderNo}' was found.`,
  })

/** The basket that the order was created from. */
export function orderedBasket({ basket }: OrderRow): BasketDocument {
  const stored: BasketDocument = JSON.parse(basket)
  return upgradeBasket(stored)
}
