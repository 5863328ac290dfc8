import { formatPostalCode } from '#shared/fields/postal-code.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { SessionStore, type ChooseStore } from '#shared/stores/store.ts'
import * as v from 'valibot'

import { hasProduct, readStore, type NamedStore } from '../commerce/stores.ts'
import { plainText } from '../catalog/content-mapper.ts'
import { visitorStoreOf } from './pickup.ts'
import { pickupStoreIdOf } from './shipments.ts'
import type { ShopperContext } from './shopper-context.ts'
import { tellAboutStore } from './tell-about-store.ts'

/**
 * Makes a store the one where the shopper picks up: in the session, which this may start, and in the cookies, which an
 * agent does not get. What is in the bag for another store moves, which the shopper has to confirm.
 */
export async function chooseStore(
  shop: ShopperContext,
  { storeId, productId, postalCode, isConfirmed, isOnCart }: ChooseStore,
): Promise<SessionStore> {
  const { session } = shop
  const request = { storeId, productId, startsSession: true }
  const [found, heldBy] = await Promise.all([
    readStore((sent) => session.send(sent), request),
    storeOfBag(shop),
  ])
  if (!found) throw new ProblemError('not-found')
  requirePickup(found, productId !== null)
  const movesBag = heldBy !== null && heldBy !== storeId
  if (movesBag && !isConfirmed) throw new ProblemError('store-unsure')

  const before = currentStoreId(shop)
  const store = sessionStoreOf(found)
  session.update({ store, pickupWanted: null })
  remember(shop, store, postalCode)
  if (movesBag || before !== storeId) await tellAboutStore(shop, { storeId, isOnCart })
  return store
}

const currentStoreId = (shop: ShopperContext) => visitorStoreOf(shop)?.storeId

/** Writes the cookies, which an agent does not get. */
function remember(shop: ShopperContext, store: SessionStore, typed: string | null) {
  if (shop.session.state?.agent) return
  const { country } = shop.context.site
  const postalCode = typed === null ? null : formatPostalCode(typed, country)
  shop.storeMemory.remember({ store, ...(postalCode !== null && { postalCode }) })
}

/** @throws {ProblemError} `store-off`, `store-lacks` (spec 1 §4) */
function requirePickup(store: NamedStore, isForProduct: boolean) {
  if (store.c_turnBopisStoreOff || !store.c_bopis) throw new ProblemError('store-off')
  if (isForProduct && !hasProduct(store)) throw new ProblemError('store-lacks')
}

const MAX_NAME = 100

/** @throws {ProblemError} `unavailable` for a store without a name */
export function sessionStoreOf({ id, name }: Pick<NamedStore, 'id' | 'name'>, isPreferred = true) {
  const store = v.safeParse(SessionStore, {
    storeId: id,
    storeName: plainText(name)?.slice(0, MAX_NAME),
    storeIsPreferred: isPreferred,
  })
  if (!store.success) throw new ProblemError('unavailable')
  return store.output
}

/** The store where something in the bag is picked up. Null if nothing is. @throws {ProblemError} `unavailable` */
async function storeOfBag({ baskets, session }: ShopperContext): Promise<string | null> {
  const basketId = session.state?.basketId
  if (!basketId) return null
  const answer = await baskets.get(basketId)
  if (answer.kind === 'refused') throw new ProblemError('unavailable')
  return answer.kind === 'basket' ? pickupStoreIdOf(answer.basket) : null
}
