import { expect, test } from 'vitest'

import { createManualClock } from './cache/testing/manual-clock.ts'
import { createFlights } from './single-flight.ts'

test('a kept result is handed to later callers until its time is over', async () => {
  const shop = openFlights({ keepMs: 30_000 })
  expect(await shop.run()).toBe('token-1')

  await shop.clock.advance(29_999)
  expect(await shop.run()).toBe('token-1')
  await shop.clock.advance(1)
  expect(shop.flights.size(shop.clock.now())).toBe(0)
  expect(await shop.run()).toBe('token-2')
})

test('callers to whom a kept result is of no use share one new flight', async () => {
  const shop = openFlights({ keepMs: 30_000 })
  await shop.run()
  const isUsable = (token: string) => token !== 'token-1'

  const tokens = await Promise.all(Array.from({ length: 20 }, () => shop.run({ isUsable })))
  expect(new Set(tokens)).toEqual(new Set(['token-2']))
  expect(await shop.run()).toBe('token-2')
})

test('a result is kept for its own time, even if older flights still run', async () => {
  const shop = openFlights({ keepMs: 10 })
  void shop.run({ key: 'slow', work: () => new Promise(() => undefined) }).catch(() => null)
  await shop.run()

  await shop.clock.advance(10)
  expect(shop.flights.isUnderWay('slow', shop.clock.now())).toBe(true)
  expect(await shop.run()).toBe('token-2')
})

test('a follower waits as long as its patience allows, then leads a flight of its own', async () => {
  const shop = openFlights({ patienceMs: 3_000 })
  void shop.run({ work: () => new Promise(() => undefined), startTimer: () => () => undefined })

  let token: string | null = null
  void shop.run().then((value) => (token = value))
  await shop.clock.advance(2_999)
  expect(token).toBeNull()
  await shop.clock.advance(1)
  expect(token).toBe('token-1')
})

test('a failed result is not kept', async () => {
  const shop = openFlights({ keepMs: 30_000 })
  const work = () => Promise.reject(new Error('no login'))
  await expect(shop.run({ work })).rejects.toThrow('no login')
  expect(await shop.run()).toBe('token-1')
})

/** Flights of one isolate whose work returns `token-1`, `token-2`, … */
function openFlights(plan: { keepMs?: number; patienceMs?: number }) {
  const clock = createManualClock()
  const flights = createFlights<string>()
  let count = 0
  return {
    clock,
    flights,
    run: ({
      key = 'login',
      startTimer = clock.startTimer,
      work = async () => `token-${(count += 1)}`,
      ...rest
    }: {
      key?: string
      startTimer?: typeof clock.startTimer
      work?: () => Promise<string>
      isUsable?: (token: string) => boolean
    } = {}) =>
      flights.run(
        key,
        { now: clock.now, waitUntil: () => undefined, startTimer },
        { deadlineMs: 3_000, work, ...plan, ...rest },
      ),
  }
}
