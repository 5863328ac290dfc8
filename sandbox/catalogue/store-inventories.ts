/** Inventory lists of the pickup stores that products name in `storeStock`. */
export const storeInventories = {
  a: 'invStoreA',
  b: 'invStoreB',
  off: 'invStoreOff',
  zero: 'invStoreZero',
} as const
