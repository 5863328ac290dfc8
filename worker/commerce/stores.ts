import * as v from 'valibot'

import type { DistanceUnit } from '#shared/contract/store.ts'

import type { CommerceClient } from './commerce-client.ts'
import { listOf } from './list-of.ts'

/** The greatest distance and number of stores (spec 1 §9). */
const RADIUS = 50
const LIMIT = 50

const WireStore = v.object({
  id: v.string(),
  name: v.string(),
  distance: v.number(),
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
})
export type WireStore = v.InferOutput<typeof WireStore>

const WireStores = listOf(WireStore)

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
