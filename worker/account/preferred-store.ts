import type { Profile, RemoveStore } from '#shared/contract/profile.ts'

import { visitorStoreOf } from '../shopper/pickup.ts'
import type { ShopperContext } from '../shopper/shopper-context.ts'
import type { AccountContext } from './account-context.ts'
import { requireCustomer } from './require-customer.ts'

/** The store of this session, or else of the browser, with its address. */
export async function preferredStoreOf(shop: ShopperContext): Promise<Profile['store']> {
  const store = visitorStoreOf(shop)
  if (!store) return null
  const { storeId, storeName } = store
  const known = await shop.readPickupStore(storeId)
  if (!known) return { storeId, storeName, place: null }
  const { pickupLimit: _limit, inventoryListId: _inventory, ...place } = known
  return { storeId, storeName, place }
}

/** Repeating it changes nothing. An agent, who starts without cookies, removes none. */
export function removeStore({ shop }: AccountContext, { storeId }: RemoveStore) {
  requireCustomer(shop)
  const { session, storeMemory } = shop
  if (visitorStoreOf(shop)?.storeId !== storeId) return {}
  session.update({ store: null })
  if (!session.state?.agent) storeMemory.remember({ store: null })
  return {}
}
