import * as v from 'valibot'

import type { DistanceUnit, StoreId } from '#shared/contract/store.ts'

import type { CommerceClient } from './commerce-client.ts'
import { listOf } from './list-of.ts'

/** The greatest distance and number of stores (spec 1 §9). */
const RADIUS = 50
const LIMIT = 50

const storeEntries = {
  id: v.string(),
  name: v.string(),
  address1: v.optional(v.string(), ''),
  city: v.optional(v.string(), ''),
  stateCode: v.optional(v.string(), ''),
  postalCode: v.optional(v.string(), ''),
  phone: v.optional(v.string()),
  /** Markup with a line for each day. */
  storeHours: v.optional(v.string()),
  /** The IANA name of the store's time zone. */
  c_timeZone: v.optional(v.string()),
  /** Whether pickup is paused. */
  c_turnBopisStoreOff: v.optional(v.boolean(), false),
}

const WireStore = v.object({ ...storeEntries, distance: v.number() })
export type WireStore = v.InferOutput<typeof WireStore>

const WireStores = listOf(WireStore)

const WirePickupStore = v.object({
  ...storeEntries,
  /** How many units of an item can be picked up there. */
  c_bopis_purchase_limit: v.nullish(v.number(), null),
})
export type WirePickupStore = v.InferOutput<typeof WirePickupStore>

const WirePickupStores = listOf(WirePickupStore)

interface StoreSearch {
  latitude: number
  longitude: number
  unit: DistanceUnit
}

/** The stores with pickup around a point, the nearest first (spec 1 §7). */
export const searchStores = (
  commerce: CommerceClient,
  { latitude, longitude, unit }: StoreSearch,
  signal: AbortSignal,
): Promise<WireStore[]> =>
  commerce.read({
    family: 'stores',
    operation: 'searchStores',
    path: '/store-search',
    query: {
      countryCode: commerce.site.country,
      c_bopis: true,
      latitude,
      longitude,
      maxDistance: RADIUS,
      distanceUnit: unit,
      limit: LIMIT,
      // The opening hours are a text.
      locale: commerce.locale,
    },
    schema: WireStores,
    signal,
  })

/** One store (spec 1 §7). Null for an unknown one. */
export async function readStore(
  commerce: CommerceClient,
  id: StoreId,
  signal: AbortSignal,
): Promise<WirePickupStore | null> {
  const [store] = await commerce.read({
    family: 'pickupStore',
    operation: 'getStores',
    path: '/stores',
    query: { ids: id, locale: commerce.locale },
    schema: WirePickupStores,
    signal,
  })
  return store ?? null
}
