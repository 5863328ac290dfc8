import * as v from 'valibot'

import * as features from '#shop/features.ts'
import type { Bag } from '#shared/bag/bag.ts'
import type { SitePreferences } from '#shared/preferences/preferences.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { ProductId } from '#shared/product/product.ts'
import type { StoreId } from '#shared/stores/store.ts'
import { offersPickup } from '#shared/stores/offers-pickup.ts'

import { plainText } from '../markup/content-mapper.ts'
import { readStore } from '../stores/upstream.ts'
import type { WireBasket } from './wire-basket.ts'
import { SOME_STORE } from '../availability/live-availability.ts'
import { readPickupStore } from '../stores/pickup-store.ts'
import { forgetStore, visitorStoreOf } from '../stores/visitor-store.ts'
import { readProductAvailability } from '../product/product-availability.ts'
import { createBaskets } from './baskets.ts'
import { currentBasket } from './open-basket.ts'
import type { LineFacts } from './judge-line.ts'
import { pickupShipmentOf, pickupStoreIdOf } from './shipments.ts'
import type { Edge } from '../http/edge.ts'

/**
 * The visitor's store. One that commerce no longer knows is forgotten.
 * @throws {ProblemError} `no-store`, `store-gone`
 */
async function existingStoreOf(edge: Edge): Promise<StoreId> {
  const storeId = visitorStoreOf(edge)?.storeId
  if (!storeId) throw new ProblemError('no-store')
  const { is } = await readPickupStore(edge, storeId)
  if (is === 'unknown') throw storeGone(edge)
  return storeId
}

function storeGone(edge: Edge) {
  forgetStore(edge)
  return new ProblemError('store-gone')
}

/**
 * Looks past every cache whether commerce has rejected an item because it no longer knows the store.
 * @throws {ProblemError} `store-gone`. Without an answer the store is kept.
 */
export async function requireStore(edge: Edge, storeId: StoreId) {
  const request = { storeId, productId: null, startsSession: false }
  const found = await readStore(edge, request).catch(() => undefined)
  if (found === null) throw storeGone(edge)
}

/** The store for a line of a bag: that of its other pickup lines, because an order has only one. */
export const storeForLine = async (edge: Edge, basket: WireBasket): Promise<StoreId> =>
  pickupStoreIdOf(basket) ?? existingStoreOf(edge)

/**
 * The store at which the visitor picks up a product that is added.
 * @throws {ProblemError} `no-store`, `store-gone`; `other-store` if the bag is picked up elsewhere, which the shopper
 * may not know
 */
export async function storeToPickUpAt(edge: Edge): Promise<StoreId> {
  const basketId = edge.session.state?.basketId
  const [storeId, answer] = await Promise.all([
    existingStoreOf(edge),
    basketId ? createBaskets(edge).get(basketId) : null,
  ])
  const held = answer?.kind === 'basket' ? pickupStoreIdOf(answer.basket) : null
  if (held !== null && held !== storeId) throw new ProblemError('other-store')
  return storeId
}

/** The store of the bag's pickup items. Null if there are none. @throws {ProblemError} `unavailable` */
export async function readStoreOfBag(edge: Edge): Promise<StoreId | null> {
  const basket = await currentBasket(edge)
  return basket && pickupStoreIdOf(basket)
}

interface Asking {
  preferences: SitePreferences | null
  judgesOtherWays: boolean
}

/** The data by which the lines of a basket are judged: for the store of its pickup lines, or else the visitor's. */
export async function pickupFactsOf(
  edge: Edge,
  basket: WireBasket,
  { preferences, judgesOtherWays }: Asking,
): Promise<{ facts: LineFacts; pickupStore: Bag['pickupStore'] }> {
  const isPickupOffered = mayBePickedUp(preferences)
  const storeId = features.pickup
    ? storeToJudge(edge, basket, judgesOtherWays && isPickupOffered)
    : null
  const none = { facts: { isPickupOffered, store: null, availability: [] }, pickupStore: null }
  if (storeId === null) return none
  const [{ is, store }, availability] = await Promise.all([
    readPickupStore(edge, storeId),
    judgesOtherWays ? availabilityIn(edge, basket, storeId) : [],
  ])
  const isGone = is === 'unknown'
  // No line is picked up there yet. A shopper who tries gets an error (`existingStoreOf`).
  if (isGone && pickupStoreIdOf(basket) === null) return none
  return {
    facts: {
      isPickupOffered,
      store: store ?? { ...SOME_STORE, takesPickup: !isGone },
      availability,
    },
    pickupStore: { id: storeId, name: store?.name ?? nameOf(edge, basket, storeId) },
  }
}

const mayBePickedUp = (preferences: SitePreferences | null) =>
  features.pickup && (preferences === null || offersPickup(preferences))

function storeToJudge(edge: Edge, basket: WireBasket, asksVisitors: boolean) {
  if (basket.productItems.length === 0) return null
  const visitors = asksVisitors ? visitorStoreOf(edge)?.storeId : null
  return pickupStoreIdOf(basket) ?? visitors ?? null
}

/** The name that the visitor's cookies have for it, or else its address in the basket. */
function nameOf(edge: Edge, basket: WireBasket, storeId: StoreId) {
  const visitors = visitorStoreOf(edge)
  if (visitors?.storeId === storeId) return visitors.storeName
  return plainText(pickupShipmentOf(basket)?.shippingAddress?.companyName) ?? storeId
}

/** Empty while the service does not say it: the bag then lets the service judge. */
async function availabilityIn({ commerce }: Edge, { productItems }: WireBasket, storeId: StoreId) {
  const ids = productItems.flatMap(({ productId }) => {
    const id = v.safeParse(ProductId, productId)
    return id.success ? [id.output] : []
  })
  return readProductAvailability(commerce, { ids, storeId }).catch(() => [])
}
