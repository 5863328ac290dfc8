import type { Bag } from '#shared/contract/bag.ts'
import { COUPON_LIMIT } from '#shared/contract/preferences.ts'

import type { WireBasket } from '../commerce/wire-basket.ts'
import { lineMarksOf } from './line-marks.ts'
import { emptyBag, mapBag } from './map-bag.ts'
import { namedNotAdded } from './not-added.ts'
import type { ShopperContext } from './shopper-context.ts'

/**
 * Maps the bag for the shop. The session stores its item count, for the header of every page, and what a lost add is
 * judged by.
 */
export async function bagOf(shop: ShopperContext, basket: WireBasket | null): Promise<Bag> {
  const { catalog, session, mapper } = shop
  // Preferences are optional here: the bag does not fail without them.
  const preferences = await catalog.getPreferences().catch(() => null)
  const sources = { mapper, couponLimit: preferences?.couponNumberLimit ?? COUPON_LIMIT }
  if (!basket) return emptyBag(sources)
  const bag = mapBag(basket, sources)
  const lineMarks = lineMarksOf(basket.productItems)
  session.update({ basketId: basket.basketId, bagCount: bag.count, lineMarks })
  return { ...bag, ...(await namedNotAdded(shop, bag.lines)) }
}
