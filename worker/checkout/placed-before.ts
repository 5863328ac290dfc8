import { PlacedOrder } from '#shared/checkout/checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { LeaseExpired, runIdempotent, hashKey } from '../idempotency/run-idempotent.ts'
import { failLeftOver } from './failed-order.ts'
import type { Edge } from '../http/edge.ts'

/** A basket is ordered once, so its id is the idempotency key for every button, tab and retry. */
export const orderKey = ({ context }: Edge, basketId: string) =>
  hashKey(basketId, 'placeOrder', context.site.id)

/** Finds the order of a basket that is gone. Null if it was not ordered. Never places an order. */
export async function findPlacedOrder(edge: Edge, basketId: string): Promise<PlacedOrder | null> {
  const { context, bindings, session } = edge
  try {
    return await runIdempotent({
      context,
      bindings,
      session,
      name: await orderKey(edge, basketId),
      kind: 'order',
      schema: PlacedOrder,
      run: async () => ({ problem: new ProblemError('bag-empty'), retention: 'discarded' }),
    })
  } catch (error) {
    // The attempt's lease expired without a result, but the basket is gone, so it was ordered.
    if (error instanceof LeaseExpired) {
      // If it has to fail, its basket is open again at the next request.
      const isFailed = await failLeftOver(edge, basketId, context.now())
      if (isFailed === null) return { kind: 'received' }
      throw new ProblemError('unavailable', { cause: error })
    }
    if (!(error instanceof ProblemError)) throw error
    if (error.type === 'bag-empty') return null
    // The order may still be running. A later request can find its result.
    throw error.type === 'outcome-unknown'
      ? new ProblemError('unavailable', { cause: error })
      : error
  }
}
