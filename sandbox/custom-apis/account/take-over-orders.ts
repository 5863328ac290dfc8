import * as v from 'valibot'

import type { CustomerRow } from '../../customers/customer-row.ts'
import { orderedBasket, formatOrderNo, ordersWhere, type OrderRow } from '../../orders/order-row.ts'
import { prepare, sql } from '../../platform/sql.ts'

const Documents = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.looseObject({ customerInfo: v.optional(v.looseObject({}), {}) })),
)

/**
 * Assigns to a customer the orders that they placed as a guest, in the session they then signed in
 * with and with the e-mail address of their account; neither alone is enough. A repetition changes
 * nothing.
 */
export async function takeOverOrders(
  db: D1Database,
  customer: CustomerRow,
  guestId: string | undefined,
) {
  if (guestId === undefined) return []
  const { customerId, siteId } = customer
  const placed = await ordersWhere(
    db,
    sql`customer_id = ${guestId} AND site_id = ${siteId} AND status <> 'failed'`,
  )
  const own = placed.filter((order) => isFor(order, customer))
  const statements = own.map(
    (
      order,
    ) => sql`UPDATE orders SET customer_id = ${customerId}, document = ${ownedBy(order, customerId)}
      WHERE number = ${order.number} AND customer_id = ${guestId}`,
  )
  if (statements.length > 0) await db.batch(statements.map((statement) => prepare(db, statement)))
  return own.map(({ number }) => formatOrderNo(number))
}

function isFor(order: OrderRow, { email, login }: CustomerRow) {
  const to = orderedBasket(order).email.toLowerCase()
  return to !== '' && [email, login].some((own) => own.toLowerCase() === to)
}

/** The order's documents in all languages, marked as a customer's. */
const ownedBy = ({ document }: OrderRow, customerId: string) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(v.parse(Documents, document)).map(([language, { customerInfo, ...order }]) => [
        language,
        { ...order, guest: false, customerInfo: { ...customerInfo, customerId } },
      ]),
    ),
  )
