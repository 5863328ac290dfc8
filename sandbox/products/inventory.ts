import type { Site } from '../platform/site.ts'
import { hasInventory } from '../stores/find-store.ts'
import { type ProductDocument, sellableIds } from './document.ts'
import { currentPrice } from './offers.ts'
import type { ProductData } from './read-products.ts'

/** The stored stock of a product that never runs out. */
const INFINITE_STOCK = 999_999

/**
 * The product's records in inventory lists: the site's own list has web stock, that of a store has the store's stock.
 * Unknown lists are left out.
 */
export function inventoryRecords(
  product: ProductDocument,
  facts: ProductData,
  site: Site,
  lists: string[],
) {
  const ids = sellableIds(product)
  const units = (list: string) =>
    list === site.inventoryId ? shippedUnits(ids, facts) : storeUnits(ids, facts, list)
  return lists
    .filter((list) => list === site.inventoryId || hasInventory(site.id, list))
    .map((list) => inventoryRecord(list, units(list), product.minOrderQuantity))
}

/** A master's stock is the sum of its variants' stock. */
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

/** The web stock of each product; a product without a price counts as 0. */
export const shippedUnits = (ids: string[], { offers }: ProductData): number[] =>
  ids
    .flatMap((id) => offers.get(id) ?? [])
    .map((offer) => (currentPrice(offer) === null ? 0 : offer.stock))

/** The store stock of products. */
export const storeUnits = (
  ids: string[],
  { storeStock }: ProductData,
  inventoryId: string,
): number[] =>
  storeStock
    .filter((row) => row.inventoryId === inventoryId && ids.includes(row.productId))
    .map((row) => row.stock)
