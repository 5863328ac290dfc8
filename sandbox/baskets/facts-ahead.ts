import type { Site } from '../sites.ts'
import { type BasketFacts, readWantedFacts, type WantedFacts, wantedFor } from './basket-facts.ts'
import type { BasketDocument } from './model.ts'

const MOST_REMEMBERED = 2000

/** What the last answer about a basket needed. Most are read again before they change. */
const lastWanted = new Map<string, WantedFacts>()

/** Facts that are being read while the basket itself still is. */
export interface FactsAhead {
  wanted: WantedFacts
  facts: Promise<BasketFacts>
}

/** Begins to read what the basket's last answer needed; undefined where there was none. */
export function readAhead(db: D1Database, basketId: string, site: Site): FactsAhead | undefined {
  const wanted = lastWanted.get(basketId)
  if (!wanted) return undefined
  const facts = readWantedFacts(db, wanted, site)
  // Whoever asks for a basket that is not theirs never waits for them.
  facts.catch(() => undefined)
  return { wanted, facts }
}

/** The facts of a basket, from ahead if they are the ones that it takes. */
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
