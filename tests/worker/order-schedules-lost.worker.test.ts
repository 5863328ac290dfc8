import { expect, test } from 'vitest'

import { openCheckout } from './order-schedules.ts'
import { placeOrder } from './purchase.ts'

/** Longer than an order may take before whoever makes it counts as lost. */
const LOST_MS = 61_000

/** The isolate that makes the order is given up by its runtime while it waits to see what became of it. */
async function loseMaker(kind: string) {
  const checkout = await openCheckout()
  const { store, shopper, total } = checkout
  store.freeze(0)
  await shopper.breaks('/orders?', { kind, status: 504 }, { method: 'POST' })
  void placeOrder(shopper, total, { isolate: 0, isLost: true })
  await expect.poll(async () => (await shopper.calls('/orders')).length).toBe(1)
  // Its request has come and been answered before the next one starts.
  await expect.poll(async () => (await shopper.orders()).length).toBe(kind === 'status' ? 0 : 1)
  store.clock.now += LOST_MS
  return checkout
}

test('who asks for an order whose maker was lost after it was made is told that it was received', async () => {
  const { shopper, total } = await loseMaker('reset-after-commit')
  const answer = await placeOrder(shopper, total, { isolate: 1 })
  expect(answer).toMatchObject({ status: 303, to: '/checkout/confirmation/received' })
  const end = await shopper.follow('/checkout/review', { isolate: 1 })
  expect(end).toMatchObject({ status: 200, at: '/checkout/confirmation/received' })
  expect(await shopper.orders()).toHaveLength(1)
})

test('whose maker was lost before it was made orders anew, once, however many tabs ask', async () => {
  const { shopper, total } = await loseMaker('status')
  expect((await shopper.bag({ isolate: 1 })).count).toBe(1)
  const answers = await Promise.all(
    [1, 1].map((isolate) => placeOrder(shopper, total, { isolate })),
  )
  const [order] = await shopper.orders()
  expect(await shopper.orders()).toHaveLength(1)
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 303, to: `/checkout/confirmation/${order?.orderNo}` })
  }
})

test('an order that was taken for lost and still ends counts for everyone who asked', async () => {
  const { store, shopper, total } = await openCheckout()
  await shopper.breaks('/orders?', { kind: 'delay', ms: 1_500 }, { method: 'POST' })
  const first = placeOrder(shopper, total, { isolate: 0 })
  await expect.poll(async () => (await shopper.calls('/orders')).length).toBe(1)
  store.clock.now += LOST_MS
  // Whoever takes over sees the basket once, and looks again only when the first order is made.
  await shopper.breaks('/baskets/', { kind: 'delay', ms: 0 }, { method: 'GET' })
  await shopper.breaks('/baskets/', { kind: 'delay', ms: 4_000 }, { method: 'GET' })
  const second = await placeOrder(shopper.copy(), total, { isolate: 1 })

  const [order] = await shopper.orders()
  const confirmation = `/checkout/confirmation/${order?.orderNo}`
  expect(await shopper.orders()).toHaveLength(1)
  expect(await first).toMatchObject({ status: 303, to: confirmation })
  expect(second).toMatchObject({ status: 303, to: '/checkout/confirmation/received' })
  expect(await shopper.follow('/checkout/review')).toMatchObject({ status: 200, at: confirmation })
})
