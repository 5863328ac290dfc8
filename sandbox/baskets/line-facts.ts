import { badRequest } from '../problems.ts'
import { currentPrice, type Offer } from '../products/offers.ts'
import { type ProductFacts, readProducts } from '../products/read-products.ts'
import type { Site } from '../sites.ts'
import { notAvailable } from './basket-problems.ts'
import type { BasketLine } from './model.ts'

type LineLike = Pick<BasketLine, 'productId' | 'quantity'>

/** Everything the shop knows about the products of these lines, as it is now. */
export const readLineFacts = (db: D1Database, site: Site, lines: LineLike[]) =>
  readProducts(db, {
    site,
    ids: [...new Set(lines.map((line) => line.productId))],
    inventoryIds: [],
  })

/** The offer of a product that can be put in a basket.
 * @throws ProblemError for what is unknown, not sold here, not a thing in itself, or not for guests. */
export function requireSellable(productId: string, facts: ProductFacts, site: Site): Offer {
  const product = facts.documents.get(productId)
  const offer = facts.offers.get(productId)
  if (!product || !offer) {
    throw badRequest(`The product '${productId}' is not sold on the site '${site.id}'.`, {
      productId,
    })
  }
  if (product.type === 'master' || product.type === 'set') {
    throw badRequest(`The product '${productId}' is a ${product.type}: choose one of its parts.`, {
      productId,
    })
  }
  if (product.custom.c_isMemberExclusive === true) {
    throw badRequest(`The product '${productId}' is for registered customers.`, { productId })
  }
  if (currentPrice(offer) === null || product.custom.c_forceSoldOut === true) {
    throw notAvailable(productId, 0)
  }
  return offer
}

/** @throws ProblemError if the lines ask for more of a product than there is. */
export function requireStock(productId: string, lines: LineLike[], facts: ProductFacts) {
  const stock = facts.offers.get(productId)?.stock ?? 0
  if (quantityOf(productId, lines) > stock) throw notAvailable(productId, stock)
}

/** Whether the lines hold more than one shopper may buy of the product and its variants. */
export const isOverLimit = (productId: string, lines: LineLike[], facts: ProductFacts) =>
  familyQuantity(productId, lines, facts) > purchaseLimit(productId, facts)

/** Whether the shop turns the product away although it is offered, as when its store takes no orders. */
export const isTurnedAway = (productId: string, facts: ProductFacts) =>
  facts.documents.get(productId)?.custom.c_isTurnedAway === true

/** How many units one shopper may buy of a product and its sister variants. */
export function purchaseLimit(productId: string, facts: ProductFacts): number {
  const limit = facts.documents.get(productId)?.custom.c_webPurchaseLimit
  return typeof limit === 'number' ? limit : Infinity
}

const quantityOf = (productId: string, lines: LineLike[]) =>
  lines.filter((line) => line.productId === productId).reduce((sum, line) => sum + line.quantity, 0)

function familyQuantity(productId: string, lines: LineLike[], facts: ProductFacts) {
  const familyOf = (id: string) => facts.offers.get(id)?.family ?? id
  const family = familyOf(productId)
  return lines
    .filter((line) => familyOf(line.productId) === family)
    .reduce((sum, line) => sum + line.quantity, 0)
}

/** How many of a line's product it could hold, beside what the other lines hold. */
export function availableFor(line: BasketLine, lines: BasketLine[], facts: ProductFacts): number {
  const product = facts.documents.get(line.productId)
  const offer = facts.offers.get(line.productId)
  if (!product || !offer || currentPrice(offer) === null) return 0
  if (product.custom.c_forceSoldOut === true) return 0

  const others = lines.filter((other) => other.itemId !== line.itemId)
  const inStock = offer.stock - quantityOf(line.productId, others)
  const allowed =
    purchaseLimit(line.productId, facts) - familyQuantity(line.productId, others, facts)
  return Math.max(0, Math.min(inStock, allowed, MAX_QUANTITY))
}

export const MAX_QUANTITY = 999
