import type { BasketDocument } from '../baskets/model.ts'
import { upToDate } from '../baskets/up-to-date.ts'
import type { OrderRow } from './order-row.ts'

/** The basket that an order was made of. */
export function orderedBasket({ basket }: OrderRow): BasketDocument {
  const kept: BasketDocument = JSON.parse(basket)
  return upToDate(kept)
}
