import * as features from '#shop/features.ts'
import type { LiveAvailability, LiveItem, LivePlace } from '#shared/availability/availability.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { SessionStore } from '#shared/stores/store.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'
import { publicStock, type Supply } from '#shared/product/judge-fulfillment.ts'
import { offersPickup } from '#shared/stores/offers-pickup.ts'

import { itemOf } from '../product/item-of.ts'
import { readPickupStore, type KnownStore } from '../stores/pickup-store.ts'
import { readLiveProduct, type LiveProduct } from '../product/live-product.ts'
import {
  readProductAvailability,
  type ProductAvailability,
} from '../product/product-availability.ts'
import { liveStockOf, type LiveStock } from './live-stock.ts'
import { forgetStore, visitorStoreOf } from '../stores/visitor-store.ts'
import type { Edge } from '../http/edge.ts'
import { ifAbsent } from '../upstream/absent-api.ts'

/** The service's answers about one product. Null where there is none. */
interface Facts {
  id: ProductId
  product: LiveProduct | null
  known: ProductAvailability | null
  stock: LiveStock
}

/**
 * Reads the availability of products for the visitor. One product is read with its stock; several are judged by the
 * availability service alone. Each of the two calls makes up for a failure of the other.
 */
export async function readLiveAvailability(
  edge: Edge,
  ids: readonly ProductId[],
): Promise<LiveAvailability> {
  const [{ store, place, isStoreGone }, isPickupOffered] = await Promise.all([
    features.pickup ? storeNow(edge) : NO_STORE,
    features.pickup && edge.catalog.getPreferences().then(offersPickup, () => true),
  ])
  const facts = await readFacts(edge, ids, {
    store,
    inventoryListId: place?.inventoryListId ?? null,
  })
  const hasStore = store !== null
  return {
    store: store && storeOf(store, place),
    isStoreGone,
    items: facts.map((each) => ({ ...liveItemOf(each, hasStore), isPickupOffered })),
    inventories: edge.session.state?.agent
      ? facts.map(({ id, stock }) => ({ id, web: stock.web, inStore: stock.inStore }))
      : null,
  }
}

const NO_STORE = { store: null, place: null, isStoreGone: false }

/** The visitor's store, and where it is if that can be read. One that no longer exists is forgotten. */
async function storeNow(edge: Edge) {
  const store = visitorStoreOf(edge)
  if (!store) return NO_STORE
  const found = await readPickupStore(edge, store.storeId)
  if (found.is !== 'unknown') return { store, place: found.store, isStoreGone: false }
  forgetStore(edge)
  return { store: null, place: null, isStoreGone: true }
}

interface Place {
  store: SessionStore | null
  inventoryListId: string | null
}

/** @throws {ProblemError} `unavailable` if neither call has an answer */
async function readFacts(
  edge: Edge,
  ids: readonly ProductId[],
  { store, inventoryListId }: Place,
): Promise<Facts[]> {
  const [only, ...others] = ids
  const isSingle = only !== undefined && others.length === 0
  const [answers, product] = await Promise.all([
    // Without the availability service, the stock of several products is unknown.
    ifAbsent<ProductAvailability[] | null>(
      readProductAvailability(edge.commerce, { ids, storeId: store?.storeId ?? null }),
      () => (isSingle ? null : []),
    ).catch(() => null),
    isSingle
      ? readLiveProduct(edge.commerce, { id: only, inventoryListId }).catch(() => null)
      : null,
  ])
  if (!answers && !product) throw new ProblemError('unavailable')
  return ids.flatMap((id) => {
    const known = answers?.find((each) => each.id === id) ?? null
    const stock = liveStockOf({ product, known, inventoryListId })
    return known || product ? [{ id, product, known, stock }] : []
  })
}

/** A store that could not be read, which the service judges. */
export const SOME_STORE = { takesPickup: true, pickupLimit: null }

const storeOf = ({ storeId, storeName }: SessionStore, place: KnownStore | null) =>
  place
    ? {
        id: storeId,
        name: place.name,
        takesPickup: place.takesPickup,
        pickupLimit: place.pickupLimit,
        place: livePlaceOf(place),
      }
    : { id: storeId, name: storeName, ...SOME_STORE, place: null }

const livePlaceOf = ({
  name,
  address1,
  city,
  stateCode,
  postalCode,
  phone,
  hoursToday,
}: KnownStore): LivePlace => ({ name, address1, city, stateCode, postalCode, phone, hoursToday })

/** Judged by the exact numbers, of which only those in a message are sent. */
function liveItemOf({ id, product, known, stock }: Facts, hasStore: boolean): LiveItem {
  const { web, pickup, ...item } = itemOf(product ?? limitsOf(known), {
    hasPrice: true,
    orderable: stock.isWebOrderable ?? undefined,
    stockLevel: (stock.isOfOne ? stock.web : null) ?? undefined,
  })
  const { limit } = pickup
  const isInStore = hasStore && limit !== 0
  const inStore = { isOrderable: stock.isStoreOrderable, stock: stock.inStore, limit }
  return {
    ...item,
    id,
    web: withPublicStock(web, 'shipping'),
    // An item without pickup is not judged by the store.
    pickup: isInStore
      ? withPublicStock(stock.isOfOne ? inStore : { ...inStore, stock: null }, 'pickup')
      : pickup,
  }
}

const withPublicStock = (supply: Supply, mode: Fulfillment): Supply => ({
  ...supply,
  stock: publicStock(supply, mode),
})

/** Without the product, the service's own numbers are the limits. */
const limitsOf = (known: ProductAvailability | null) => ({
  c_availableForInStorePickup: true,
  c_webPurchaseLimit: known?.availability.webPurchaseLimit ?? null,
})
