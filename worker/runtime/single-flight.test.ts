import { expect, test, vi } from 'vitest'

import { createManualClock } from '../cache/testing/manual-clock.ts'
import { createFlights, type FlightContext } from './single-flight.ts'

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

test('a follower waits as long as its patience allows, then leads another flight', async () => {
  const shop = openFlights({ patienceMs: 3_000 })
  void shop.run({ work: () => new Promise(() => undefined), startTimer: () => () => undefined })

  let token: string | null = null
  void shop.run().then((value) => (token = value))
  await shop.clock.advance(2_999)
  expect(token).toBeNull()
  await shop.clock.advance(1)
  expect(token).toBe('token-1')
})

test('the leader of a flight waits for it to the end instead of leading another', async () => {
  const shop = openFlights({ patienceMs: 2_000 })
  const request = shop.request()
  const work = vi.fn<() => Promise<string>>(async () => {
    await new Promise<void>((resolve) => void shop.clock.startTimer(2_500, resolve))
    return 'token-1'
  })
  const ahead = shop.run({ work, request })
  const second = shop.run({ work, request })
  await shop.clock.advance(2_500)
  expect(await ahead).toBe('token-1')
  expect(await second).toBe('token-1')
  expect(work).toHaveBeenCalledTimes(1)
})

test('a request stays alive until what it has aborted has ended, but not much longer', async () => {
  const shop = openFlights({})
  const { clock } = shop
  const request = shop.request()
  let isCounted = false
  const work = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      const fail = () => {
        isCounted = true
        reject(new Error('aborted'))
      }
      signal.addEventListener('abort', () => void clock.startTimer(100, fail))
    })
  const failure = shop.run({ work, request }).catch((error: unknown) => error)
  await clock.advance(3_000)
  expect(await failure).toMatchObject({ type: 'unavailable' })
  expect(await request.isAlive()).toBe(true)
  await clock.advance(100)
  expect(isCounted).toBe(true)
  expect(await request.isAlive()).toBe(false)

  const deaf = shop.request()
  const never = shop.run({ work: () => new Promise(() => undefined), request: deaf })
  void never.catch(() => null)
  await clock.advance(3_499)
  expect(await deaf.isAlive()).toBe(true)
  await clock.advance(1)
  expect(await deaf.isAlive()).toBe(false)
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
    /** A request that can lead a flight. It is alive while it waits for something. */
    request() {
      let waiting = 0
      const context = {
        now: clock.now,
        startTimer: clock.startTimer,
        waitUntil(work: Promise<unknown>) {
          waiting += 1
          void work.finally(() => (waiting -= 1))
        },
      }
      const isAlive = async () => {
        await clock.advance(0)
        return waiting > 0
      }
      return { context, isAlive }
    },
    run: ({
      key = 'login',
      startTimer = clock.startTimer,
      request = { context: { now: clock.now, waitUntil: () => undefined, startTimer } },
      work = async () => `token-${(count += 1)}`,
      ...rest
    }: {
      key?: string
      startTimer?: typeof clock.startTimer
      request?: { context: FlightContext }
      work?: (signal: AbortSignal) => Promise<string>
      isUsable?: (token: string) => boolean
    } = {}) => flights.run(key, request.context, { deadlineMs: 3_000, work, ...plan, ...rest }),
  }
}
