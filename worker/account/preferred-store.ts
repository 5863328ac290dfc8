import type { Profile, RemoveStore } from '#shared/account/profile.ts'

import { forgetStore } from '../shopper/forget-store.ts'
import { visitorStoreOf } from '../shopper/pickup.ts'
import type { ShopperContext } from '../shopper/shopper-context.ts'
import type { AccountContext } from './account-context.ts'
import { requireCustomer } from '../session/customer.ts'

/** The store of this session, or else of the browser, with its address. One that no longer exists is forgotten. */
export async function preferredStoreOf(shop: ShopperContext): Promise<Profile['store']> {
  const store = visitorStoreOf(shop)
  if (!store) return null
  const { storeId, storeName } = store
  const found = await shop.readPickupStore(storeId)
  if (found.is === 'unknown') forgetStore(shop)
  if (found.is !== 'known')
    return { storeId, storeName, place: null, isGone: found.is === 'unknown' }
  const { pickupLimit: _limit, inventoryListId: _inventory, ...place } = found.store
  return { storeId, storeName, place, isGone: false }
}

/** Repeating it changes nothing. An agent, who starts without cookies, removes none. */
export function removeStore({ shop }: AccountContext, { storeId }: RemoveStore) {
  requireCustomer(shop)
  if (visitorStoreOf(shop)?.storeId === storeId) forgetStore(shop)
  return {}
}
