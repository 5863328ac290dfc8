import { expect, test } from 'vitest'

import { openShopper } from './purchase.ts'
import { passTime, signIn } from './signed-in.ts'
import { openStore } from './store.ts'
import { openVirtualTime } from './virtual-time.ts'

const never = () => new Promise<never>(() => undefined)

/** A namespace of Durable Objects that accept calls and never answer. */
const hanging = { getByName: () => new Proxy({}, { get: () => never }) }

/** The time that the work takes with virtual timers (ms). */
async function timeOf(work: () => Promise<unknown>) {
  const { fetch } = globalThis
  const time = openVirtualTime({
    isReal: false,
    hangs: () => false,
    send: (address, init) => fetch(address, init),
  })
  try {
    return await time.during(work)
  } finally {
    time.restore()
  }
}

test('counters of attempts that never answer delay signing in by a second each, and do not prevent it', async () => {
  const shopper = openShopper(openStore({ ATTEMPT_LIMITS: hanging }))
  await passTime(shopper.name)
  let status = 0
  const ms = await timeOf(async () => {
    status = (await signIn(shopper, 'list20@shoppers.example')).status
  })
  expect(status).toBe(200)
  expect(ms).toBeLessThan(3_000)
})

test('while idempotency keys never answer, nothing is added to the bag, and the shopper learns it in time', async () => {
  const store = openStore({ IDEMPOTENCY_KEYS: hanging })
  const shopper = openShopper(store)
  let answer = { status: 0, text: '' }
  const ms = await timeOf(async () => {
    answer = await shopper.add('JW0801')
  })
  expect(answer.status).toBe(503)
  expect(JSON.parse(answer.text)).toMatchObject({ type: 'unavailable' })
  expect(ms).toBeLessThan(6_000)
  expect(await shopper.calls('/baskets')).toEqual([])
})
