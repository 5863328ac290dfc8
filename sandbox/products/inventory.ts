import { currentPrice } from './offers.ts'
import type { ProductFacts } from './read-products.ts'

/** What "never runs out" is stored as. */
const INFINITE_STOCK = 999_999

/** An inventory record; a master's is the sum over its variants. */
export function inventoryRecord(id: string, stocks: number[], minOrderQuantity: number) {
  const ats = Math.min(
    stocks.reduce((sum, stock) => sum + stock, 0),
    INFINITE_STOCK,
  )
  return {
    id,
    ats,
    stockLevel: ats,
    orderable: stocks.some((stock) => stock >= minOrderQuantity),
    preorderable: false,
    backorderable: false,
  }
}

/** How much there is to ship of each product; of one without a price, nothing can be sold. */
export const shippedUnits = (ids: string[], { offers }: ProductFacts): number[] =>
  ids
    .flatMap((id) => offers.get(id) ?? [])
    .map((offer) => (currentPrice(offer) === null ? 0 : offer.stock))

/** How much of some products a store holds. */
export const storeUnits = (
  ids: string[],
  { storeStock }: ProductFacts,
  inventoryId: string,
): number[] =>
  storeStock
    .filter((row) => row.inventoryId === inventoryId && ids.includes(row.productId))
    .map((row) => row.stock)
