import { unredeem } from '../baskets/coupon-redemptions.ts'
import { placedLines } from '../baskets/items/lines-with-store.ts'
import type { BasketDocument } from '../baskets/model.ts'
import { withdraw } from '../gift-certificates/issue.ts'
import { giveBack } from '../gift-certificates/spend.ts'
import { sql, type Sql } from '../sql.ts'
import type { OrderRow } from './order-row.ts'
import { certificatesAmong } from './split-payment.ts'
import { returnStock } from './stock.ts'

/**
 * Whether an order can still fail or be cancelled. Its stock and coupons can be returned, but gift certificates are
 * sent immediately and may already be spent.
 */
export const canBeGivenUp = (number: number): Sql =>
  sql`(SELECT status FROM orders WHERE number = ${number}) = 'created' AND NOT EXISTS (
        SELECT 1 FROM gift_certificates WHERE order_number = ${number} AND status = 'issued')`

/** Returns everything that an order took, if possible. Must run before the order's status changes. */
export function returnTakings(order: OrderRow, basket: BasketDocument): Sql[] {
  const { number, siteId } = order
  const still = canBeGivenUp(number)
  return [
    ...returnStock(siteId, placedLines(basket, basket.lines), still),
    ...giveBack(siteId, certificatesAmong(order.instruments), still),
    withdraw(number, still),
    unredeem(order.basketId, still),
  ]
}
