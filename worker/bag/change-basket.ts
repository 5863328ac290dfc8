import type { Bag } from '#shared/bag/bag.ts'
import { COUPON_LIMIT } from '#shared/preferences/preferences.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { type BasketResult, UnknownOutcome } from './upstream.ts'
import { createBaskets } from './baskets.ts'
import type { WireBasket } from './wire-basket.ts'
import type { NotAdded } from '../session/session-state.ts'
import { productsOfLines } from './lacking-lines.ts'
import { lineMarksOf } from './line-marks.ts'
import { emptyBag, mapBag } from './map-bag.ts'
import { movedPickup } from './moved-pickup.ts'
import { namedNotAdded, notAddedOf } from './not-added.ts'
import { pickupFactsOf } from './pickup.ts'
import type { Edge } from '../http/edge.ts'

interface BasketChange {
  change: (basketId: string) => Promise<BasketResult>
  /** Whether a basket already has the change. */
  isMade: (basket: WireBasket) => boolean
  /** The problem if the service rejects the change. */
  rejection: 'not-found' | 'not-added' | 'coupon-unknown'
}

/**
 * Makes one change to the basket of the session. If its answer is lost, a look at the basket tells whether it was made.
 * @throws {ProblemError} `not-found` without the basket, `rejection` if commerce rejects the change
 */
export async function changeBasket(
  edge: Edge,
  { change, isMade, rejection }: BasketChange,
): Promise<Bag> {
  const basketId = edge.session.state?.basketId
  if (!basketId) throw new ProblemError('not-found')
  const answer = await change(basketId).catch(async (error: unknown) => {
    if (!(error instanceof UnknownOutcome)) throw error
    const seen = await createBaskets(edge)
      .get(basketId)
      .catch(() => null)
    if (seen?.kind === 'basket' && isMade(seen.basket)) return seen
    throw error
  })
  if (answer.kind === 'gone') throw new ProblemError('not-found')
  if (answer.kind === 'refused') {
    const isShort = answer.slug === 'product-item-not-available'
    throw new ProblemError(rejection === 'not-added' && !isShort ? 'not-found' : rejection)
  }
  // A line reports its own quantity problem.
  return changedBag(edge, answer.basket, rejection === 'not-added' ? null : [])
}

/**
 * Stores what the change has left out, until the next change.
 * @throws {ProblemError} `not-added` if that is anything
 */
export async function changedBag(
  edge: Edge,
  basket: WireBasket,
  wanted: readonly NotAdded[] | null,
): Promise<Bag> {
  // A first item has started the session.
  edge.session.update({ notAdded: notAddedOf(basket, wanted) })
  const bag = await bagOf(edge, basket)
  if (basket.c_notAddedError) throw new ProblemError('not-added')
  return bag
}

/**
 * Maps the bag for the shop. The session stores its item count, for the header of every page, and what a lost add is
 * judged by.
 */
export async function bagOf(
  edge: Edge,
  basket: WireBasket | null,
  /** Whether the shopper can switch lines between shipping and pickup, as on the bag's page. */
  { judgesOtherWays = true } = {},
): Promise<Bag> {
  const { catalog, session, mapper } = edge
  // Preferences are optional here: the bag does not fail without them.
  const preferences = await catalog.getPreferences().catch(() => null)
  const sources = { mapper, couponLimit: preferences?.couponNumberLimit ?? COUPON_LIMIT }
  if (!basket) return emptyBag(sources)
  const [judged, products] = await Promise.all([
    pickupFactsOf(edge, basket, { preferences, judgesOtherWays }),
    productsOfLines(edge, [basket]),
  ])
  const bag = mapBag(basket, { ...sources, ...judged, products })
  const lineMarks = lineMarksOf(basket.productItems)
  session.update({ basketId: basket.basketId, bagCount: bag.count, lineMarks })
  return { ...bag, ...(await namedNotAdded(edge, bag.lines)), ...movedPickup(edge, basket) }
}
