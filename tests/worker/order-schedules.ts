import { expect } from 'vitest'

import { seededRandom } from '../support/seeded-random.ts'
import { GOOD_CARD, openShopper, placeOrder, readyToOrder, type Shopper } from './purchase.ts'
import type { Fault } from './shop.ts'
import { openStore, type Store } from './store.ts'

/** Faults of the request that places an order: before the order is created, after it, or in the response. */
export const ORDER_FAULTS = {
  'gateway gives up before': { kind: 'status', status: 504 },
  'gateway gives up after': { kind: 'status-after-commit', status: 504 },
  'reset before': { kind: 'reset-before-commit' },
  'reset after': { kind: 'reset-after-commit' },
  'slow to begin': { kind: 'delay', ms: 200 },
  'slow to answer': { kind: 'delay-after-commit', ms: 200 },
  'half an answer': { kind: 'malformed' },
  'token refused': { kind: 'unauthorized' },
} as const satisfies Record<string, Fault>

type OrderFault = keyof typeof ORDER_FAULTS

type Doing =
  | { do: 'place'; clicks: number; isOneAction: boolean; isLost: boolean; fault: OrderFault | null }
  | { do: 'look'; path: '/checkout/review' | '/checkout' | '/cart' | '/checkout/billing' }
  | { do: 'have the token refused' }
  | { do: 'pause'; minutes: number }

export type Step = Doing & { tab: 0 | 1; isolate: 0 | 1; isAwaited: boolean }

const FAULTS: readonly [OrderFault, ...OrderFault[]] = [
  'gateway gives up before',
  'gateway gives up after',
  'reset before',
  'reset after',
  'slow to begin',
  'slow to answer',
  'half an answer',
  'token refused',
]

/** Three to six steps that a shopper takes before checking the order. */
export function createSchedule(seed: number): Step[] {
  const chance = seededRandom(seed)
  const place = (): Doing => ({
    do: 'place',
    clicks: 1 + chance.below(3),
    isOneAction: chance.isSo(0.5),
    isLost: chance.isSo(0.4),
    fault: chance.isSo(0.75) ? chance.oneOf(FAULTS) : null,
  })
  const paths = ['/checkout/review', '/checkout', '/cart', '/checkout/billing'] as const
  const other = () =>
    chance.oneOf<Doing>([
      { do: 'look', path: chance.oneOf(paths) },
      { do: 'have the token refused' },
      { do: 'pause', minutes: chance.oneOf([1, 31]) },
    ])
  const length = 3 + chance.below(4)
  return Array.from({ length }, (_, count) => ({
    tab: chance.oneOf([0, 1]),
    isolate: chance.oneOf([0, 1]),
    isAwaited: chance.isSo(0.6),
    ...(count === 0 || chance.isSo(0.5) ? place() : other()),
  }))
}

/** Exceeds the time for which the breaker stays open, and for which any token is rejected. */
export const CALM_MS = 40_000

/** A shopper in two tabs who is ready to order, in a shop of two isolates. */
export async function openCheckout({
  productId = 'JW0801',
  card = GOOD_CARD,
  variables = {},
}: { productId?: string; card?: string; variables?: Record<string, unknown> } = {}) {
  const store = openStore(variables, 2)
  const shopper = openShopper(store)
  const total = await readyToOrder(shopper, { productId, card })
  return openedIn(store, shopper, total)
}

export interface OpenCheckout {
  store: Store
  shopper: Shopper
  /** In minor units. */
  total: number
  tabs: readonly [Shopper, Shopper]
  /** Form fields of the order besides the total. */
  fields?: Record<string, string>
}

export const openedIn = (store: Store, shopper: Shopper, total: number): OpenCheckout => ({
  store,
  shopper,
  total,
  tabs: [shopper, shopper.copy()],
})

/** Runs a schedule. @returns every response that the shopper saw */
export async function live(
  { store, tabs, total, fields = {} }: OpenCheckout,
  schedule: readonly Step[],
) {
  const seen: { status: number; to: string | null; text: string }[] = []
  const underWay: Promise<unknown>[] = []
  const faults: (() => Promise<unknown>)[] = []
  for (const step of schedule) {
    const tab = tabs[step.tab]
    const note = async (answer: Promise<(typeof seen)[number]>, isLost = false) => {
      const { status, to, text } = await answer
      if (!isLost) seen.push({ status, to, text })
    }
    const act = async () => {
      if (step.do === 'pause') store.clock.now += step.minutes * 60_000
      if (step.do === 'have the token refused') {
        faults.push(await tab.breaks('/baskets/', ORDER_FAULTS['token refused']))
      }
      if (step.do === 'look') await note(tab.get(step.path, step))
      if (step.do !== 'place') return
      if (step.fault) {
        const fault = ORDER_FAULTS[step.fault]
        faults.push(await tab.breaks('/orders?', fault, { method: 'POST' }))
      }
      const idempotencyKey = step.isOneAction ? { idempotencyKey: `op-${crypto.randomUUID()}` } : {}
      const clicks = Array.from({ length: step.clicks }, () =>
        note(placeOrder(tab, total, { ...step, ...idempotencyKey, fields }), step.isLost),
      )
      await Promise.all(clicks)
    }
    const acting = act()
    underWay.push(acting)
    if (step.isAwaited) await acting
  }
  await Promise.all(underWay)
  await Promise.all(faults.map((cancel) => cancel()))
  return seen
}

/** Expects exactly one order after a schedule. */
export async function expectOneOrder({ store, shopper, total, fields = {} }: OpenCheckout) {
  store.clock.now += CALM_MS
  const before = await shopper.orders()
  expect(before.length).toBeLessThanOrEqual(1)

  const looked = await shopper.follow('/checkout/review')
  // The review page is shown only while there is no order.
  const isReview = looked.at === '/checkout/review' && looked.status === 200
  expect(isReview).toBe(before.length === 0)
  if (isReview) await placeOrder(shopper, total, { fields })
  const end = await shopper.follow('/checkout/review')
  const orders = await shopper.orders()
  expect(orders).toHaveLength(1)
  expect(orders[0]).toMatchObject({ status: 'created', paymentStatus: 'paid' })
  expect(end.status).toBe(200)
  const honest = [orders[0]?.orderNo, 'received'].map((name) => `/checkout/confirmation/${name}`)
  expect(honest).toContain(end.at)

  // The shopper goes back and presses the same button again.
  const again = await placeOrder(shopper, total, { fields })
  expect(again.status).toBe(303)
  expect(honest).toContain(again.to)
  expect(await shopper.orders()).toHaveLength(1)
  expect((await shopper.bag()).lines).toEqual([])
}
