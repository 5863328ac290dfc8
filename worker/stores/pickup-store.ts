import type { PickupStore, StoreId } from '#shared/stores/store.ts'

import { valueOr } from '../cache/value-or.ts'
import type { RequestContext } from '../config/env.ts'
import type { Edge } from '../http/edge.ts'
import { pickupStore } from './cache.ts'
import { mapPickupStore, pickupStoreToday } from './map-store.ts'
import { getPickupStore } from './upstream.ts'

/** The edge of reads about stores, which need no session. */
export interface StoreEdge extends Pick<Edge, 'cache' | 'commerce' | 'catalog'> {
  context: Pick<RequestContext, 'config' | 'site' | 'locale' | 'log' | 'memory' | 'now'>
}

/** A store with its limit and its inventory, by which items are judged. */
export type KnownStore = PickupStore & {
  pickupLimit: number | null
  inventoryListId: string | null
}

/** `unknown`: commerce has no store with this id. `unavailable`: commerce does not answer. */
export type FoundStore =
  | { is: 'known'; store: KnownStore }
  | { is: 'unknown'; store: null }
  | { is: 'unavailable'; store: null }

/** Reads a store by its id. */
export async function readPickupStore(
  { context: { site, locale, now }, cache, commerce, catalog }: StoreEdge,
  id: StoreId,
): Promise<FoundStore> {
  const reading = cache.read(pickupStore, {
    key: [site.id, locale, id],
    async load(signal) {
      const found = await getPickupStore(commerce, id, signal)
      return found && mapPickupStore(found, site.country)
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
