import { ProblemError } from '#shared/http/problem.ts'

import type { WireBasket } from '../commerce/wire-basket.ts'
import type { ShopperContext } from './shopper-context.ts'

/** @throws {ProblemError} `not-found` without a basket */
export async function openBasket({ session, baskets }: ShopperContext): Promise<WireBasket> {
  const basketId = session.state?.basketId
  const answer = basketId ? await baskets.get(basketId) : null
  if (answer?.kind === 'basket') return answer.basket
  throw new ProblemError(answer?.kind === 'refused' ? 'unavailable' : 'not-found')
}
