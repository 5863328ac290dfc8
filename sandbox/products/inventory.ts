import type { Site } from '../sites.ts'
import { type ProductDocument, soldIds } from './document.ts'
import { currentPrice } from './offers.ts'
import type { ProductFacts } from './read-products.ts'

/** What "never runs out" is stored as. */
const INFINITE_STOCK = 999_999

/** What each of some lists has of a product: the site's own list what is shipped, any other what its store holds. */
export function inventoryRecords(
  product: ProductDocument,
  facts: ProductFacts,
  site: Site,
  lists: string[],
) {
  const ids = soldIds(product)
  const units = (list: string) =>
    list === site.inventoryId ? shippedUnits(ids, facts) : storeUnits(ids, facts, list)
  return lists.map((list) => inventoryRecord(list, units(list), product.minOrderQuantity))
}

/** A master's is the sum over its variants. */
function inventoryRecord(id: string, stocks: number[], minOrderQuantity: number) {
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
