import type { BasketDocument } from './contents/model.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long a basket is stored after its last change. */
const lifetimes = { guest: 7 * DAY, registered: 30 * DAY, temporary: 15 * MINUTE }

export function expiryOf({ lastModified, isRegistered, isTemporary }: BasketDocument): number {
  if (isTemporary) return lastModified + lifetimes.temporary
  return lastModified + (isRegistered ? lifetimes.registered : lifetimes.guest)
}

export const hasExpired = (basket: BasketDocument, now: number) => now >= expiryOf(basket)
