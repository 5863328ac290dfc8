import type { LiveAvailability, LiveItem, LivePlace } from '#shared/stores/availability.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { SessionStore } from '#shared/stores/store.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'
import { publicStock, type Supply } from '#shared/product/judge-fulfillment.ts'
import { offersPickup } from '#shared/stores/offers-pickup.ts'

import { itemOf } from '../catalog/item-of.ts'
import type { KnownStore } from '../catalog/pickup-store-reader.ts'
import type { LiveProduct } from '../commerce/live-product.ts'
import type { ProductAvailability } from '../commerce/product-availability.ts'
import { forgetStore } from './forget-store.ts'
import { liveStockOf, type LiveStock } from './live-stock.ts'
import { SOME_STORE, visitorStoreOf } from './pickup.ts'
import type { ShopperContext } from './shopper-context.ts'

/** What the service says of one product. Null where it has not answered. */
interface Facts {
  id: ProductId
  product: LiveProduct | null
  known: ProductAvailability | null
  stock: LiveStock
}

/**
 * What the visitor can have now. One product is read with its stock; of several, only the judgement of the service is
 * asked for. Each of the two calls makes up for the other.
 */
export async function readLiveAvailability(
  shop: ShopperContext,
  ids: readonly ProductId[],
): Promise<LiveAvailability> {
  const [{ store, place, isStoreGone }, isPickupOffered] = await Promise.all([
    storeNow(shop),
    shop.catalog.getPreferences().then(offersPickup, () => true),
  ])
  const facts = await readFacts(shop, ids, {
    store,
    inventoryListId: place?.inventoryListId ?? null,
  })
  const hasStore = store !== null
  return {
    store: store && storeOf(store, place),
    isStoreGone,
    items: facts.map((each) => ({ ...liveItemOf(each, hasStore), isPickupOffered })),
    inventories: shop.session.state?.agent
      ? facts.map(({ id, stock }) => ({ id, web: stock.web, inStore: stock.inStore }))
      : null,
  }
}

/** The visitor's store, and where it is if that can be read. One that no longer exists is forgotten. */
async function storeNow(shop: ShopperContext) {
  const store = visitorStoreOf(shop)
  if (!store) return { store, place: null, isStoreGone: false }
  const found = await shop.readPickupStore(store.storeId)
  if (found.is !== 'unknown') return { store, place: found.store, isStoreGone: false }
  forgetStore(shop)
  return { store: null, place: null, isStoreGone: true }
}

interface Place {
  store: SessionStore | null
  inventoryListId: string | null
}

/** @throws {ProblemError} `unavailable` if neither call has an answer */
async function readFacts(
  shop: ShopperContext,
  ids: readonly ProductId[],
  { store, inventoryListId }: Place,
): Promise<Facts[]> {
  const [only, ...others] = ids
  const isSingle = only !== undefined && others.length === 0
  const [answers, product] = await Promise.all([
    shop.readAvailability({ ids, storeId: store?.storeId ?? null }).catch(() => null),
    isSingle ? shop.readLiveProduct(only, inventoryListId).catch(() => null) : null,
  ])
  if (!answers && !product) throw new ProblemError('unavailable')
  return ids.flatMap((id) => {
    const known = answers?.find((each) => each.id === id) ?? null
    const stock = liveStockOf({ product, known, inventoryListId })
    return known || product ? [{ id, product, known, stock }] : []
  })
}

/** A store that cannot be read is judged by the service. */
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

/** Judged by the exact numbers and shown without them, except for those that a sentence says. */
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
    // What no store hands over is not judged by the store.
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
