import { expect, test } from 'vitest'

import { createCache } from './cache.ts'
import { slots } from '../content/cache.ts'
import { settled } from './testing/manual-clock.ts'
import {
  HOME_BANNER,
  openIsolate,
  openUpstream,
  visit,
  type OpenIsolate,
} from './testing/open-isolate.ts'

/** A request that the runtime has dropped: its timers never fire and its work never ends. */
function openDyingRequest({ isolate, clock }: OpenIsolate) {
  const cache = createCache({
    now: clock.now,
    waitUntil: () => undefined,
    startTimer: () => () => undefined,
    log: { warn: () => undefined },
    deploy: 'd1',
    basis: 'b1',
    isolate,
  })
  return cache.read(slots, { key: HOME_BANNER, load: () => new Promise(() => undefined) })
}

test('500 visitors of an uncached page cause one upstream call and see the same content', async () => {
  const shop = openIsolate()
  const upstream = openUpstream(shop.clock)
  upstream.takesMs = 300

  const visits = Array.from({ length: 500 }, () => visit(shop, upstream))
  await shop.clock.advance(300)
  const shown = await Promise.all(visits)

  expect(upstream.calls).toBe(1)
  expect(new Set(shown.map(({ heading }) => heading))).toEqual(new Set(['Autumn']))
  expect(shop.isolate.loads.size(shop.clock.now())).toBe(0)
  expect(shop.isolate.lookUps.size(shop.clock.now())).toBe(0)
})

test('when the leader dies, one follower loads for all', async () => {
  const shop = openIsolate()
  const upstream = openUpstream(shop.clock)
  void openDyingRequest(shop)
  await settled()
  expect(shop.isolate.loads.size(shop.clock.now())).toBe(1)

  await shop.clock.advance(500)
  const visits = Promise.all(Array.from({ length: 100 }, () => visit(shop, upstream)))
  await shop.clock.advance(1_499)
  expect(upstream.calls).toBe(0)
  await shop.clock.advance(1)
  expect(new Set((await visits).map(({ heading }) => heading))).toEqual(new Set(['Autumn']))
  expect(upstream.calls).toBe(1)
  expect(shop.isolate.loads.size(shop.clock.now())).toBe(0)
})

test('a flight ends at its time limit even if its leader never cleans up', async () => {
  const shop = openIsolate()
  void openDyingRequest(shop)
  await settled()
  await shop.clock.advance(2_500)
  expect(shop.isolate.loads.size(shop.clock.now())).toBe(0)
})

test('when the leader fails, its followers fail at once without further calls', async () => {
  const shop = openIsolate()
  const upstream = openUpstream(shop.clock)
  upstream.takesMs = 200
  upstream.fault = 'throws'

  const visits = Promise.allSettled(Array.from({ length: 100 }, () => visit(shop, upstream)))
  await shop.clock.advance(200)
  const outcomes = await visits
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(upstream.calls).toBe(1)
  expect(shop.isolate.loads.size(shop.clock.now())).toBe(0)
})

test('an upstream that never responds is called at most twice, and readers fail in bounded time', async () => {
  const shop = openIsolate()
  const upstream = openUpstream(shop.clock)
  upstream.fault = 'hangs'

  const visits = Promise.allSettled(Array.from({ length: 100 }, () => visit(shop, upstream)))
  await shop.clock.advance(4_500)
  const outcomes = await visits
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { type: 'unavailable' } })
  }
  expect(upstream.calls).toBeLessThanOrEqual(2)
  expect(shop.isolate.loads.size(shop.clock.now())).toBe(0)
})

test('the leader’s work may outlive its request and is aborted at the time limit', async () => {
  const held: Promise<unknown>[] = []
  const shop = openIsolate({ waitUntil: (work) => void held.push(work) })
  const upstream = openUpstream(shop.clock)
  await visit(shop, upstream)
  await shop.clock.advance(15_000)

  held.length = 0
  let aborted = false
  const hang = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => (aborted = true))
    return new Promise<never>(() => undefined)
  }
  expect(await visit(shop, { load: hang })).toMatchObject({ outcome: 'stale' })
  expect(held.length).toBeGreaterThan(0)
  await shop.clock.advance(2_500)
  expect(aborted).toBe(true)
  // It never ends, but the request waits only a little longer for it.
  await shop.clock.advance(500)
  await Promise.all(held)
  expect(shop.isolate.loads.size(shop.clock.now())).toBe(0)
})
