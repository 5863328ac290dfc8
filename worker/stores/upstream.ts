import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { DistanceUnit, StoreId } from '#shared/stores/store.ts'

import type { Edge } from '../http/edge.ts'
import { AbsentApi } from '../upstream/absent-api.ts'
import type { CommerceClient } from '../upstream/commerce-client.ts'
import {
  ofStrangers,
  optional,
  type Named,
  type PublicFamily,
  type ShopperFamily,
} from '../upstream/families.ts'
import { listOf } from '../upstream/list-of.ts'
import { parseLeniently } from '../upstream/parse-usable.ts'

const STORES = '/store/shopper-stores/v1'

export const storeFamilies = {
  /** Around a postal code that visitors choose. A page waits for the code's coordinates before. */
  stores: { name: 'stores', ...optional, ...ofStrangers, base: STORES },
  /** One store, which bag and checkout name. */
  pickupStore: { name: 'pickupStore', ...optional, base: STORES },
  /** The store that a shopper chooses, or has chosen. */
  chosenStores: {
    name: 'chosenStores',
    subject: 'shopper',
    base: STORES,
    deadlineMs: 2_500,
    readDeadlineMs: 2_500,
    retried: true,
  },
  /** Moves pickup items in the basket to another store. The shopper waits, but it may fail. */
  basketTransactions: {
    name: 'basketTransactions',
    subject: 'shopper',
    base: '/custom/basket-transaction/v1',
    deadlineMs: 2_500,
    readDeadlineMs: 2_500,
    retried: false,
  },
} as const satisfies Record<string, Named<PublicFamily | ShopperFamily>>

/** The greatest distance and number of stores (spec 1 §9). */
const RADIUS = 50
const LIMIT = 50

/** The fields of every response about a store. */
const storeEntries = {
  id: v.string(),
  name: v.string(),
  /** Whether pickup is paused. */
  c_turnBopisStoreOff: v.optional(v.boolean(), false),
  /** How many units of an item can be picked up there. */
  c_bopis_purchase_limit: v.nullish(v.number()),
  /** Only in a request that names a product. */
  c_bopis_productId_available: v.nullish(v.boolean()),
  /** The inventory list with the store's stock. */
  c_inventoryListId: v.nullish(v.string()),
  inventoryId: v.nullish(v.string()),
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
    /** Whether the store has pickup at all. */
    c_bopis: v.optional(v.boolean(), true),
  }),
)
export type NamedStore = v.InferOutput<typeof NamedStores>[number]

/** Whether a product can be picked up in a store. Null if the instance does not say it. */
export const hasProduct = ({
  c_bopis_purchase_limit: limit,
  c_bopis_productId_available: isAvailable,
}: Pick<NamedStore, 'c_bopis_purchase_limit' | 'c_bopis_productId_available'>) =>
  limit === 0 ? false : (isAvailable ?? null)

/** The standard attribute counts where the instance does not define the shop's own. */
export const inventoryListOf = ({
  c_inventoryListId: own,
  inventoryId: standard,
}: Pick<NamedStore, 'c_inventoryListId' | 'inventoryId'>) => own ?? standard ?? null

const WirePickupStore = v.object(placeEntries)
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
    family: storeFamilies.stores,
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
  { session }: Pick<Edge, 'session'>,
  { storeId, productId, startsSession }: StoreById,
): Promise<NamedStore | null> {
  const answer = await session.send({
    family: storeFamilies.chosenStores,
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

/** Reads the address and the opening hours of a store (spec 1 §7). Null if the site has none with this id. */
export async function getPickupStore(
  commerce: CommerceClient,
  id: StoreId,
  signal: AbortSignal,
): Promise<WirePickupStore | null> {
  const stores = await commerce.read({
    family: storeFamilies.pickupStore,
    operation: 'getStores',
    path: '/stores',
    query: { ids: id, locale: commerce.locale },
    schema: WirePickupStores,
    signal,
  })
  return stores.find((store) => store.id === id) ?? null
}

/** The page names that the service knows (spec 1 §7). */
const PAGE_ID = 'changeStoreModal'
const CART_PAGE_ID = `cart-${PAGE_ID}`

interface ChosenStore {
  storeId: StoreId
  isOnCart: boolean
}

/**
 * Moves the basket's pickup items to another store. A failure only warns: the items then keep their store until a store
 * is chosen again.
 * @throws {AbsentApi} if the instance cannot move items
 */
export async function syncPickupStore(
  { context, session }: Pick<Edge, 'context' | 'session'>,
  { storeId, isOnCart }: ChosenStore,
) {
  const { state } = session
  if (!state?.basketId) return
  const result = await session
    .send({
      family: storeFamilies.basketTransactions,
      operation: 'getbasket',
      method: 'POST',
      path: '/getbasket',
      bodyWith: (accessToken) => ({
        c_token: accessToken,
        c_pageID: isOnCart ? CART_PAGE_ID : PAGE_ID,
        c_storeID: storeId,
        c_usid: state.usid,
      }),
    })
    .catch((error: unknown) => {
      if (error instanceof AbsentApi) throw error
      return null
    })
  if (result?.kind === 'ok') return
  const status = result?.kind === 'http-error' ? result.status : null
  context.log.warn('basket not refreshed for another store', { status })
}
