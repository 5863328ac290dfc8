import { ProblemError } from '../platform/problems.ts'
import { listingSteps } from '../search/listing-steps.ts'
import type { Language } from '../platform/sites.ts'
import { prepare, sql } from '../platform/sql.ts'
import { itemsWithOmsData } from './order-response.ts'
import { orderNoOf, type OrderRow } from './order-row.ts'
import { orderedBasket } from './ordered-basket.ts'
import { canBeReleased, releaseOrderResources } from './release-order-resources.ts'

/**
 * Cancels the whole order before any of it is shipped, and returns its stock and payment.
 * @throws ProblemError if a part is already shipped, or the order is closed
 */
export async function cancelOrder(
  db: D1Database,
  order: OrderRow,
  { reason, language, now }: { reason: string; language: Language; now: number },
): Promise<void> {
  const { number, siteId } = order
  const items = itemsWithOmsData(order, language, now)
  const isWhole = items.every(({ omsData }) => omsData.quantityAvailableToCancel > 0)
  const isOver = order.status !== 'created'
  if (isOver || !isWhole) throw cancelFailed(orderNoOf(number))
  const basket = orderedBasket(order)
  const productIds = basket.lines.map((line) => line.productId)
  const management = { ...order.management, cancelReason: reason }
  const returned = releaseOrderResources(order, basket)
  const statements = [
    ...returned,
    sql`UPDATE orders SET status = 'cancelled', payment_status = 'not_paid',
          management = ${JSON.stringify(management)}, last_modified = ${now}
        WHERE number = ${number} AND ${canBeReleased(number)}`,
    ...(await listingSteps(db, siteId, productIds)),
  ]
  const results = await db.batch(statements.map((statement) => prepare(db, statement)))
  if (results[returned.length]?.meta.changes === 0) throw cancelFailed(orderNoOf(number))
}

const cancelFailed = (orderNo: string) =>
  new ProblemError({
    status: 409,
    type: 'order-cancel-failed',
    title: 'Order Cancel Failed',
    detail: `The order '${orderNo}' cannot be cancelled any more.`,
    members: { orderNo },
  })
