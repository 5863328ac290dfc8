import type { PricedBasket } from '../../pricing/model.ts'
import type { Language, Site } from '../../platform/sites.ts'
import type { BasketData } from '../contents/basket-facts.ts'
import type { BasketDocument } from '../contents/model.ts'

/** A basket with all data for its response, in one language. */
export interface BasketView {
  basket: BasketDocument
  facts: BasketData
  priced: PricedBasket
  site: Site
  language: Language
  /** The origin of links to pictures. */
  origin: string
  /** Epoch milliseconds. */
  now: number
}
