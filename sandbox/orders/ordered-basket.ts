import type { BasketDocument } from '../baskets/model.ts'
import { upToDate } from '../baskets/upgrade-basket.ts'
import type { OrderRow } from './order-row.ts'

/** The basket that the order was created from. */
export function orderedBasket({ basket }: OrderRow): BasketDocument {
  const kept: BasketDocument = JSON.parse(basket)
  return upToDate(kept)
}
