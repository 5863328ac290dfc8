import * as v from 'valibot'

import { CATALOG, LASTING } from './freshness.ts'
import { defineParsed, type ManifestEntry } from './manifest-entry.ts'
import { StoredPickupStore, StoredPostalPlace, StoredStore } from './stored-values.ts'

export const postalCodes: ManifestEntry<StoredPostalPlace> = defineParsed(StoredPostalPlace, {
  name: 'postalCodes',
  why: 'The maps service is paid by the call, and a postal code stays where it is. Visitors choose the codes.',
  keyParts: ['site', 'postal code'],
  tiers: ['memory'],
  ...LASTING,
})

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
