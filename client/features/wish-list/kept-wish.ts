import { WANTED_WISH_KEY } from '#shared/storage-keys.ts'

import { readTab, removeTab, writeTab } from '../../app/tab-storage.ts'

/** How long somebody may take to sign in, who may have to register first. */
const KEPT_MS = 30 * 60_000

/** Remembers in this tab what a guest wants on the list, until they have signed in. */
export function keepWish(productId: string, now = Date.now()) {
  writeTab(WANTED_WISH_KEY, JSON.stringify([productId, now]))
}

/** The product that is wanted, which is then forgotten. Null if there is none, or it was too long ago. */
export function takeWish(now = Date.now()): string | null {
  const kept = readTab(WANTED_WISH_KEY)
  removeTab(WANTED_WISH_KEY)
  const [, productId = '', since] = /^\["([\w-]{1,100})",(\d+)\]$/.exec(kept ?? '') ?? []
  const age = now - Number(since)
  return productId && age >= 0 && age < KEPT_MS ? productId : null
}
