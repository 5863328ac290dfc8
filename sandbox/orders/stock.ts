import type { LineWithStore } from '../baskets/contents/lines-with-store.ts'
import { sql, type Sql } from '../platform/sql.ts'

/** The stock of a product that never runs out, such as a gift card; orders do not change it. */
const INFINITE_STOCK = 999_999

interface Taken {
  productId: string
  quantity: number
  /** The store's inventory list; null for web stock. */
  inventoryId: string | null
}

/** The database triggers on both stock tables make this fail if stock is too low. */
export const takeStock = (siteId: string, lines: LineWithStore[]): Sql[] =>
  perLocation(lines).map(({ productId, quantity, inventoryId }) =>
    inventoryId === null
      ? sql`UPDATE offers SET stock = stock - ${quantity}
          WHERE site_id = ${siteId} AND product_id = ${productId} AND stock < ${INFINITE_STOCK}`
      : sql`UPDATE store_stock SET stock = stock - ${quantity},
            stock_before_orders = ifnull(stock_before_orders, stock)
          WHERE product_id = ${productId} AND inventory_id = ${inventoryId}`,
  )

/** Returns the stock that an order took, if `condition` holds. */
export const returnStock = (siteId: string, lines: LineWithStore[], condition: Sql): Sql[] =>
  perLocation(lines).map(({ productId, quantity, inventoryId }) =>
    inventoryId === null
      ? sql`UPDATE offers SET stock = stock + ${quantity}
          WHERE site_id = ${siteId} AND product_id = ${productId} AND stock < ${INFINITE_STOCK}
            AND ${condition}`
      : sql`UPDATE store_stock SET stock = stock + ${quantity}
          WHERE product_id = ${productId} AND inventory_id = ${inventoryId} AND ${condition}`,
  )

/** Returns the store stock that all orders have taken. */
export const refillStores = async (db: D1Database) => {
  await db
    .prepare(
      `UPDATE store_stock SET stock = stock_before_orders, stock_before_orders = NULL
       WHERE stock_before_orders IS NOT NULL`,
    )
    .run()
}

function perLocation(lines: LineWithStore[]): Taken[] {
  const sums = new Map<string, Taken>()
  for (const { productId, quantity, store } of lines) {
    const inventoryId = store?.inventoryId ?? null
    const location = `${productId} ${inventoryId}`
    const sofar = sums.get(location)?.quantity ?? 0
    sums.set(location, { productId, inventoryId, quantity: sofar + quantity })
  }
  return [...sums.values()]
}
