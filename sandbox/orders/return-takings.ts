import { unredeem } from '../baskets/coupon-redemptions.ts'
import { placedLines } from '../baskets/items/placed-lines.ts'
import type { BasketDocument } from '../baskets/model.ts'
import { withdraw } from '../gift-certificates/issue.ts'
import { giveBack } from '../gift-certificates/spend.ts'
import { sql, type Sql } from '../sql.ts'
import type { OrderRow } from './order-row.ts'
import { certificatesAmong } from './payment-shares.ts'
import { returnStock } from './stock.ts'

/** Everything that an order took goes back, if it is still `created`: to be run before its status changes. */
export function returnTakings(order: OrderRow, basket: BasketDocument): Sql[] {
  const { number, siteId } = order
  const still = sql`(SELECT status FROM orders WHERE number = ${number}) = 'created'`
  return [
    ...returnStock(siteId, placedLines(basket, basket.lines), still),
    ...giveBack(siteId, certificatesAmong(order.instruments), still),
    withdraw(number, still),
    unredeem(order.basketId, still),
  ]
}
