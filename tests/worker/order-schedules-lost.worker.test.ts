import { expect, test } from 'vitest'

import { openCheckout } from './order-schedules.ts'
import { placeOrder } from './purchase.ts'

/** Exceeds the lease of an order. */
const LOST_MS = 61_000

/** The runtime abandons the isolate that places the order while it waits to check the outcome. */
async function loseMaker(kind: string) {
  const checkout = await openCheckout()
  const { store, shopper, total } = checkout
  store.freeze(0)
  await shopper.breaks('/orders?', { kind, status: 504 }, { method: 'POST' })
  void placeOrder(shopper, total, { isolate: 0, isLost: true })
  await expect.poll(async () => (await shopper.calls('/orders')).length).toBe(1)
  // Commerce has processed this request before the next one starts.
  await expect.poll(async () => (await shopper.orders()).length).toBe(kind === 'status' ? 0 : 1)
  store.clock.now += LOST_MS
  return checkout
}

test('a retry reports the order as received when the isolate is lost after commerce creates it', async () => {
  const { shopper, total } = await loseMaker('reset-after-commit')
  const answer = await placeOrder(shopper, total, { isolate: 1 })
  expect(answer).toMatchObject({ status: 303, to: '/checkout/confirmation/received' })
  const end = await shopper.follow('/checkout/review', { isolate: 1 })
  expect(end).toMatchObject({ status: 200, at: '/checkout/confirmation/received' })
  expect(await shopper.orders()).toHaveLength(1)
})

test('parallel retries place the order once when the isolate is lost before commerce creates it', async () => {
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

test('an order that completes after its lease has expired counts for every request', async () => {
  const { store, shopper, total } = await openCheckout()
  await shopper.breaks('/orders?', { kind: 'delay', ms: 1_500 }, { method: 'POST' })
  const first = placeOrder(shopper, total, { isolate: 0 })
  await expect.poll(async () => (await shopper.calls('/orders')).length).toBe(1)
  store.clock.now += LOST_MS
  // The request that takes over reads the basket once, and again only after the first order is created.
  await shopper.breaks('/baskets/', { kind: 'delay', ms: 0 }, { method: 'GET' })
  await shopper.breaks('/baskets/', { kind: 'delay', ms: 2_000 }, { method: 'GET' })
  const second = await placeOrder(shopper.copy(), total, { isolate: 1 })

  const [order] = await shopper.orders()
  const confirmation = `/checkout/confirmation/${order?.orderNo}`
  expect(await shopper.orders()).toHaveLength(1)
  expect(await first).toMatchObject({ status: 303, to: confirmation })
  expect(second).toMatchObject({ status: 303, to: '/checkout/confirmation/received' })
  expect(await shopper.follow('/checkout/review')).toMatchObject({ status: 200, at: confirmation })
})
