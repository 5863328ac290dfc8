import type { PricedBasket } from '../../pricing/model.ts'
import type { Language, Site } from '../../platform/site.ts'
import type { BasketData } from '../contents/basket-facts.ts'
import type { BasketDocument } from '../contents/model.ts'
import { majorUnits } from '../../platform/money.ts'

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

type Amounts = Record<string, number | null>

/** Amounts in the API's format, without unknown ones. */
export const knownAmounts = (amounts: Amounts): Record<string, number> =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([name, amount]) =>
      amount === null ? [] : [[name, majorUnits(amount)]],
    ),
  )

/** Amounts in the API's format; unknown ones are null. */
export const amountsOrNull = (amounts: Amounts): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [
      name,
      amount === null ? null : majorUnits(amount),
    ]),
  )
