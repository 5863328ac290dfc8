import type { SignedIn } from '#shared/sign-in/account.ts'
import type { Bag } from '#shared/bag/bag.ts'
import type { StoreId } from '#shared/stores/store.ts'

import { plainText } from '../catalog/content-mapper.ts'
import type { WireBasket } from '../commerce/wire-basket.ts'
import type { SessionState } from '../session/session-state.ts'
import { pickupShipmentOf, pickupStoreIdOf } from './shipments.ts'
import type { ShopperContext } from './shopper-context.ts'

/** The store in which a guest picks up: that of the bag, or, while the bag cannot be read, the one that was chosen. */
export function pickupWantedBy(guest: SessionState | null, basket: WireBasket | null) {
  if (basket) return pickupStoreIdOf(basket)
  const hasItems = guest?.authType === 'guest' && guest.bagCount > 0
  return hasItems && guest.store ? guest.store.storeId : null
}

/**
 * What the bag says if signing in has moved the guest's pickup to another store: an order has only one, and commerce
 * keeps that of the customer's bag.
 */
export function movedPickup(
  { session }: Pick<ShopperContext, 'session'>,
  basket: WireBasket,
): Pick<Bag, 'isPickupMoved'> {
  const { pickupWanted: wanted = null, pendingMerge } = session.state ?? {}
  // The guest's items are not yet in this bag.
  if (wanted === null || pendingMerge) return {}
  if (isMoved(wanted, basket)) return { isPickupMoved: true }
  session.update({ pickupWanted: null })
  return {}
}

/** The same for whoever signs in, with the name of the store. */
export function movedPickupTo(
  shop: Pick<ShopperContext, 'session'>,
  basket: WireBasket | null,
): Pick<SignedIn, 'pickupAt'> {
  if (!basket || !movedPickup(shop, basket).isPickupMoved) return {}
  const name = plainText(pickupShipmentOf(basket)?.shippingAddress?.companyName)
  return { pickupAt: name ?? pickupStoreIdOf(basket) ?? '' }
}

function isMoved(wanted: StoreId, basket: WireBasket) {
  const at = pickupStoreIdOf(basket)
  return at !== null && at !== wanted
}
