/** Inventory lists of the pickup stores that products name in `storeStock`. */
export const storeInventories = {
  a: 'invStoreA',
  b: 'invStoreB',
  off: 'invStoreOff',
  zero: 'invStoreZero',
} as const

/** The corresponding store in the other country; a product's stock in one applies to both. */
export const canadianInventories = {
  invStoreA: 'invStoreCanadaA',
  invStoreB: 'invStoreCanadaB',
  invStoreOff: 'invStoreCanadaOff',
  invStoreZero: 'invStoreCanadaZero',
} as const
