import * as v from 'valibot'

import type { Bag } from '#shared/contract/bag.ts'
import type { SitePreferences } from '#shared/contract/preferences.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import { ProductId } from '#shared/contract/product.ts'
import type { SessionStore, StoreId } from '#shared/contract/store.ts'
import { offersPickup } from '#shared/fulfillment/offers-pickup.ts'

import type { WireBasket } from '../commerce/wire-basket.ts'
import type { LineFacts } from './judge-line.ts'
import { pickupStoreIdOf } from './shipments.ts'
import type { ShopperContext } from './shopper-context.ts'

type Visitor = Pick<ShopperContext, 'session' | 'store'>

/** The store that the visitor picks up at. One chosen in this session takes precedence over the cookies' one. */
export const visitorStoreOf = ({ session, store }: Visitor): SessionStore | null =>
  session.state?.store ?? store

/** The store for a line of a bag: that of its other pickup lines, because an order has only one. */
export function storeForLine(visitor: Visitor, basket: WireBasket): StoreId {
  const storeId = pickupStoreIdOf(basket) ?? visitorStoreOf(visitor)?.storeId
  if (!storeId) throw new ProblemError('no-store')
  return storeId
}

/**
 * The store at which the visitor picks up a product that is added.
 * @throws {ProblemError} `no-store`; `other-store` if the bag is picked up elsewhere, which the shopper may not know
 */
export async function storeToPickUpAt(shop: ShopperContext): Promise<StoreId> {
  const storeId = visitorStoreOf(shop)?.storeId
  if (!storeId) throw new ProblemError('no-store')
  const basketId = shop.session.state?.basketId
  const answer = basketId ? await shop.baskets.get(basketId) : null
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
  if (storeId === null) {
    return { facts: { isPickupOffered, store: null, availability: [] }, pickupStore: null }
  }
  const [store, availability] = await Promise.all([
    shop.readPickupStore(storeId),
    judgesOtherWays ? availabilityIn(shop, basket, storeId) : [],
  ])
  return {
    facts: { isPickupOffered, store: store ?? SOME_STORE, availability },
    pickupStore: { id: storeId, name: store?.name ?? nameOf(shop, storeId) },
  }
}

/** A store that could not be read, which the service judges. */
const SOME_STORE = { takesPickup: true, pickupLimit: null }

function storeToJudge(shop: ShopperContext, basket: WireBasket, asksVisitors: boolean) {
  if (basket.productItems.length === 0) return null
  const visitors = asksVisitors ? visitorStoreOf(shop)?.storeId : null
  return pickupStoreIdOf(basket) ?? visitors ?? null
}

/** The name that the visitor's cookies have for it. */
function nameOf(shop: ShopperContext, storeId: StoreId) {
  const visitors = visitorStoreOf(shop)
  return visitors?.storeId === storeId ? visitors.storeName : storeId
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
