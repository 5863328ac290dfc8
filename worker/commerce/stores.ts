import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { DistanceUnit, StoreId } from '#shared/stores/store.ts'

import type { SendAsSession } from './baskets.ts'
import type { CommerceClient } from './commerce-client.ts'
import { listOf } from './list-of.ts'
import { parseLeniently } from './parse-usable.ts'

/** The greatest distance and number of stores (spec 1 §9). */
const RADIUS = 50
const LIMIT = 50

/** What every response about a store says. */
const storeEntries = {
  id: v.string(),
  name: v.string(),
  /** Whether pickup is paused. */
  c_turnBopisStoreOff: v.optional(v.boolean(), false),
  /** How many units of an item can be picked up there. */
  c_bopis_purchase_limit: v.nullish(v.number()),
  /** Only in a request that names a product. */
  c_bopis_productId_available: v.nullish(v.boolean()),
}

const placeEntries = {
  ...storeEntries,
  address1: v.optional(v.string(), ''),
  city: v.optional(v.string(), ''),
  stateCode: v.optional(v.string(), ''),
  postalCode: v.optional(v.string(), ''),
  phone: v.optional(v.string()),
  /** Markup with a line for each day. */
  storeHours: v.optional(v.string()),
  /** The IANA name of the store's time zone. */
  c_timeZone: v.optional(v.string()),
}

const WireStore = v.object({ ...placeEntries, distance: v.number() })
export type WireStore = v.InferOutput<typeof WireStore>

const WireStores = listOf(WireStore)

const NamedStores = listOf(
  v.object({
    ...storeEntries,
    /** Whether orders can ever be picked up there. */ c_bopis: v.optional(v.boolean(), true),
  }),
)
export type NamedStore = v.InferOutput<typeof NamedStores>[number]

/** Whether a product can be picked up in a store. */
export const hasProduct = ({
  c_bopis_purchase_limit: limit,
  c_bopis_productId_available: isAvailable,
}: Pick<NamedStore, 'c_bopis_purchase_limit' | 'c_bopis_productId_available'>) =>
  limit !== 0 && isAvailable === true

const WirePickupStore = v.object({
  ...placeEntries,
  /** The inventory list with the store's stock. */
  c_inventoryListId: v.nullish(v.string()),
})
export type WirePickupStore = v.InferOutput<typeof WirePickupStore>

const WirePickupStores = listOf(WirePickupStore)

interface StoreSearch {
  /** Null if the search is not for one product. */
  productId: ProductId | null
  latitude: number
  longitude: number
  unit: DistanceUnit
}

/** The stores with pickup around a point, the nearest first (spec 1 §7). */
export const searchStores = (
  commerce: CommerceClient,
  { latitude, longitude, unit, productId }: StoreSearch,
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
      c_productId: productId,
      // The opening hours are a text.
      locale: commerce.locale,
    },
    schema: WireStores,
    signal,
  })

interface StoreById {
  storeId: StoreId
  productId: ProductId | null
  /** Whether to start a session for a visitor without one. */
  startsSession: boolean
}

/** Reads one store for a shopper, past every cache (spec 1 §7). Null if the site has none with this id. @throws {ProblemError} `unavailable` */
export async function readStore(
  send: SendAsSession,
  { storeId, productId, startsSession }: StoreById,
): Promise<NamedStore | null> {
  const answer = await send({
    family: 'chosenStores',
    operation: 'getStores',
    method: 'GET',
    path: '/stores',
    query: { ids: storeId, c_productId: productId },
    startsSession,
  })
  if (answer.kind !== 'ok') throw new ProblemError('unavailable')
  const { output } = parseLeniently(NamedStores, answer.body)
  if (!output) throw new ProblemError('unavailable')
  return output.find(({ id }) => id === storeId) ?? null
}

/** Where a store is and when it is open, for everybody (spec 1 §7). Null if the site has none with this id. */
export async function readPickupStore(
  commerce: CommerceClient,
  id: StoreId,
  signal: AbortSignal,
): Promise<WirePickupStore | null> {
  const stores = await commerce.read({
    family: 'pickupStore',
    operation: 'getStores',
    path: '/stores',
    query: { ids: id, locale: commerce.locale },
    schema: WirePickupStores,
    signal,
  })
  return stores.find((store) => store.id === id) ?? null
}
