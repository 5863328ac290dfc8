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
