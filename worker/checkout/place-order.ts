import * as v from 'valibot'

import { OrderNo, PlacedOrder, type Checkout, type PlaceOrder } from '#shared/checkout/checkout.ts'
import { ProblemError, type ProblemType } from '#shared/http/problem.ts'

import { createOrders } from './orders.ts'
import { createBaskets } from '../bag/baskets.ts'
import { noteAttribution } from './note-attribution.ts'
import { measureOrder } from './measure-order.ts'
import type { WireOrder } from '../bag/wire-basket.ts'
import { LeaseExpired, runIdempotent, type ActionResult } from '../idempotency/run-idempotent.ts'
import { changedOrder, refusedOrder } from './changed-order.ts'
import { basketIdOf, basketIn } from '../bag/open-basket.ts'
import { checkoutOf } from './checkout.ts'
import { isAboveConfirmed, limitPayments } from './confirmed-total.ts'
import { failDeclined, failLeftOver, failUnconfirmed } from './failed-order.ts'
import { orderKey } from './placed-before.ts'
import { reportPurchase } from './report-purchase.ts'
import type { Edge } from '../http/edge.ts'

/** For how long, and at which interval, the basket is read to find the outcome of an order (ms). */
const CHECK_FOR_MS = 20_000
const CHECK_EVERY_MS = 1_000
const CHECK_DEADLINE_MS = 3_000
/** Failing an order stops by then, because an attempt must end before its lease (ms). */
const CLEANUP_DEADLINE_MS = 40_000

/** Rejects an order that starts auto-refreshes without what they need. @throws {ProblemError} */
export type RequireRefreshable = (
  edge: Edge,
  checkout: Pick<Checkout, 'bag' | 'payment'>,
  input: PlaceOrder,
) => Promise<void>

/** Places an order exactly once (design: exactly once). */
export async function placeOrder(
  edge: Edge,
  input: PlaceOrder,
  requireRefreshable: RequireRefreshable,
): Promise<PlacedOrder> {
  const { context, bindings, session } = edge
  const basketId = basketIdOf(edge)
  const name = await orderKey(edge, basketId)
  const figures = { order: name, total: input.total }
  const attempt = { basketId, input, requireRefreshable }
  const run = () => order(edge, figures, () => placeNow(edge, attempt))
  const schema = PlacedOrder
  const action = { context, bindings, session, name, kind: 'order', schema, run } as const
  try {
    return await runIdempotent(action)
  } catch (error) {
    if (!(error instanceof ProblemError) || error.type !== 'outcome-unknown') throw error
    // The basket shows the outcome. If it still exists after the lease has expired, it was not ordered.
    const answer = await createBaskets(edge)
      .get(basketId)
      .catch(() => null)
    if (answer?.kind === 'gone') {
      const received = await orderReceived(edge, basketId, input)
      measureOrder(edge, { ...figures, outcome: received.kind })
      return received
    }
    if (!(error instanceof LeaseExpired) || answer?.kind !== 'basket') throw error
    const again = () => order(edge, figures, () => placeAfterLostAttempt(edge, attempt))
    return runIdempotent({ ...action, run: again, retriesLost: true })
  }
}

interface Attempt {
  basketId: string
  input: PlaceOrder
  requireRefreshable: RequireRefreshable
}

/** The order was sent, but its outcome could not be determined. */
class UnknownOrderOutcome extends ProblemError {}

/**
 * Stores only the result of an accepted order. After any other result the shopper may try again. If the outcome
 * is unknown, the basket is checked first.
 */
async function order(
  edge: Edge,
  figures: { order: string; total: number },
  place: () => Promise<PlacedOrder>,
): Promise<ActionResult<PlacedOrder>> {
  const { context } = edge
  try {
    const placed = await place()
    measureOrder(edge, { ...figures, outcome: placed.kind })
    return { value: placed }
  } catch (error) {
    const outcome = error instanceof ProblemError ? error.type : 'outcome-unknown'
    measureOrder(edge, { ...figures, outcome })
    if (error instanceof UnknownOrderOutcome) return { problem: error, retention: 'unknown' }
    if (error instanceof ProblemError) return { problem: error, retention: 'discarded' }
    context.log.warn('order interrupted', { cause: error instanceof Error ? error.name : null })
    const problem = new ProblemError('outcome-unknown', { cause: error })
    return { problem, retention: 'unknown' }
  }
}

/** Places the order after an expired attempt. If the basket is gone, that attempt has ordered it after all. */
async function placeAfterLostAttempt(edge: Edge, attempt: Attempt) {
  const { basketId, input } = attempt
  const answer = await createBaskets(edge).get(basketId)
  return answer.kind === 'gone' ? orderReceived(edge, basketId, input) : placeNow(edge, attempt)
}

async function placeNow(edge: Edge, { basketId, input, requireRefreshable }: Attempt) {
  const until = edge.context.now() + CLEANUP_DEADLINE_MS
  const basket = basketIn(await createBaskets(edge).get(basketId))
  const checkout = await checkoutOf(edge, basket, null)
  assertReady(checkout, input)
  await requireRefreshable(edge, checkout, input)
  await limitPayments(createBaskets(edge), basket, checkout)
  await noteAttribution(edge, basketId)
  const answer = await createOrders(edge).create(basketId)
  // The basket existed a moment ago, so it has just been ordered.
  if (answer.kind === 'refused' && answer.slug === 'basket-not-found') {
    return orderReceived(edge, basketId, input)
  }
  if (answer.kind === 'refused') {
    const problem = problemBySlug[answer.slug] ?? answer.problem
    throw await refusedOrder(edge, { problem, basketId, input })
  }
  if (answer.kind === 'unknown') return findOutcome(edge, basketId, input)
  return resultOfOrder(edge, answer.order, { basketId, input, until })
}

/** Accepts an order that commerce has created only if it charges no more than the shopper has confirmed. */
async function resultOfOrder(
  edge: Edge,
  order: WireOrder,
  { basketId, input, until }: Omit<Attempt, 'requireRefreshable'> & { until: number },
): Promise<PlacedOrder> {
  const parsed = v.safeParse(OrderNo, order.orderNo)
  const orderNo = parsed.success ? parsed.output : null
  if (isDeclined(order)) throw await failDeclined(edge, basketId, { orderNo, until })
  if (!isAboveConfirmed(order, input)) {
    if (orderNo !== null) reportPurchase(edge, orderNo, order)
    return orderPlaced(edge, orderNo === null ? RECEIVED : { kind: 'placed', orderNo })
  }
  // Commerce has not kept to the limits of the payments.
  const isFailed = await failUnconfirmed(edge, basketId, { orderNo, until })
  if (!isFailed) throw new UnknownOrderOutcome('outcome-unknown')
  throw await refusedOrder(edge, { problem: 'price-changed', basketId, input })
}

/** Rejects an order that differs from what the shopper has seen: unavailable items, open steps or another total. */
function assertReady({ bag, openStep, payment, due }: Checkout, input: PlaceOrder) {
  if (bag.count === 0) throw new ProblemError('bag-empty')
  if (bag.lines.some(({ availability }) => availability !== 'available')) {
    throw changedOrder('bag-unavailable', input, bag)
  }
  if (openStep === 'shipping') throw new ProblemError('step-open')
  if (openStep === 'billing') throw new ProblemError(payment ? 'step-open' : 'payment-missing')
  const isAsSeen =
    bag.total.minorUnits === input.total && due.minorUnits === (input.due ?? input.total)
  if (!isAsSeen) throw changedOrder('price-changed', input, bag)
}

const RECEIVED: PlacedOrder = { kind: 'received' }

/** The problem for each slug with which the service rejects an order. */
const problemBySlug: Record<string, ProblemType> = {
  'product-item-not-available': 'bag-unavailable',
}

/** Finds the outcome from the basket and never sends a second order. If the basket is gone, it was ordered; if it still exists, the shopper may try again. */
async function findOutcome(edge: Edge, basketId: string, input: PlaceOrder): Promise<PlacedOrder> {
  const { now, sleep } = edge.context
  const until = now() + CHECK_FOR_MS
  let isThere = false
  // Limited by count and by time, because hanging reads must not outlast the lease.
  for (let looks = 0; looks < CHECK_FOR_MS / CHECK_EVERY_MS && now() < until; looks += 1) {
    await sleep(CHECK_EVERY_MS)
    const signal = AbortSignal.timeout(CHECK_DEADLINE_MS)
    const answer = await createBaskets(edge)
      .get(basketId, signal)
      .catch(() => null)
    if (answer?.kind === 'gone') return orderReceived(edge, basketId, input)
    isThere = answer?.kind === 'basket'
  }
  throw new UnknownOrderOutcome(isThere ? 'unavailable' : 'outcome-unknown')
}

/**
 * A missing basket has been ordered, unless the session now has another basket, or the order is one that has to fail
 * because the shopper has not confirmed it as it is.
 */
async function orderReceived(
  edge: Edge,
  basketId: string,
  input: PlaceOrder,
): Promise<PlacedOrder> {
  if (edge.session.state?.basketId !== basketId) throw new UnknownOrderOutcome('outcome-unknown')
  const isFailed = await failLeftOver(edge, basketId, edge.context.now())
  if (isFailed === false) throw new UnknownOrderOutcome('outcome-unknown')
  const answer = isFailed === true ? await createBaskets(edge).get(basketId) : null
  if (answer?.kind === 'basket') {
    throw await refusedOrder(edge, { problem: 'price-changed', basketId, input })
  }
  return orderPlaced(edge, RECEIVED)
}

function orderPlaced(edge: Edge, placed: PlacedOrder): PlacedOrder {
  // The basket id stays until the next basket is created, because the checkout uses it to find the order.
  const hasGuestOrder = edge.session.state?.authType === 'guest' && !edge.session.state.agent
  edge.session.update({
    bagCount: 0,
    payment: null,
    lastTime: null,
    ...(hasGuestOrder && { hasGuestOrder }),
  })
  return placed
}

/** The platform's authorization status for a declined payment; 0 means authorized. */
const AUTHORIZATION_FAILED = 1

const isDeclined = ({ paymentInstruments }: WireOrder) =>
  paymentInstruments.some(
    ({ authorizationStatus }) => authorizationStatus?.status === AUTHORIZATION_FAILED,
  )
