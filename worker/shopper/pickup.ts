import * as v from 'valibot'

import type { Bag } from '#shared/bag/bag.ts'
import type { SitePreferences } from '#shared/preferences/preferences.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { ProductId } from '#shared/product/product.ts'
import type { SessionStore, StoreId } from '#shared/stores/store.ts'
import { offersPickup } from '#shared/stores/offers-pickup.ts'

import { plainText } from '../catalog/content-mapper.ts'
import { readStore } from '../commerce/stores.ts'
import type { WireBasket } from '../commerce/wire-basket.ts'
import { forgetStore } from './forget-store.ts'
import type { LineFacts } from './judge-line.ts'
import { pickupShipmentOf, pickupStoreIdOf } from './shipments.ts'
import type { ShopperContext } from './shopper-context.ts'

type Visitor = Pick<ShopperContext, 'session' | 'store'>

/** The store that the visitor picks up at. One chosen in this session takes precedence over the cookies' one. */
export const visitorStoreOf = ({ session, store }: Visitor): SessionStore | null =>
  session.state?.store ?? store

/**
 * The visitor's store. One that commerce no longer knows is forgotten.
 * @throws {ProblemError} `no-store`, `store-gone`
 */
async function existingStoreOf(shop: ShopperContext): Promise<StoreId> {
  const storeId = visitorStoreOf(shop)?.storeId
  if (!storeId) throw new ProblemError('no-store')
  const { is } = await shop.readPickupStore(storeId)
  if (is === 'unknown') throw storeGone(shop)
  return storeId
}

function storeGone(shop: ShopperContext) {
  forgetStore(shop)
  return new ProblemError('store-gone')
}

/**
 * Looks past every cache whether commerce has rejected an item because it no longer knows the store.
 * @throws {ProblemError} `store-gone`. Without an answer the store is kept.
 */
export async function requireStore(shop: ShopperContext, storeId: StoreId) {
  const request = { storeId, productId: null, startsSession: false }
  const found = await readStore((sent) => shop.session.send(sent), request).catch(() => undefined)
  if (found === null) throw storeGone(shop)
}

/** The store for a line of a bag: that of its other pickup lines, because an order has only one. */
export const storeForLine = async (shop: ShopperContext, basket: WireBasket): Promise<StoreId> =>
  pickupStoreIdOf(basket) ?? existingStoreOf(shop)

/**
 * The store at which the visitor picks up a product that is added.
 * @throws {ProblemError} `no-store`, `store-gone`; `other-store` if the bag is picked up elsewhere, which the shopper
 * may not know
 */
export async function storeToPickUpAt(shop: ShopperContext): Promise<StoreId> {
  const basketId = shop.session.state?.basketId
  const [storeId, answer] = await Promise.all([
    existingStoreOf(shop),
    basketId ? shop.baskets.get(basketId) : null,
  ])
  const held = answer?.kind === 'basket' ? pickupStoreIdOf(answer.basket) : null
  if (held !== null && held !== storeId) throw new ProblemError('other-store')
  return storeId
}

interface Asking {
  preferences: SitePreferences | null
  judgesOtherWays: boolean
}

/** What the lines of a basket are judged by: the store of its pickup lines, or else the visitor's. */
export async function pickupFactsOf(
  shop: ShopperContext,
  basket: WireBasket,
  { preferences, judgesOtherWays }: Asking,
): Promise<{ facts: LineFacts; pickupStore: Bag['pickupStore'] }> {
  const isPickupOffered = preferences === null || offersPickup(preferences)
  const storeId = storeToJudge(shop, basket, judgesOtherWays && isPickupOffered)
  const none = { facts: { isPickupOffered, store: null, availability: [] }, pickupStore: null }
  if (storeId === null) return none
  const [{ is, store }, availability] = await Promise.all([
    shop.readPickupStore(storeId),
    judgesOtherWays ? availabilityIn(shop, basket, storeId) : [],
  ])
  const isGone = is === 'unknown'
  // Nothing is picked up there yet. Whoever tries is told (`existingStoreOf`).
  if (isGone && pickupStoreIdOf(basket) === null) return none
  return {
    facts: {
      isPickupOffered,
      store: store ?? { ...SOME_STORE, takesPickup: !isGone },
      availability,
    },
    pickupStore: { id: storeId, name: store?.name ?? nameOf(shop, basket, storeId) },
  }
}

/** A store that could not be read, which the service judges. */
export const SOME_STORE = { takesPickup: true, pickupLimit: null }

function storeToJudge(shop: ShopperContext, basket: WireBasket, asksVisitors: boolean) {
  if (basket.productItems.length === 0) return null
  const visitors = asksVisitors ? visitorStoreOf(shop)?.storeId : null
  return pickupStoreIdOf(basket) ?? visitors ?? null
}

/** The name that the visitor's cookies have for it, or else its address in the basket. */
function nameOf(shop: ShopperContext, basket: WireBasket, storeId: StoreId) {
  const visitors = visitorStoreOf(shop)
  if (visitors?.storeId === storeId) return visitors.storeName
  return plainText(pickupShipmentOf(basket)?.shippingAddress?.companyName) ?? storeId
}

/** Empty while the service does not say it: the bag then lets the service judge. */
async function availabilityIn(
  { readAvailability }: ShopperContext,
  { productItems }: WireBasket,
  storeId: StoreId,
) {
  const ids = productItems.flatMap(({ productId }) => {
    const id = v.safeParse(ProductId, productId)
    return id.success ? [id.output] : []
  })
  return readAvailability({ ids, storeId }).catch(() => [])
}
