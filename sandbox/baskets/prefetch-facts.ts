import type { Site } from '../sites.ts'
import { type BasketFacts, readWantedFacts, type WantedFacts, wantedFor } from './basket-facts.ts'
import type { BasketDocument } from './model.ts'

const MOST_REMEMBERED = 2000

/** What each basket's last response needed. Most baskets are read again before they change. */
const lastWanted = new Map<string, WantedFacts>()

/** Facts that are being read at the same time as the basket. */
export interface FactsAhead {
  wanted: WantedFacts
  facts: Promise<BasketFacts>
}

/** Starts to read what the basket's last response needed; undefined if there was none. */
export function readAhead(db: D1Database, basketId: string, site: Site): FactsAhead | undefined {
  const wanted = lastWanted.get(basketId)
  if (!wanted) return undefined
  const facts = readWantedFacts(db, wanted, site)
  // A request for another shopper's basket fails first and never awaits this.
  facts.catch(() => undefined)
  return { wanted, facts }
}

/** The facts of a basket; uses the facts read ahead if they are the ones it needs. */
export function factsFor(
  db: D1Database,
  basket: BasketDocument,
  { site, ahead }: { site: Site; ahead: FactsAhead | undefined },
): Promise<BasketFacts> {
  const wanted = wantedFor(basket)
  if (lastWanted.size >= MOST_REMEMBERED) lastWanted.clear()
  lastWanted.set(basket.basketId, wanted)
  const isThat = ahead && JSON.stringify(ahead.wanted) === JSON.stringify(wanted)
  return isThat ? ahead.facts : readWantedFacts(db, wanted, site)
}
