import type { Catalog } from '#shared/contract/catalog.ts'
import type { PickupStore, StoreId } from '#shared/contract/store.ts'

import type { Cache } from '../cache/cache.ts'
import { pickupStore } from '../cache/store-entries.ts'
import type { Clock } from '../clock.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import { readPickupStore } from '../commerce/stores.ts'
import type { ContentMapper } from './content-mapper.ts'
import { mapPickupStore, pickupStoreToday } from './map-store.ts'

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

/** Reads a store by its id. Null for an unknown one, and while commerce does not respond. */
export type ReadPickupStore = (id: StoreId) => Promise<KnownStore | null>

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
    const [read, preferences] = await Promise.all([
      reading.catch(() => null),
      catalog.getPreferences().catch(() => null),
    ])
    const showsHours = preferences?.showStoreHoursBOPIS ?? true
    return read?.value ? pickupStoreToday(read.value, { now: now(), locale }, showsHours) : null
  }
}
