import * as v from 'valibot'

import { Store } from '#shared/stores/store.ts'

import { CATALOG } from '../cache/freshness.ts'
import { defineParsed, type ManifestEntry } from '../cache/manifest-entry.ts'

/** A store with the hours of all days, because which one is today depends on when it is shown. */
export const StoredStore = v.object({
  ...v.omit(Store, ['hours', 'hoursToday']).entries,
  /** A line for each day, which begins with the day's name. */
  hours: v.array(v.string()),
  timeZone: v.nullable(v.string()),
})
export type StoredStore = v.InferOutput<typeof StoredStore>

/** A store that orders are picked up in. */
export const StoredPickupStore = v.object({
  ...v.omit(StoredStore, ['distance', 'unit', 'hasProduct']).entries,
  /** How many units of an item it hands over. Null without a limit. */
  pickupLimit: v.nullable(v.number()),
  /** The list with its stock. */
  inventoryListId: v.nullish(v.string(), null),
})
export type StoredPickupStore = v.InferOutput<typeof StoredPickupStore>

export const stores: ManifestEntry<StoredStore[]> = defineParsed(v.array(StoredStore), {
  name: 'stores',
  why: 'Visitors choose the postal codes. Many of them ask for those of the big cities.',
  keyParts: ['site', 'locale', 'unit of distance', 'postal code', 'product id or empty'],
  tiers: ['memory'],
  ...CATALOG,
})

/** Null for an unknown store. */
export const pickupStore: ManifestEntry<StoredPickupStore | null> = defineParsed(
  v.nullable(StoredPickupStore),
  {
    name: 'pickupStore',
    why: 'Every bag and checkout with pickup names its store. There are few, and many shoppers share them.',
    keyParts: ['site', 'locale', 'store id'],
    tiers: ['memory'],
    ...CATALOG,
  },
)

export const storeEntries = [stores, pickupStore] as const
