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

/** Places an order exactly once (design: exactly once). */
export const createOrderDeed = (shop: ShopperContext): Pick<Shopper, 'placeOrder'> => ({
  async placeOrder(input) {
    const { context, bindings, session } = shop
    const basketId = basketIdOf(shop)
    const name = await orderName(shop, basketId)
    const run = () => order(() => orderNow(shop, basketId, input))
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
      if (answer?.kind === 'gone') return taken(shop, RECEIVED)
      if (!(error instanceof LostOperation) || answer?.kind !== 'basket') throw error
      const again = () => order(() => orderAfterAll(shop, basketId, input))
      return once({ ...deed, run: again, takesOver: true })
    }
  },
})

/** Only an order that was taken is remembered: after anything else the shopper may try again. */
async function order(place: () => Promise<PlacedOrder>): Promise<DeedResult<PlacedOrder>> {
  try {
    return { value: await place() }
  } catch (error) {
    if (error instanceof ProblemError) return { problem: error, forget: true }
    throw error
  }
}

/** Once an attempt was lost, a basket that is gone has been ordered by it, late as it was. */
async function orderAfterAll(shop: ShopperContext, basketId: string, input: PlaceOrder) {
  const answer = await shop.baskets.get(basketId)
  return answer.kind === 'gone' ? taken(shop, RECEIVED) : orderNow(shop, basketId, input)
}

async function orderNow(shop: ShopperContext, basketId: string, input: PlaceOrder) {
  const basket = basketIn(await shop.baskets.get(basketId))
  refuseUnready(await checkoutOf(shop, basket, null), input)
  const answer = await shop.orders.create(basketId)
  // A basket that was there a moment ago, and is not any more, has just been ordered.
  if (answer.kind === 'refused' && answer.slug === 'basket-not-found') {
    return taken(shop, RECEIVED)
  }
  if (answer.kind === 'refused') throw new ProblemError(refusals[answer.slug] ?? 'step-open')
  if (answer.kind === 'unknown') return whatBecameOf(shop, basketId)
  if (isDeclined(answer.order)) return giveUp(shop, basketId, answer.order)
  const orderNo = v.safeParse(OrderNo, answer.order.orderNo)
  return taken(shop, orderNo.success ? { kind: 'placed', orderNo: orderNo.output } : RECEIVED)
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
  let wasSeen = false
  // Counted as well as timed: a read that hangs must not outlast the lease of the operation.
  for (let looks = 0; looks < CHECK_FOR_MS / CHECK_EVERY_MS && now() < until; looks += 1) {
    await sleep(CHECK_EVERY_MS)
    const signal = AbortSignal.timeout(CHECK_DEADLINE_MS)
    const answer = await shop.baskets.get(basketId, signal).catch(() => null)
    if (answer?.kind === 'gone') return taken(shop, RECEIVED)
    wasSeen ||= answer?.kind === 'basket'
  }
  throw new ProblemError(wasSeen ? 'unavailable' : 'outcome-unknown')
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
  { orderNo }: WireOrder,
): Promise<never> {
  for (let attempt = 0; attempt < FAIL_ATTEMPTS; attempt += 1) {
    const isReopened = await shop.orders.fail(orderNo).catch(() => null)
    if (isReopened !== null) break
    await shop.context.sleep(CHECK_EVERY_MS)
  }
  const answer = await shop.baskets.get(basketId).catch(() => null)
  if (answer?.kind === 'basket') await withoutCards(shop, answer.basket)
  throw new ProblemError('payment-declined')
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
