import type { BasketLine } from '../baskets/model.ts'
import { sql, type Sql } from '../sql.ts'

/** What is stored for a product that never runs out, such as a gift card: orders do not change it. */
const INFINITE_STOCK = 999_999

type Taken = Pick<BasketLine, 'productId' | 'quantity'>

/** Fails, by the trigger on offers, where there is not enough. */
export const takeStock = (siteId: string, lines: Taken[]): Sql[] =>
  perProduct(lines).map(
    ([productId, quantity]) => sql`UPDATE offers SET stock = stock - ${quantity}
      WHERE site_id = ${siteId} AND product_id = ${productId} AND stock < ${INFINITE_STOCK}`,
  )

/** Puts back what an order took, if `condition` holds. */
export const returnStock = (siteId: string, lines: Taken[], condition: Sql): Sql[] =>
  perProduct(lines).map(
    ([productId, quantity]) => sql`UPDATE offers SET stock = stock + ${quantity}
      WHERE site_id = ${siteId} AND product_id = ${productId} AND stock < ${INFINITE_STOCK}
        AND ${condition}`,
  )

function perProduct(lines: Taken[]): [productId: string, quantity: number][] {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of lines) {
    sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  }
  return [...sums]
}
