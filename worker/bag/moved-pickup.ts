import type { SignedIn } from '#shared/sign-in/account.ts'
import type { Bag } from '#shared/bag/bag.ts'
import type { StoreId } from '#shared/stores/store.ts'

import { plainText } from '../markup/content-mapper.ts'
import type { WireBasket } from './wire-basket.ts'
import type { SessionState } from '../session/session-state.ts'
import { pickupShipmentOf, pickupStoreIdOf } from './shipments.ts'
import type { Edge } from '../http/edge.ts'

/** The store in which a guest picks up: that of the bag, or, while the bag cannot be read, the one that was chosen. */
export function pickupWantedBy(guest: SessionState | null, basket: WireBasket | null) {
  if (basket) return pickupStoreIdOf(basket)
  const hasItems = guest?.authType === 'guest' && guest.bagCount > 0
  return hasItems && guest.store ? guest.store.storeId : null
}

/**
 * The bag's notice that signing in has moved the guest's pickup to another store: an order has only one, and commerce
 * keeps that of the customer's bag.
 */
export function movedPickup(
  { session }: Pick<Edge, 'session'>,
  basket: WireBasket,
): Pick<Bag, 'isPickupMoved'> {
  const { pickupWanted: wanted = null, pendingMerge } = session.state ?? {}
  // The guest's items are not yet in this bag.
  if (wanted === null || pendingMerge) return {}
  if (isMoved(wanted, basket)) return { isPickupMoved: true }
  session.update({ pickupWanted: null })
  return {}
}

/** The same for the response to a sign-in, with the name of the store. */
export function movedPickupTo(
  edge: Pick<Edge, 'session'>,
  basket: WireBasket | null,
): Pick<SignedIn, 'pickupAt'> {
  if (!basket || !movedPickup(edge, basket).isPickupMoved) return {}
  const name = plainText(pickupShipmentOf(basket)?.shippingAddress?.companyName)
  return { pickupAt: name ?? pickupStoreIdOf(basket) ?? '' }
}

function isMoved(wanted: StoreId, basket: WireBasket) {
  const at = pickupStoreIdOf(basket)
  return at !== null && at !== wanted
}
