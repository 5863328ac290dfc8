import type { Bag } from '#shared/bag/bag.ts'
import { COUPON_LIMIT } from '#shared/preferences/preferences.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { BasketResult } from '../commerce/basket-call.ts'
import { UnknownOutcome } from '../commerce/baskets.ts'
import type { WireBasket } from '../commerce/wire-basket.ts'
import type { NotAdded } from '../session/session-state.ts'
import { lineMarksOf } from './line-marks.ts'
import { emptyBag, mapBag } from './map-bag.ts'
import { movedPickup } from './moved-pickup.ts'
import { namedNotAdded, notAddedOf } from './not-added.ts'
import { pickupFactsOf } from './pickup.ts'
import type { ShopperContext } from './shopper-context.ts'

interface BasketChange {
  change: (basketId: string) => Promise<BasketResult>
  /** Whether a basket is as the change leaves it, whoever has made it. */
  isMade: (basket: WireBasket) => boolean
  /** The problem if the service rejects the change. */
  rejection: 'not-found' | 'not-added' | 'coupon-unknown'
}

/**
 * Makes one change to the basket of the session. If its answer is lost, a look at the basket tells whether it was made.
 * @throws {ProblemError} `not-found` without the basket, `rejection` if commerce rejects the change
 */
export async function changeBasket(
  shop: ShopperContext,
  { change, isMade, rejection }: BasketChange,
): Promise<Bag> {
  const basketId = shop.session.state?.basketId
  if (!basketId) throw new ProblemError('not-found')
  const answer = await change(basketId).catch(async (error: unknown) => {
    if (!(error instanceof UnknownOutcome)) throw error
    const seen = await shop.baskets.get(basketId).catch(() => null)
    if (seen?.kind === 'basket' && isMade(seen.basket)) return seen
    throw error
  })
  if (answer.kind === 'gone') throw new ProblemError('not-found')
  if (answer.kind === 'refused') {
    const isShort = answer.slug === 'product-item-not-available'
    throw new ProblemError(rejection === 'not-added' && !isShort ? 'not-found' : rejection)
  }
  // A line that cannot have its quantity says so itself.
  return changedBag(shop, answer.basket, rejection === 'not-added' ? null : [])
}

/**
 * Stores what the change has left out, until the next change.
 * @throws {ProblemError} `not-added` if that is anything
 */
export async function changedBag(
  shop: ShopperContext,
  basket: WireBasket,
  wanted: readonly NotAdded[] | null,
): Promise<Bag> {
  // A first item has started the session.
  shop.session.update({ notAdded: notAddedOf(basket, wanted) })
  const bag = await bagOf(shop, basket)
  if (basket.c_notAddedError) throw new ProblemError('not-added')
  return bag
}

/**
 * Maps the bag for the shop. The session stores its item count, for the header of every page, and what a lost add is
 * judged by.
 */
export async function bagOf(
  shop: ShopperContext,
  basket: WireBasket | null,
  /** Whether the shopper may have lines another way, as on the bag's page. */
  { judgesOtherWays = true } = {},
): Promise<Bag> {
  const { catalog, session, mapper } = shop
  // Preferences are optional here: the bag does not fail without them.
  const preferences = await catalog.getPreferences().catch(() => null)
  const sources = { mapper, couponLimit: preferences?.couponNumberLimit ?? COUPON_LIMIT }
  if (!basket) return emptyBag(sources)
  const judged = await pickupFactsOf(shop, basket, { preferences, judgesOtherWays })
  const bag = mapBag(basket, { ...sources, ...judged })
  const lineMarks = lineMarksOf(basket.productItems)
  session.update({ basketId: basket.basketId, bagCount: bag.count, lineMarks })
  return { ...bag, ...(await namedNotAdded(shop, bag.lines)), ...movedPickup(shop, basket) }
}
