import type { Price, ProductId } from '../product/product.ts'

/** The most products that one request prices. */
export const MOST_OWN_PRICES = 24

/** The price of a product for a visitor who came with a source code. */
export interface OwnPrice {
  id: ProductId
  price: Price
  /** Only the lowest price is known: of a set, or of variants of which some are reduced. */
  isFloor: boolean
}
