import { badRequest } from '../../platform/problems.ts'
import { currentPrice, type Offer } from '../../products/offers.ts'
import type { ProductData } from '../../products/read-products.ts'
import type { Site } from '../../platform/site.ts'
import { takesPickup } from '../../stores/find-store.ts'
import { notAvailable } from './basket-problems.ts'
import type { LineWithStore } from './lines-with-store.ts'

/** Units of a product that one shopper may pick up, unless the product sets a lower limit. */
const USUAL_PICKUP_LIMIT = 10

/** The offer of a product that can be added to a basket.
 * @throws ProblemError for a product that is unknown, not sold here, a master or set, or not for guests. */
export function requireSellable(
  { productId, store }: Pick<LineWithStore, 'productId' | 'store'>,
  facts: ProductData,
  { site, isRegistered }: { site: Site; isRegistered: boolean },
): Offer {
  const product = facts.documents.get(productId)
  const offer = facts.offers.get(productId)
  if (!product || !offer) {
    throw badRequest(`The product '${productId}' is not sold on the site '${site.id}'.`, {
      productId,
    })
  }
  if (product.variants || product.type === 'set') {
    throw badRequest(`The product '${productId}' is a ${product.type}: choose one of its parts.`, {
      productId,
    })
  }
  if (product.custom.c_isMemberExclusive === true && !isRegistered) {
    throw badRequest(`The product '${productId}' is for registered customers.`, { productId })
  }
  const isWithheld = product.custom.c_forceSoldOut === true && store === null
  if (currentPrice(offer) === null || isWithheld) throw notAvailable(productId, 0)
  return offer
}

/** @throws ProblemError if the lines hold more of a product than its store or the web has in stock. */
export function requireStock(line: LineWithStore, lines: LineWithStore[], facts: ProductData) {
  const stock = stockFor(line, facts)
  if (sumQuantity(line, lines) > stock) throw notAvailable(line.productId, stock)
}

/** @throws ProblemError for a quantity below the product's minimum, or between two of its steps */
export function requireQuantityInSteps(
  { productId, quantity, bonus }: Pick<LineWithStore, 'productId' | 'quantity' | 'bonus'>,
  { documents }: ProductData,
) {
  const { minOrderQuantity = 1, stepQuantity = 1 } = documents.get(productId) ?? {}
  const above = quantity - minOrderQuantity
  if (bonus !== null || (above >= 0 && above % stepQuantity === 0)) return
  throw badRequest(`The product '${productId}' is not sold in this quantity.`, {
    parameter: 'quantity',
    productId,
    minOrderQuantity,
    stepQuantity,
  })
}

/** Units in web stock or in the store's stock. */
export function stockFor(
  { productId, store }: Pick<LineWithStore, 'productId' | 'store'>,
  { offers, storeStock }: ProductData,
): number {
  if (store === null) return offers.get(productId)?.stock ?? 0
  const record = storeStock.find(
    (row) => row.productId === productId && row.inventoryId === store.inventoryId,
  )
  return record?.stock ?? 0
}

/** Whether the lines hold more than one shopper may buy of the product and its variants. */
export const isOverLimit = (line: LineWithStore, lines: LineWithStore[], facts: ProductData) =>
  leftOfLimit(line, lines, facts) < 0

/** How many more units of the product and its variants one shopper may buy; bonus lines have no limit. */
export const leftOfLimit = (line: LineWithStore, lines: LineWithStore[], facts: ProductData) =>
  line.bonus === null ? purchaseLimit(line, facts) - familyQuantity(line, lines, facts) : Infinity

/**
 * Whether the shop rejects the product although it is offered: its store takes no pickup orders, or
 * it cannot be picked up in stores.
 */
export function isRejectedByShop(
  { productId, store }: Pick<LineWithStore, 'productId' | 'store'>,
  facts: ProductData,
): boolean {
  const custom = facts.documents.get(productId)?.custom
  if (custom?.c_isTurnedAway === true) return true
  if (store === null) return false
  return !takesPickup(store) || custom?.c_availableForInStorePickup === false
}

/** How many units one shopper may buy of a product and its other variants, delivered or picked up. */
export function purchaseLimit(
  { productId, store }: Pick<LineWithStore, 'productId' | 'store'>,
  facts: ProductData,
): number {
  const custom = facts.documents.get(productId)?.custom
  const limit = store ? custom?.c_bopisPurchaseLimit : custom?.c_webPurchaseLimit
  const own = typeof limit === 'number' ? limit : Infinity
  if (store === null) return own
  return Math.min(own, store.pickup === 'zero' ? 0 : USUAL_PICKUP_LIMIT)
}

const isSameShipment = (a: LineWithStore, b: LineWithStore) => a.store?.id === b.store?.id

const sumQuantity = (line: LineWithStore, lines: LineWithStore[]) =>
  lines
    .filter((other) => other.productId === line.productId && isSameShipment(other, line))
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** Bonus lines do not count. */
function familyQuantity(line: LineWithStore, lines: LineWithStore[], facts: ProductData) {
  const findFamily = (id: string) => facts.offers.get(id)?.family ?? id
  const family = findFamily(line.productId)
  return lines
    .filter((other) => other.bonus === null && isSameShipment(other, line))
    .filter((other) => findFamily(other.productId) === family)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The highest quantity of a line, given what the other lines hold. */
export function availableFor(
  line: LineWithStore,
  lines: LineWithStore[],
  facts: ProductData,
): number {
  const product = facts.documents.get(line.productId)
  const offer = facts.offers.get(line.productId)
  if (!product || !offer || currentPrice(offer) === null) return 0
  if (product.custom.c_forceSoldOut === true && line.store === null) return 0
  if (line.store !== null && isRejectedByShop(line, facts)) return 0

  const others = lines.filter((other) => other.itemId !== line.itemId)
  const inStock = stockFor(line, facts) - sumQuantity(line, others)
  const allowed = purchaseLimit(line, facts) - familyQuantity(line, others, facts)
  const most = line.bonus === null ? Math.min(inStock, allowed) : inStock
  return Math.max(0, Math.min(most, MAX_QUANTITY))
}

export const MAX_QUANTITY = 999
