import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'

import type { Bag } from '#shared/bag/bag.ts'
import { runIdempotent } from '#worker/idempotency/run-idempotent.ts'

import { openIdempotency } from './idempotency.ts'
import { openPlainCommerce } from './plain-commerce.ts'
import { newIdempotencyKey, openShopper } from './purchase.ts'
import { openStore } from './store.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

test('an action completes although its visitor leaves, and a repeat returns its result', async () => {
  const shop = openIdempotency()
  const session = await shop.stranger()
  const held = shop.holdNext()
  void shop.add(session, 'left')
  await vi.waitFor(() => expect(shop.done()).toBe(1))
  held.release()
  await shop.isolate.complete()

  expect(await shop.add(session, 'left')).toEqual({ done: 1 })
})

test.for([
  ['bag', 30 * SECOND],
  ['order', 60 * SECOND],
] as const)(
  'a %s action whose lease expires has an unknown outcome and is not repeated',
  async ([kind, leaseMs]) => {
    const shop = openIdempotency()
    const session = await shop.stranger()
    const held = shop.holdNext()
    const action = { ...shop.action(session, 'lost'), kind }
    const leading = runIdempotent(action)
    await vi.waitFor(() => expect(shop.done()).toBe(1))

    shop.isolate.clock.now += leaseMs - 1
    const waiting = runIdempotent(action).catch((error: unknown) => error)
    shop.isolate.clock.now += 1
    expect(await waiting).toMatchObject({ type: 'outcome-unknown' })
    await expect(runIdempotent(action)).rejects.toMatchObject({ type: 'outcome-unknown' })
    expect(await shop.add(session, 'asked anew')).toEqual({ done: 2 })

    held.release()
    await leading
    expect(await runIdempotent(action), 'a late result is still stored').toEqual({ done: 1 })
  },
)

test.for([
  ['bag', 10 * MINUTE],
  ['order', 24 * HOUR],
] as const)(
  'the result of a %s action is stored for its retention time and no longer',
  async ([kind, retentionMs]) => {
    const shop = openIdempotency()
    const session = await shop.stranger()
    const action = { ...shop.action(session, 'kept'), kind }
    await runIdempotent(action)

    shop.isolate.clock.now += retentionMs - 1
    expect(await runIdempotent(action)).toEqual({ done: 1 })
    shop.isolate.clock.now += 1
    expect(await runIdempotent(action)).toEqual({ done: 2 })
  },
)

test('deletes every trace of an action after the retention time', async () => {
  const shop = openIdempotency()
  const readStored = (name: string) =>
    runInDurableObject(env.IDEMPOTENCY_KEYS.getByName(name), (_, { storage }) => [
      ...storage.kv.list(),
    ])
  shop.isolate.clock.now -= 9 * MINUTE
  const recent = shop.action(await shop.stranger(), 'recent')
  await runIdempotent(recent)
  await runDurableObjectAlarm(env.IDEMPOTENCY_KEYS.getByName(recent.name))
  expect(await readStored(recent.name)).toHaveLength(1)

  shop.isolate.clock.now -= 2 * MINUTE
  const over = shop.action(await shop.stranger(), 'over')
  await runIdempotent(over)
  await vi.waitFor(async () => expect(await readStored(over.name)).toEqual([]))
})

test('an action does not run when its idempotency key cannot be acquired', async () => {
  const unbound = openIdempotency({ IDEMPOTENCY_KEYS: undefined })
  await expect(unbound.add(await unbound.stranger(), 'x')).rejects.toMatchObject({
    type: 'unavailable',
  })
  expect(unbound.done()).toBe(0)

  const broken = openIdempotency({
    IDEMPOTENCY_KEYS: {
      getByName: () => ({ acquire: () => Promise.reject(new Error('the object is overloaded')) }),
    },
  })
  await expect(broken.add(await broken.stranger(), 'x')).rejects.toMatchObject({
    type: 'unavailable',
  })
  expect(broken.done()).toBe(0)
  expect(broken.isolate.lines.join()).toContain('idempotency key not acquired')
})

test('a lost add is not reported as done because of another tab’s add', async () => {
  const lost = { kind: 'status', status: 504 }
  for (const [productId, quantity, status] of [
    ['JW0201', 2, 503],
    // The other tab adds to the same line, which hides whether this add succeeded.
    ['JW0801', 2, 504],
    ['JW0801', 1, 504],
  ] as const) {
    const tab = openShopper(openStore())
    expect((await tab.add('JW0801')).status).toBe(200)
    const other = tab.copy()
    expect((await other.add(productId, quantity)).status).toBe(200)
    await tab.breaks('/items', lost, { method: 'POST' })
    const idempotencyKey = newIdempotencyKey()
    expect(await tab.add('JW0801', 2, { idempotencyKey }), productId).toMatchObject({ status })
    expect((await tab.bag()).count).toBe(1 + quantity)
    if (status === 504) continue
    expect(await tab.add('JW0801', 2, { idempotencyKey })).toMatchObject({ status: 200 })
    expect((await tab.bag()).count).toBe(3 + quantity)
  }
})

test('without ids of adds, a lost add counts as done only if the line has grown by exactly its quantity', async () => {
  const { variables, refused } = openPlainCommerce()
  const tab = openShopper(openStore(variables))
  const after = { kind: 'status-after-commit', status: 504 }
  expect((await tab.add('JW0801')).status).toBe(200)
  for (const quantity of [2, 3]) {
    await tab.breaks('/items', after, { method: 'POST' })
    expect(await tab.add('JW0801', quantity)).toMatchObject({ status: 200 })
  }
  await tab.breaks('/items', after, { method: 'POST' })
  expect(await tab.add('JW0201', 2)).toMatchObject({ status: 200 })
  expect((await tab.bag()).lines).toMatchObject([{ quantity: 6 }, { quantity: 2 }])

  const before = { kind: 'status', status: 504 }
  for (const [productId, quantity, status] of [
    ['JW0201', 4, 503],
    ['JW0801', 1, 504],
  ] as const) {
    const other = tab.copy()
    expect((await other.add(productId, quantity)).status).toBe(200)
    await tab.breaks('/items', before, { method: 'POST' })
    expect(await tab.add('JW0801', 2), productId).toMatchObject({ status })
  }
  expect((await tab.bag()).count).toBe(6 + 2 + 4 + 1)
  expect(refused).toEqual([])
})

test('an add with a lost response is found beside later changes in other tabs', async () => {
  const tab = openShopper(openStore())
  expect((await tab.add('JW0801')).status).toBe(200)
  const other = tab.copy()
  const [line] = (await other.bag()).lines
  expect((await other.add('JW0201', 4)).status).toBe(200)
  const changed = await other.api('PATCH', `/bag/items/${line?.id}`, { quantity: 3 })
  expect(changed.status).toBe(200)
  await tab.breaks('/items', { kind: 'status-after-commit', status: 504 }, { method: 'POST' })
  expect(await tab.add('JW0801', 2)).toMatchObject({ status: 200 })
  expect((await tab.bag()).lines).toMatchObject([
    { productId: 'JW0801', quantity: 5 },
    { productId: 'JW0201', quantity: 4 },
  ])
})

test('the bag decides whether a quantity, removal or code with a lost response succeeded', async () => {
  const shopper = openShopper(openStore())
  const added = await shopper.add('JW0801')
  const { lines }: Bag = JSON.parse(added.text)
  const line = `/bag/items/${lines[0]?.id}`
  const actions = [
    ['PATCH', line, { quantity: 2 }],
    ['POST', '/bag/coupons', { code: 'WELCOME10' }],
    ['PATCH', line, { quantity: 0 }],
  ] as const
  for (const [method, path, body] of actions) {
    const wire = path.includes('coupons') ? '/coupons' : '/items'
    await shopper.breaks(wire, { kind: 'status', status: 504 })
    expect(await shopper.api(method, path, body), path).toMatchObject({ status: 503 })
    await shopper.breaks(wire, { kind: 'status-after-commit', status: 504 })
    expect(await shopper.api(method, path, body), path).toMatchObject({ status: 200 })
  }
  const { coupons, count } = await shopper.bag()
  expect([coupons.map(({ code }) => code), count]).toEqual([['WELCOME10'], 0])
  const removal = `/bag/coupons/${coupons[0]?.id}`
  await shopper.breaks('/coupons', { kind: 'status-after-commit', status: 504 })
  expect(await shopper.api('DELETE', removal, {})).toMatchObject({ status: 200 })
  expect((await shopper.bag()).coupons).toEqual([])
})
