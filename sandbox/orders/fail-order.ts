import { claim } from '../baskets/basket-index.ts'
import type { BasketDocument } from '../baskets/model.ts'
import { ProblemError } from '../problems.ts'
import { listingSteps } from '../search/listing-steps.ts'
import { prepare, sql } from '../sql.ts'
import { orderProgress } from './order-progress.ts'
import { orderNoOf, type OrderRow } from './order-row.ts'
import { canBeGivenUp, returnTakings } from './return-takings.ts'

/** @throws ProblemError if the order has failed already, or is past failing. */
export function requireCreated(order: OrderRow, now: number) {
  const { status } = orderProgress(order, now)
  if (status !== 'created') throw wrongTransition(orderNoOf(order.number), status)
}

/**
 * Gives an order up: what it took goes back on the shelf and, with `reopen`, its basket is the
 * shopper's again unless there is another. Returns whether it is.
 * @throws ProblemError if the order has failed meanwhile, or gift certificates of it are out.
 */
export async function failOrder(
  db: D1Database,
  { order, basket, reopen }: { order: OrderRow; basket: BasketDocument; reopen: boolean },
): Promise<boolean> {
  const { number, siteId } = order
  const productIds = basket.lines.map((line) => line.productId)
  const statements = [
    sql`UPDATE orders SET status = 'failed', payment_status = 'not_paid',
          last_modified = ${basket.lastModified}
        WHERE number = ${number} AND ${canBeGivenUp(number)}`,
    ...(reopen ? [claim(basket)] : []),
  ]
  const returned = returnTakings(order, basket)
  const [changed, claimed] = (
    await db.batch(
      [...returned, ...statements, ...(await listingSteps(db, siteId, productIds))].map(
        (statement) => prepare(db, statement),
      ),
    )
  ).slice(returned.length)
  if (changed?.meta.changes === 0) throw wrongTransition(orderNoOf(number), 'failed')
  return reopen && (claimed?.meta.changes ?? 0) > 0
}

const wrongTransition = (orderNo: string, status: string) =>
  new ProblemError({
    status: 409,
    type: 'order-status-transition',
    title: 'Order Status Transition',
    detail: `The order '${orderNo}' cannot fail: its status is '${status}'.`,
  })
