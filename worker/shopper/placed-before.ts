import { PlacedOrder } from '#shared/contract/checkout.ts'
import { ProblemError } from '#shared/contract/problem.ts'

import { LostOperation, once, operationName } from '../operations/once.ts'
import type { ShopperContext } from './shopper-context.ts'

/** The order of a basket happens once, whichever button, tab or repetition asks for it. */
export const orderName = ({ context }: ShopperContext, basketId: string) =>
  operationName(basketId, 'place-order', context.site.id)

/** What became of a basket that is gone: its order, or null when nobody ordered it. Places none. */
export async function placedBefore(
  shop: ShopperContext,
  basketId: string,
): Promise<PlacedOrder | null> {
  const { context, bindings, session } = shop
  try {
    return await once({
      context,
      bindings,
      session,
      name: await orderName(shop, basketId),
      kind: 'order',
      schema: PlacedOrder,
      run: async () => ({ problem: new ProblemError('bag-empty'), afterwards: 'forgotten' }),
    })
  } catch (error) {
    // Somebody began to order it and was never heard of again, and the basket is gone.
    if (error instanceof LostOperation) return { kind: 'received' }
    if (!(error instanceof ProblemError)) throw error
    if (error.type === 'bag-empty') return null
    // It may still be under way: whoever asks again is told.
    throw error.type === 'outcome-unknown'
      ? new ProblemError('unavailable', { cause: error })
      : error
  }
}
