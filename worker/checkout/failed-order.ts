import * as v from 'valibot'

import { OrderNo } from '#shared/checkout/checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { createOrders } from './orders.ts'
import { createBaskets } from '../bag/baskets.ts'
import { hashKey, NO_OWNER, runIdempotent } from '../idempotency/run-idempotent.ts'
import { withoutCards } from '../payment/basket-cards.ts'
import type { Edge } from '../http/edge.ts'

const EVERY_MS = 1_000
const DECLINED_ATTEMPTS = 3
/** Of each call (ms). */
const DEADLINE_MS = 5_000

/** The order to fail, and when to give up (ms). */
interface Failing {
  orderNo: OrderNo | null
  until: number
}

/** Fails an order whose card was declined, which has taken nothing, and removes the card. */
export async function failDeclined(
  edge: Edge,
  basketId: string,
  failing: Failing,
): Promise<ProblemError> {
  await failOrder(edge, failing, DECLINED_ATTEMPTS)
  if (edge.context.now() < failing.until) {
    const answer = await createBaskets(edge)
      .get(basketId)
      .catch(() => null)
    if (answer?.kind === 'basket') await withoutCards(edge, answer.basket).catch(() => null)
  }
  return new ProblemError('payment-declined')
}

/**
 * Fails an order that the shopper has not confirmed as it is. Its number is stored first, so that a later request
 * continues if this one ends early.
 * @returns whether it is certain that the order has failed
 */
export async function failUnconfirmed(
  edge: Edge,
  basketId: string,
  failing: Failing,
): Promise<boolean> {
  const { orderNo } = failing
  if (orderNo !== null) await storeNumber(edge, basketId, orderNo).catch(() => null)
  return withErrorLine(edge, await failOrder(edge, failing))
}

/**
 * Continues to fail the latest unconfirmed order of a basket that is gone.
 * @returns whether it is certain that the order has failed; null if there is no such order
 */
export async function failLeftOver(
  edge: Edge,
  basketId: string,
  until: number,
): Promise<boolean | null> {
  const orderNo = await latestNumber(edge, basketId)
  return orderNo === null ? null : withErrorLine(edge, await failOrder(edge, { orderNo, until }))
}

function withErrorLine({ context }: Edge, isFailed: boolean) {
  if (!isFailed) context.log.error('order above the confirmed total not failed')
  return isFailed
}

/** Retries until the call succeeds, or the order reads as failed. */
async function failOrder(
  edge: Edge,
  { orderNo, until }: Failing,
  attempts = Infinity,
): Promise<boolean> {
  const { now, sleep } = edge.context
  const orders = createOrders(edge)
  for (let attempt = 1; orderNo !== null; attempt += 1) {
    if (await orders.fail(orderNo, AbortSignal.timeout(DEADLINE_MS)).catch(() => false)) return true
    const read = await orders.get(orderNo, AbortSignal.timeout(DEADLINE_MS)).catch(() => null)
    if (read?.status === 'failed') return true
    if (attempt >= attempts || now() >= until) break
    await sleep(EVERY_MS)
  }
  return false
}

/** A reopened basket may become another order that has to fail, so the numbers are stored one after the other. */
async function storeNumber(edge: Edge, basketId: string, orderNo: OrderNo) {
  let place = 0
  while ((await numberAt(edge, { basketId, place }, orderNo)) !== orderNo) place += 1
}

async function latestNumber(edge: Edge, basketId: string): Promise<OrderNo | null> {
  let latest: OrderNo | null = null
  for (let place = 0; ; place += 1) {
    const orderNo = await numberAt(edge, { basketId, place }, null)
    if (orderNo === null) return latest
    latest = orderNo
  }
}

/** The number that is stored at a place. If there is none, `orderNo` is stored there. */
async function numberAt(
  { context, bindings }: Edge,
  { basketId, place }: { basketId: string; place: number },
  orderNo: OrderNo | null,
): Promise<OrderNo | null> {
  try {
    const stored = await runIdempotent({
      context,
      bindings,
      session: NO_OWNER,
      name: await hashKey(basketId, 'unconfirmedOrder', [context.site.id, place]),
      kind: 'order',
      schema: v.object({ orderNo: OrderNo }),
      run: async () =>
        orderNo === null
          ? { problem: new ProblemError('not-found'), retention: 'discarded' }
          : { value: { orderNo } },
    })
    return stored.orderNo
  } catch (error) {
    if (error instanceof ProblemError && error.type === 'not-found') return null
    throw error
  }
}
