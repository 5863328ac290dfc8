import * as features from '#shop/features.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { createBaskets } from './baskets.ts'
import type { BasketResult } from './upstream.ts'
import type { WireBasket } from './wire-basket.ts'
import { visitorStoreOf } from '../stores/visitor-store.ts'
import { takeOverBasket } from './agent-basket.ts'
import type { Edge } from '../http/edge.ts'

/** Reads the session's basket. @throws {ProblemError} `not-found` without one */
export async function openBasket(edge: Edge): Promise<WireBasket> {
  const basketId = edge.session.state?.basketId
  const answer = basketId ? await createBaskets(edge).get(basketId) : null
  if (answer?.kind === 'basket') return answer.basket
  throw new ProblemError(answer?.kind === 'refused' ? 'unavailable' : 'not-found')
}

/** The session's basket as it is now. Null if there is none, or it has ended. @throws {ProblemError} `unavailable` */
export async function currentBasket(edge: Edge): Promise<WireBasket | null> {
  const basketId = edge.session.state?.basketId
  if (!basketId) return null
  const answer = await createBaskets(edge).get(basketId)
  if (answer.kind === 'refused') throw new ProblemError('unavailable')
  return answer.kind === 'basket' ? answer.basket : null
}

/** @throws {ProblemError} `bag-empty` if there is no bag to check out */
export function basketIdOf({ session }: Pick<Edge, 'session'>): string {
  const basketId = session.state?.basketId
  if (!basketId) throw new ProblemError('bag-empty')
  return basketId
}

/** A basket that was read. @throws {ProblemError} `bag-empty` if it is gone, `unavailable` if the request was rejected */
export function basketIn(answer: BasketResult): WireBasket {
  if (answer.kind === 'basket') return answer.basket
  throw new ProblemError(answer.kind === 'gone' ? 'bag-empty' : 'unavailable')
}

/** A basket after a write. @throws {ProblemError} `bag-empty` if it is gone, else why the write was rejected */
export function savedBasketIn(answer: BasketResult): WireBasket {
  if (answer.kind === 'refused') throw new ProblemError(answer.problem)
  return basketIn(answer)
}

/**
 * The basket in the site's currency and with the e-mail address of the customer who is signed in (spec 1 §4). Each is
 * only written if it differs.
 */
export async function alignedBasket(edge: Edge, basket: WireBasket): Promise<WireBasket> {
  const { context, session } = edge
  const baskets = createBaskets(edge)
  const { basketId } = basket
  const email = session.state?.customer?.email
  const { currency } = context.site
  let aligned = basket
  const write = async (name: string, change: () => Promise<BasketResult>) => {
    const answer = await change().catch(() => null)
    if (answer?.kind === 'basket') aligned = answer.basket
    else context.log.warn(`basket ${name} not updated`)
  }
  if (basket.currency !== undefined && basket.currency !== currency) {
    await write('currency', () => baskets.updateBasket(basketId, { currency }))
  }
  if (email && basket.customerInfo.email !== email) {
    await write('e-mail address', () => baskets.updateCustomerForBasket(basketId, email))
  }
  return aligned
}

export const ensureBasket = async (edge: Edge) =>
  edge.session.state?.basketId ?? (await newBasket(edge))

/** Creates a basket. A shopper has only one open basket, so an existing one is used. */
export async function newBasket(edge: Edge): Promise<string> {
  const { session } = edge
  const store = features.pickup ? visitorStoreOf(edge) : null
  const answer = await createBaskets(edge).create(store?.storeId ?? null)
  if (answer.kind !== 'basket' && answer.kind !== 'exists') throw new ProblemError('unavailable')
  const basketId = answer.kind === 'basket' ? answer.basket.basketId : answer.basketId
  session.update({ basketId })
  await takeOverBasket(edge)
  return basketId
}
