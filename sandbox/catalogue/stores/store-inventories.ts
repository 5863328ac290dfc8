/** Inventory lists of the pickup stores that products name in `storeStock`. */
export const storeInventories = {
  a: 'invStoreA',
  b: 'invStoreB',
  off: 'invStoreOff',
  zero: 'invStoreZero',
} as const

/** The store of the same kind in the other country; what a product says of one holds for both. */
export const canadianTwins = {
  invStoreA: 'invStoreCanadaA',
  invStoreB: 'invStoreCanadaB',
  invStoreOff: 'invStoreCanadaOff',
  invStoreZero: 'invStoreCanadaZero',
} as const
