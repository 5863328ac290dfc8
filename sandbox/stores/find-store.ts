import type { SiteId } from '../catalog/model.ts'
import type { SeedStore } from '../catalog/stores/store.ts'
import { stores } from '../catalog/stores/stores.ts'

const storeById = new Map(stores.map((store) => [store.id, store]))

/** A store of the site; undefined for unknown stores and those of the other country. */
export function findStore(siteId: SiteId, id: string): SeedStore | undefined {
  const store = storeById.get(id)
  return store?.site === siteId ? store : undefined
}

/** Whether shoppers can pick up orders in the store. */
export const takesPickup = ({ pickup }: SeedStore) => pickup === 'on'
