import type { Bag } from '#shared/contract/bag.ts'
import type { StoreId } from '#shared/contract/store.ts'

import { plainText } from '../catalog/content-mapper.ts'
import type { WireBasket } from '../commerce/wire-basket.ts'
import type { SessionState } from '../session/session-state.ts'
import { pickupShipmentOf, pickupStoreIdOf } from './shipments.ts'
import type { ShopperContext } from './shopper-context.ts'

/** The store in which a guest picks up: that of the bag, or, while the bag cannot be read, the one that was chosen. */
export const pickupWantedBy = (guest: SessionState | null, basket: WireBasket | null) =>
  basket ? pickupStoreIdOf(basket) : (guest?.bagCount && guest.store?.storeId) || null

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

/** The name of the store to which signing in has moved the guest's pickup. Null if it has not. */
export function movedPickupTo(
  { session }: Pick<ShopperContext, 'session'>,
  basket: WireBasket | null,
): string | null {
  const { pickupWanted: wanted = null, pendingMerge } = session.state ?? {}
  if (!basket || wanted === null || pendingMerge || !isMoved(wanted, basket)) return null
  const { companyName } = pickupShipmentOf(basket)?.shippingAddress ?? {}
  return plainText(companyName) ?? pickupStoreIdOf(basket)
}

function isMoved(wanted: StoreId, basket: WireBasket) {
  const at = pickupStoreIdOf(basket)
  return at !== null && at !== wanted
}
