import type { SiteId } from '../platform/site.ts'
import type { SeedStore } from '../catalog/stores/store.ts'
import { profile } from '../profiles/current.ts'

const storeById = new Map(profile.stores.map((store) => [store.id, store]))

/** A store of the site; undefined for unknown stores and those of the other country. */
export function findStore(siteId: SiteId, id: string): SeedStore | undefined {
  const store = storeById.get(id)
  return store?.site === siteId ? store : undefined
}

/** Whether a store of the site has this inventory list. */
export const hasInventory = (siteId: SiteId, inventoryId: string) =>
  profile.stores.some((store) => store.site === siteId && store.inventoryId === inventoryId)

/** Whether shoppers can pick up orders in the store. */
export const takesPickup = ({ pickup }: SeedStore) => pickup === 'on'
