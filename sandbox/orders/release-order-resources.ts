import { unredeem } from '../baskets/contents/coupon-redemptions.ts'
import { linesWithStores } from '../baskets/contents/lines-with-store.ts'
import type { BasketDocument } from '../baskets/contents/model.ts'
import { withdraw } from '../gift-certificates/issue.ts'
import { refund } from '../gift-certificates/spend.ts'
import { sql, type Sql } from '../platform/sql.ts'
import type { OrderRow } from './order-row.ts'
import { certificatePayments } from './split-payment.ts'
import { returnStock } from './stock.ts'

/**
 * Whether an order can still fail or be cancelled. Its stock and coupons can be returned, but gift certificates are
 * sent immediately and may already be spent.
 */
export const canBeReleased = (number: number): Sql =>
  sql`(SELECT status FROM orders WHERE number = ${number}) = 'created' AND NOT EXISTS (
        SELECT 1 FROM gift_certificates WHERE order_number = ${number} AND status = 'issued')`

/** Returns everything that an order took, if possible. Must run before the order's status changes. */
export function releaseOrderResources(order: OrderRow, basket: BasketDocument): Sql[] {
  const { number, siteId } = order
  const still = canBeReleased(number)
  return [
    ...returnStock(siteId, linesWithStores(basket, basket.lines), still),
    ...refund(siteId, certificatePayments(order.instruments), still),
    withdraw(number, still),
    unredeem(order.basketId, still),
  ]
}
