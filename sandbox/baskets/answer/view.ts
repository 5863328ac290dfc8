import type { PricedBasket } from '../../pricing/model.ts'
import type { Language, Site } from '../../sites.ts'
import type { BasketFacts } from '../basket-facts.ts'
import type { BasketDocument } from '../model.ts'

/** A basket with all that it takes to say it on the wire, in one language. */
export interface BasketView {
  basket: BasketDocument
  facts: BasketFacts
  priced: PricedBasket
  site: Site
  language: Language
  /** Where links to pictures begin. */
  origin: string
  /** Epoch milliseconds. */
  now: number
}
