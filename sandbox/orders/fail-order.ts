import { insertIndexRow } from '../baskets/basket-index.ts'
import type { BasketDocument } from '../baskets/contents/model.ts'
import { voidPayment } from '../payments/authorize-payment.ts'
import { ProblemError } from '../platform/problems.ts'
import { listingSteps } from '../search/listing-steps.ts'
import { withdrawRefreshes } from '../services/subscriptions/auto-refreshes.ts'
import { prepare, sql } from '../platform/sql.ts'
import { orderProgress } from './order-progress.ts'
import { formatOrderNo, type OrderRow } from './order-row.ts'
import { canBeReleased, releaseOrderResources } from './release-order-resources.ts'

/** @throws ProblemError if the order has already failed, or can no longer fail. */
export function requireCreated(order: OrderRow, now: number) {
  const { status } = orderProgress(order, now)
  if (status !== 'created') throw wrongTransition(formatOrderNo(order.number), status)
}

/**
 * Fails an order: returns its stock, voids its payment, deletes its auto-refreshes and, with
 * `reopen`, opens its basket again unless the shopper has another one. Returns whether the basket
 * is open again.
 * @throws ProblemError if the order has failed in the meantime, or if its gift certificates are
 * already issued
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
        WHERE number = ${number} AND ${canBeReleased(number)}`,
    ...(reopen ? [insertIndexRow(basket)] : []),
  ]
  const still = canBeReleased(number)
  const returned = [
    ...releaseOrderResources(order, basket),
    voidPayment(formatOrderNo(number), still),
    withdrawRefreshes(formatOrderNo(number), still),
  ]
  const [changed, claimed] = (
    await db.batch(
      [...returned, ...statements, ...(await listingSteps(db, siteId, productIds))].map(
        (statement) => prepare(db, statement),
      ),
    )
  ).slice(returned.length)
  if (changed?.meta.changes === 0) throw wrongTransition(formatOrderNo(number), 'failed')
  return reopen && (claimed?.meta.changes ?? 0) > 0
}

const wrongTransition = (orderNo: string, status: string) =>
  new ProblemError({
    status: 409,
    type: 'order-status-transition',
    title: 'Order Status Transition',
    detail: `The order '${orderNo}' cannot fail: its status is '${status}'.`,
  })
