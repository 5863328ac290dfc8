import * as v from 'valibot'

import { formatPostalCode } from '#shared/fields/postal-code.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { SessionStore, type ChooseStore, type StoreId } from '#shared/stores/store.ts'

import type { Edge } from '../http/edge.ts'
import { plainText } from '../markup/content-mapper.ts'
import { ifAbsent } from '../upstream/absent-api.ts'
import { hasProduct, readStore, syncPickupStore, type NamedStore } from './upstream.ts'
import { openStoreMemory, visitorStoreOf } from './visitor-store.ts'

/** Reads the store of the bag's pickup items. Null if there are none. */
export type ReadStoreOfBag = (edge: Edge) => Promise<StoreId | null>

/**
 * Makes a store the shopper's pickup store: in the session, which this may start, and in the cookies, except for an agent.
 * Pickup items in the bag move to the store, which the shopper has to confirm.
 */
export async function chooseStore(
  edge: Edge,
  { storeId, productId, postalCode, isConfirmed, isOnCart }: ChooseStore,
  readStoreOfBag: ReadStoreOfBag,
): Promise<SessionStore> {
  const { session } = edge
  const [found, heldBy] = await Promise.all([
    readStore(edge, { storeId, productId, startsSession: true }),
    readStoreOfBag(edge),
  ])
  if (!found) throw new ProblemError('not-found')
  requirePickup(found, productId !== null)
  const movesBag = heldBy !== null && heldBy !== storeId
  if (movesBag && !isConfirmed) throw new ProblemError('store-unsure')

  const before = visitorStoreOf(edge)?.storeId
  const store = sessionStoreOf(found)
  if (movesBag || before !== storeId) {
    const sync = syncPickupStore(edge, { storeId, isOnCart })
    await ifAbsent(sync, () => requireUnmoved(movesBag))
  }
  session.update({ store, pickupWanted: null })
  remember(edge, store, postalCode)
  return store
}

/** An instance that cannot move items keeps them in their store. @throws {ProblemError} `other-store` */
function requireUnmoved(movesBag: boolean) {
  if (movesBag) throw new ProblemError('other-store')
}

/** Writes the cookies, which an agent does not get. */
function remember(edge: Edge, store: SessionStore, typed: string | null) {
  if (edge.session.state?.agent) return
  const { country } = edge.context.site
  const postalCode = typed === null ? null : formatPostalCode(typed, country)
  openStoreMemory(edge).remember({ store, ...(postalCode !== null && { postalCode }) })
}

/** @throws {ProblemError} `store-off`, `store-lacks` (spec 1 §4) */
function requirePickup(store: NamedStore, isForProduct: boolean) {
  if (store.c_turnBopisStoreOff || !store.c_bopis) throw new ProblemError('store-off')
  if (isForProduct && hasProduct(store) === false) throw new ProblemError('store-lacks')
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
