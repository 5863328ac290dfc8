import { PlacedOrder } from '#shared/contract/checkout.ts'
import { ProblemError } from '#shared/contract/problem.ts'

import { once, operationName } from '../operations/once.ts'
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
      run: async () => ({ problem: new ProblemError('bag-empty'), forget: true }),
    })
  } catch (error) {
    const type = error instanceof ProblemError ? error.type : null
    if (type === 'bag-empty') return null
    // Somebody began to order it and was never heard of again, and the basket is gone.
    if (type === 'outcome-unknown') return { kind: 'received' }
    throw error
  }
}
