import type { BasketDocument } from '../baskets/contents/model.ts'
import { upgradeBasket } from '../baskets/stored-basket.ts'
import type { OrderRow } from './order-row.ts'

/** The basket that the order was created from. */
export function orderedBasket({ basket }: OrderRow): BasketDocument {
  const stored: BasketDocument = JSON.parse(basket)
  return upgradeBasket(stored)
}
