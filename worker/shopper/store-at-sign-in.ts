import type { SessionStore, StoreId } from '#shared/stores/store.ts'

import { readStore } from '../commerce/stores.ts'
import type { WireBasket } from '../commerce/wire-basket.ts'
import { sessionStoreOf } from './choose-store.ts'
import { pickupStoreIdOf } from './shipments.ts'
import type { ShopperContext } from './shopper-context.ts'

interface SignedIn {
  /** The customer's basket. Null if there is none. */
  basket: Pick<WireBasket, 'productItems' | 'shipments'> | null
  /** The store chosen in the session that signs in or out, as it was before. */
  chosen: SessionStore | null
  /** Whether an agent has signed in, who starts without a store and has no cookies of one. */
  isAgent: boolean
}

/**
 * Sets the store anew when the type of the customer has changed: the one of the basket, or else the one chosen in this
 * session, or else none. What an earlier visitor of this browser has chosen is forgotten. Call it once the
 * new session has its tokens.
 */
export async function storeAtSignIn(
  shop: Pick<ShopperContext, 'session' | 'storeMemory'>,
  { basket, chosen, isAgent }: SignedIn,
) {
  if (isAgent) return
  const held = basket && pickupStoreIdOf(basket)
  const store =
    held !== null && held !== chosen?.storeId ? ((await storeNamed(shop, held)) ?? chosen) : chosen
  if (shop.session.state) shop.session.update({ store })
  shop.storeMemory.remember({ store })
}

/** The basket's store, which nobody has chosen in this session. Null if commerce no longer knows it, or does not answer. */
async function storeNamed({ session }: Pick<ShopperContext, 'session'>, storeId: StoreId) {
  try {
    const request = { storeId, productId: null, startsSession: false }
    const found = await readStore((sent) => session.send(sent), request)
    return found && sessionStoreOf(found, false)
  } catch {
    return null
  }
}
