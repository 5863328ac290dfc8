import * as features from '#shop/features.ts'
import type { SessionStore, StoreId } from '#shared/stores/store.ts'

import { openStoreMemory } from '../stores/visitor-store.ts'
import { readStore } from '../stores/upstream.ts'
import type { WireBasket } from './wire-basket.ts'
import { sessionStoreOf } from '../stores/choose-store.ts'
import { pickupStoreIdOf } from './shipments.ts'
import type { Edge } from '../http/edge.ts'

interface SignedIn {
  /** The customer's basket. Null if there is none. */
  basket: Pick<WireBasket, 'productItems' | 'shipments'> | null
  /** The store chosen in the session that signs in or out, as it was before. */
  chosen: SessionStore | null
  /** Whether an agent has signed in, who starts without a store and its cookies. */
  isAgent: boolean
}

/**
 * Sets the store anew when the type of the customer has changed: the one of the basket, or else the one chosen in this
 * session, or else none. The choice of an earlier visitor of this browser is forgotten. Call it once the
 * new session has its tokens.
 */
export async function storeAtSignIn(
  edge: Pick<Edge, 'context' | 'session'>,
  { basket, chosen, isAgent }: SignedIn,
) {
  if (isAgent || !features.pickup) return
  const held = basket && pickupStoreIdOf(basket)
  const store =
    held !== null && held !== chosen?.storeId ? ((await storeNamed(edge, held)) ?? chosen) : chosen
  if (edge.session.state) edge.session.update({ store })
  openStoreMemory(edge).remember({ store })
}

/** The basket's store, which was not chosen in this session. Null if commerce no longer knows it, or does not answer. */
async function storeNamed(edge: Pick<Edge, 'session'>, storeId: StoreId) {
  try {
    const request = { storeId, productId: null, startsSession: false }
    const found = await readStore(edge, request)
    return found && sessionStoreOf(found, false)
  } catch {
    return null
  }
}
