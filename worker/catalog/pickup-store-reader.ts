import type { Catalog } from '#shared/catalog.ts'
import type { PickupStore, StoreId } from '#shared/stores/store.ts'

import type { Cache } from '../cache/cache.ts'
import { pickupStore } from '../cache/store-entries.ts'
import type { Clock } from '../clock.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import { readPickupStore } from '../commerce/stores.ts'
import type { ContentMapper } from './content-mapper.ts'
import { mapPickupStore, pickupStoreToday } from './map-store.ts'
import { valueOr } from './value-or.ts'

interface PickupStoreSources {
  cache: Pick<Cache, 'read'>
  commerce: CommerceClient
  catalog: Pick<Catalog, 'getPreferences'>
  mapper: ContentMapper
  now: Clock
}

/** A store with what items there are judged by. */
export type KnownStore = PickupStore & {
  pickupLimit: number | null
  inventoryListId: string | null
}

/** What is known of a store. `unknown`: commerce has none with this id. `unavailable`: commerce has not said so. */
export type FoundStore =
  | { is: 'known'; store: KnownStore }
  | { is: 'unknown'; store: null }
  | { is: 'unavailable'; store: null }

/** Reads a store by its id. */
export type ReadPickupStore = (id: StoreId) => Promise<FoundStore>

export function pickupStoreReader({
  cache,
  commerce,
  catalog,
  mapper: { site, locale },
  now,
}: PickupStoreSources): ReadPickupStore {
  return async (id) => {
    const reading = cache.read(pickupStore, {
      key: [site.id, locale, id],
      async load(signal) {
        const found = await readPickupStore(commerce, id, signal)
        return found && mapPickupStore(found)
      },
    })
    const [store, preferences] = await Promise.all([
      valueOr(reading, () => null).catch(() => undefined),
      catalog.getPreferences().catch(() => null),
    ])
    if (!store) return { is: store === null ? 'unknown' : 'unavailable', store: null }
    const showsHours = preferences?.showStoreHoursBOPIS ?? true
    return { is: 'known', store: pickupStoreToday(store, { now: now(), locale }, showsHours) }
  }
}
