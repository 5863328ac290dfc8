import { WANTED_WISH_KEY } from '#shared/storage/storage-keys.ts'

import { readTab, removeTab, writeTab } from '../app/tab-storage.ts'

/** Remembers in this tab what a guest wants on the list, until they have signed in. */
export function keepWish(productId: string) {
  writeTab(WANTED_WISH_KEY, productId)
}

/** The product that is wanted, which is then forgotten. Null if there is none. */
export function takeWish(): string | null {
  const productId = readTab(WANTED_WISH_KEY)
  if (productId !== null) removeTab(WANTED_WISH_KEY)
  return productId
}
