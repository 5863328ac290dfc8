import type { Site } from '../platform/sites.ts'
import {
  type BasketData,
  readBasketData,
  type BasketDataRequest,
  dataNeededBy,
} from './contents/basket-facts.ts'
import type { BasketDocument } from './contents/model.ts'

const MAX_REMEMBERED = 2000

/** What each basket's last response needed. Most baskets are read again before they change. */
const lastWanted = new Map<string, BasketDataRequest>()

/** Facts that are being read at the same time as the basket. */
export interface PrefetchedFacts {
  wanted: BasketDataRequest
  facts: Promise<BasketData>
}

/** Starts to read what the basket's last response needed; undefined if there was none. */
export function prefetchFacts(
  db: D1Database,
  basketId: string,
  site: Site,
): PrefetchedFacts | undefined {
  const wanted = lastWanted.get(basketId)
  if (!wanted) return undefined
  const facts = readBasketData(db, wanted, site)
  // A request for another shopper's basket fails first and never awaits this.
  facts.catch(() => undefined)
  return { wanted, facts }
}

/** The facts of a basket; uses the facts read ahead if they are the ones it needs. */
export function resolveFacts(
  db: D1Database,
  basket: BasketDocument,
  { site, ahead }: { site: Site; ahead: PrefetchedFacts | undefined },
): Promise<BasketData> {
  const wanted = dataNeededBy(basket)
  if (lastWanted.size >= MAX_REMEMBERED) lastWanted.clear()
  lastWanted.set(basket.basketId, wanted)
  const isThat = ahead && JSON.stringify(ahead.wanted) === JSON.stringify(wanted)
  return isThat ? ahead.facts : readBasketData(db, wanted, site)
}
