import { expect, test } from 'vitest'

import { createCache } from './cache.ts'
import { slots } from './manifest.ts'
import { settled } from './testing/manual-clock.ts'
import {
  HOME_BANNER,
  openIsolate,
  openUpstream,
  visit,
  type OpenIsolate,
} from './testing/open-isolate.ts'

/** A request whose machine forgets it: its timers never ring and what it began never ends. */
function openDyingRequest({ isolate, clock }: OpenIsolate) {
  const cache = createCache({
    now: clock.now,
    waitUntil: () => undefined,
    startTimer: () => () => undefined,
    log: { warn: () => undefined },
    deploy: 'd1',
    isolate,
  })
  return cache.read(slots, { key: HOME_BANNER, load: () => new Promise(() => undefined) })
}

test('500 visitors of a cold page make one call, and all are shown the same', async () => {
  const shop = openIsolate()
  const upstream = openUpstream(shop.clock)
  upstream.takesMs = 300

  const visits = Array.from({ length: 500 }, () => visit(shop, upstream))
  await shop.clock.pass(300)
  const shown = await Promise.all(visits)

  expect(upstream.calls).toBe(1)
  expect(new Set(shown.map(({ heading }) => heading))).toEqual(new Set(['Autumn']))
  expect(shop.isolate.loads.size(shop.clock.now())).toBe(0)
  expect(shop.isolate.lookUps.size(shop.clock.now())).toBe(0)
})

test('a leader that dies does not hang its followers: one of them loads for all', async () => {
  const shop = openIsolate()
  const upstream = openUpstream(shop.clock)
  void openDyingRequest(shop)
  await settled()
  expect(shop.isolate.loads.size(shop.clock.now())).toBe(1)

  await shop.clock.pass(500)
  const visits = Promise.all(Array.from({ length: 100 }, () => visit(shop, upstream)))
  await shop.clock.pass(1_499)
  expect(upstream.calls).toBe(0)
  await shop.clock.pass(1)
  expect(new Set((await visits).map(({ heading }) => heading))).toEqual(new Set(['Autumn']))
  expect(upstream.calls).toBe(1)
  expect(shop.isolate.loads.size(shop.clock.now())).toBe(0)
})

test('a flight that nobody follows is over by time, though its leader cleaned up nothing', async () => {
  const shop = openIsolate()
  void openDyingRequest(shop)
  await settled()
  await shop.clock.pass(2_500)
  expect(shop.isolate.loads.size(shop.clock.now())).toBe(0)
})

test('a leader that fails fails its followers at once, with one call', async () => {
  const shop = openIsolate()
  const upstream = openUpstream(shop.clock)
  upstream.takesMs = 200
  upstream.fault = 'throws'

  const visits = Promise.allSettled(Array.from({ length: 100 }, () => visit(shop, upstream)))
  await shop.clock.pass(200)
  const outcomes = await visits
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(upstream.calls).toBe(1)
  expect(shop.isolate.loads.size(shop.clock.now())).toBe(0)
})

test('an upstream that never answers is given up in bounded time, and asked no more than twice', async () => {
  const shop = openIsolate()
  const upstream = openUpstream(shop.clock)
  upstream.fault = 'hangs'

  const visits = Promise.allSettled(Array.from({ length: 100 }, () => visit(shop, upstream)))
  await shop.clock.pass(4_500)
  const outcomes = await visits
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { type: 'unavailable' } })
  }
  expect(upstream.calls).toBeLessThanOrEqual(2)
  expect(shop.isolate.loads.size(shop.clock.now())).toBe(0)
})

test('the leader’s work outlives its request, and its signal ends it in time', async () => {
  const held: Promise<unknown>[] = []
  const shop = openIsolate({ waitUntil: (work) => void held.push(work) })
  const upstream = openUpstream(shop.clock)
  await visit(shop, upstream)
  await shop.clock.pass(15_000)

  held.length = 0
  let aborted = false
  const hang = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => (aborted = true))
    return new Promise<never>(() => undefined)
  }
  expect(await visit(shop, { load: hang })).toMatchObject({ outcome: 'stale' })
  expect(held.length).toBeGreaterThan(0)
  await shop.clock.pass(2_500)
  expect(aborted).toBe(true)
  await Promise.all(held)
  expect(shop.isolate.loads.size(shop.clock.now())).toBe(0)
})
