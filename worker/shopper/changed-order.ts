import { changedLines, readSeen } from '#shared/checkout/order-changes.ts'
import type { Bag } from '#shared/contract/bag.ts'
import type { PlaceOrder } from '#shared/contract/checkout.ts'
import { ProblemError, type ProblemType } from '#shared/contract/problem.ts'

import { bagOf } from './change-basket.ts'
import type { ShopperContext } from './shopper-context.ts'

/** Why the order is not placed, with every line that has changed since the shopper saw it. */
export const changedOrder = (
  type: 'price-changed' | 'bag-unavailable',
  { seen = '' }: PlaceOrder,
  bag: Bag,
) => new ProblemError(type, { lines: changedLines(readSeen(seen), bag) })

/** The problem of an order that commerce has refused. The basket now says which lines cannot be had. */
export async function refusedOrder(
  shop: ShopperContext,
  { type, basketId, input }: { type: ProblemType; basketId: string; input: PlaceOrder },
) {
  if (type !== 'bag-unavailable') return new ProblemError(type)
  const answer = await shop.baskets.get(basketId).catch(() => null)
  if (answer?.kind !== 'basket') return new ProblemError(type)
  return changedOrder(type, input, await bagOf(shop, answer.basket, { judgesOtherWays: false }))
}
