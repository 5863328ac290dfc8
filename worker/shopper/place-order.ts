import * as v from 'valibot'

import { OrderNo, PlacedOrder, type Checkout, type PlaceOrder } from '#shared/contract/checkout.ts'
import { ProblemError, type ProblemType } from '#shared/contract/problem.ts'
import type { Shopper } from '#shared/contract/shopper.ts'

import type { WireBasket, WireOrder } from '../commerce/wire-basket.ts'
import { LostOperation, once, type DeedResult } from '../operations/once.ts'
import { basketIdOf, basketIn, checkoutOf } from './checkout.ts'
import { orderName } from './placed-before.ts'
import type { ShopperContext } from './shopper-context.ts'

/** For how long a basket is read to learn what became of an order whose answer is missing, and how often (ms). */
const CHECK_FOR_MS = 20_000
const CHECK_EVERY_MS = 1_000
const CHECK_DEADLINE_MS = 3_000
const FAIL_ATTEMPTS = 3
/** What is left undone by then stays undone: an attempt must not outlast its lease (ms). */
const PATIENCE_MS = 40_000

/** Places an order exactly once (design: exactly once). */
export const createOrderDeed = (shop: ShopperContext): Pick<Shopper, 'placeOrder'> => ({
  async placeOrder(input) {
    const { context, bindings, session } = shop
    const basketId = basketIdOf(shop)
    const name = await orderName(shop, basketId)
    const run = () => order(shop, () => orderNow(shop, basketId, input))
    const deed = {
      context,
      bindings,
      session,
      name,
      kind: 'order',
      schema: PlacedOrder,
      run,
    } as const
    try {
      return await once(deed)
    } catch (error) {
      if (!(error instanceof ProblemError) || error.type !== 'outcome-unknown') throw error
      // How it ended was never told: the basket tells. Still there long after, it was not ordered.
      const answer = await shop.baskets.get(basketId).catch(() => null)
      if (answer?.kind === 'gone') return received(shop, basketId)
      if (!(error instanceof LostOperation) || answer?.kind !== 'basket') throw error
      const again = () => order(shop, () => orderAfterAll(shop, basketId, input))
      return once({ ...deed, run: again, takesOver: true })
    }
  },
})

/** It was sent, and what became of it could not be learnt. */
class DoubtedOrder extends ProblemError {}

/**
 * Only an order that was taken is remembered: after anything else the shopper may try again, and after one
 * that may have been taken the basket is asked first.
 */
async function order(
  { context }: ShopperContext,
  place: () => Promise<PlacedOrder>,
): Promise<DeedResult<PlacedOrder>> {
  try {
    return { value: await place() }
  } catch (error) {
    if (error instanceof DoubtedOrder) return { problem: error, afterwards: 'doubted' }
    if (error instanceof ProblemError) return { problem: error, afterwards: 'forgotten' }
    context.log.warn('an order broke off', { cause: error instanceof Error ? error.name : null })
    const problem = new ProblemError('outcome-unknown', { cause: error })
    return { problem, afterwards: 'doubted' }
  }
}

/** Once an attempt was lost, a basket that is gone has been ordered by it, late as it was. */
async function orderAfterAll(shop: ShopperContext, basketId: string, input: PlaceOrder) {
  const answer = await shop.baskets.get(basketId)
  return answer.kind === 'gone' ? received(shop, basketId) : orderNow(shop, basketId, input)
}

async function orderNow(shop: ShopperContext, basketId: string, input: PlaceOrder) {
  const until = shop.context.now() + PATIENCE_MS
  const basket = basketIn(await shop.baskets.get(basketId))
  refuseUnready(await checkoutOf(shop, basket, null), input)
  const answer = await shop.orders.create(basketId)
  // A basket that was there a moment ago, and is not any more, has just been ordered.
  if (answer.kind === 'refused' && answer.slug === 'basket-not-found') {
    return received(shop, basketId)
  }
  if (answer.kind === 'refused') throw new ProblemError(refusals[answer.slug] ?? 'step-open')
  if (answer.kind === 'unknown') return whatBecameOf(shop, basketId)
  const parsed = v.safeParse(OrderNo, answer.order.orderNo)
  const orderNo = parsed.success ? parsed.output : null
  if (isDeclined(answer.order)) return giveUp(shop, basketId, { orderNo, until })
  return taken(shop, orderNo === null ? RECEIVED : { kind: 'placed', orderNo })
}

/** What the shopper has seen is what is ordered: nothing missing, nothing dearer. */
function refuseUnready({ bag, openStep, payment }: Checkout, { total }: PlaceOrder) {
  if (bag.lines.length === 0) throw new ProblemError('bag-empty')
  if (bag.lines.some(({ availability }) => availability !== 'available')) {
    throw new ProblemError('bag-unavailable')
  }
  if (openStep === 'shipping') throw new ProblemError('step-open')
  if (openStep === 'billing') throw new ProblemError(payment ? 'step-open' : 'payment-missing')
  if (bag.total.minorUnits !== total) throw new ProblemError('price-changed')
}

const RECEIVED: PlacedOrder = { kind: 'received' }

/** Why the service does not take an order; whatever else it misses is a step that is open. */
const refusals: Record<string, ProblemType> = {
  'product-item-not-available': 'bag-unavailable',
}

/** Never a second request: the basket tells. Gone, it became an order; still there, it may be tried again. */
async function whatBecameOf(shop: ShopperContext, basketId: string): Promise<PlacedOrder> {
  const { now, sleep } = shop.context
  const until = now() + CHECK_FOR_MS
  let isThere = false
  // Counted as well as timed: a read that hangs must not outlast the lease of the operation.
  for (let looks = 0; looks < CHECK_FOR_MS / CHECK_EVERY_MS && now() < until; looks += 1) {
    await sleep(CHECK_EVERY_MS)
    const signal = AbortSignal.timeout(CHECK_DEADLINE_MS)
    const answer = await shop.baskets.get(basketId, signal).catch(() => null)
    if (answer?.kind === 'gone') return received(shop, basketId)
    isThere = answer?.kind === 'basket'
  }
  throw new DoubtedOrder(isThere ? 'unavailable' : 'outcome-unknown')
}

/** The basket is gone, and what else may have become of it but an order. Unless the shopper is another one. */
function received(shop: ShopperContext, basketId: string): PlacedOrder {
  if (shop.session.state?.basketId !== basketId) throw new DoubtedOrder('outcome-unknown')
  return taken(shop, RECEIVED)
}

function taken(shop: ShopperContext, placed: PlacedOrder): PlacedOrder {
  // The basket's id stays until the next one: by it the checkout finds the order again.
  shop.session.update({ bagCount: 0, payment: null })
  return placed
}

/** Of the platform's status of an authorisation, beside 0 for one that was given. */
const AUTHORIZATION_FAILED = 1

const isDeclined = ({ paymentInstruments }: WireOrder) =>
  paymentInstruments.some(
    ({ authorizationStatus }) => authorizationStatus?.status === AUTHORIZATION_FAILED,
  )

/** Nothing was paid: the order is given up, and its basket is the shopper's again, without the card. */
async function giveUp(
  shop: ShopperContext,
  basketId: string,
  { orderNo, until }: { orderNo: OrderNo | null; until: number },
): Promise<never> {
  const { now, sleep } = shop.context
  for (let attempt = 0; orderNo !== null && attempt < FAIL_ATTEMPTS; attempt += 1) {
    const isReopened = await shop.orders.fail(orderNo).catch(() => null)
    if (isReopened !== null || now() >= until) break
    await sleep(CHECK_EVERY_MS)
  }
  if (now() < until) await withoutDeclinedCards(shop, basketId).catch(() => null)
  throw new ProblemError('payment-declined')
}

async function withoutDeclinedCards(shop: ShopperContext, basketId: string) {
  const answer = await shop.baskets.get(basketId)
  if (answer.kind === 'basket') await withoutCards(shop, answer.basket)
}

/** A card that was declined is not offered again. */
export async function withoutCards({ baskets }: ShopperContext, basket: WireBasket) {
  let current = basket
  for (const { paymentInstrumentId } of basket.paymentInstruments) {
    if (paymentInstrumentId === undefined) continue
    const answer = await baskets.removePaymentInstrument(basket.basketId, paymentInstrumentId)
    if (answer.kind === 'basket') current = answer.basket
  }
  return current
}
