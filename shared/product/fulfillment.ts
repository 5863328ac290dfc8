/** How a line reaches the shopper (spec 1 §4). Not part of the contract, so that pages can import it without the schemas there. */
export const FULFILLMENTS = ['shipping', 'pickup'] as const
export type Fulfillment = (typeof FULFILLMENTS)[number]

/** Why an item cannot be had (spec 2 §8). */
export const OBSTACLES = [
  /** It can neither be shipped nor picked up. */
  'sold-out',
  /** It cannot be had this way. */
  'out-of-stock',
  /** There are fewer units than wanted. */
  'short',
  /** The site has no pickup now. */
  'pickup-off',
  /** It is never handed over in a store. */
  'not-eligible',
  /** The shopper has chosen no store. */
  'no-store',
  /** The store takes no pickup orders now. */
  'store-off',
  /** The store has none. */
  'not-in-store',
] as const
export type Obstacle = (typeof OBSTACLES)[number]
