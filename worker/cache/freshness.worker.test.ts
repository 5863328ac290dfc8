import { expect, test } from 'vitest'

import { ProblemError } from '#shared/http/problem.ts'

import { slots } from '../content/cache.ts'
import { settled } from './testing/manual-clock.ts'
import { HOME_BANNER, openIsolate, openUpstream, visit } from './testing/open-isolate.ts'

const HOUR = 3_600_000

test('upstream is not called again within 10 s; after that one refresh runs while visitors see the old value', async () => {
  const shop = openIsolate()
  const upstream = openUpstream(shop.clock)

  expect(await visit(shop, upstream)).toMatchObject({ heading: 'Autumn', outcome: 'miss' })
  upstream.heading = 'Winter'
  for (let second = 0; second < 10; second += 1) {
    expect(await visit(shop, upstream)).toMatchObject({ heading: 'Autumn', outcome: 'fresh' })
    await shop.clock.advance(999)
  }
  expect(upstream.calls).toBe(1)

  await shop.clock.advance(2_010)
  upstream.takesMs = 400
  const visits = await Promise.all(Array.from({ length: 50 }, () => visit(shop, upstream)))
  expect(new Set(visits.map(({ heading }) => heading))).toEqual(new Set(['Autumn']))
  expect(new Set(visits.map(({ outcome }) => outcome))).toEqual(new Set(['stale']))
  expect(upstream.calls).toBe(2)

  await shop.clock.advance(400)
  expect(await visit(shop, upstream)).toMatchObject({ heading: 'Winter', outcome: 'fresh' })
})

test('jitter delays a refresh by at most 2 s, never makes it earlier, and differs between isolates', async () => {
  const starts = new Set<number>()
  for (let isolate = 0; isolate < 20; isolate += 1) {
    const shop = openIsolate({ random: () => isolate / 20 })
    const upstream = openUpstream(shop.clock)
    await visit(shop, upstream)
    const loadedAt = shop.clock.now()
    await shop.clock.advance(9_900)
    while (upstream.calls === 1) {
      await visit(shop, upstream)
      if (upstream.calls === 1) await shop.clock.advance(100)
    }
    starts.add(shop.clock.now() - loadedAt)
  }
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(10_000)
  expect(Math.max(...starts)).toBeLessThanOrEqual(12_000)
  expect(starts.size).toBeGreaterThan(8)
})

test('after 60 s a visitor waits up to 2.5 s for the new value', async () => {
  const shop = openIsolate()
  const upstream = openUpstream(shop.clock)
  await visit(shop, upstream)

  upstream.heading = 'Winter'
  await shop.clock.advance(5 * 60_000)
  expect(await visit(shop, upstream)).toMatchObject({ heading: 'Winter', outcome: 'miss' })

  upstream.heading = 'Spring'
  upstream.fault = 'hangs'
  await shop.clock.advance(5 * 60_000)
  const waiting = visit(shop, upstream)
  let answered = false
  void waiting.then(() => (answered = true))
  await shop.clock.advance(2_400)
  expect(answered).toBe(false)
  await shop.clock.advance(100)
  expect(await waiting).toMatchObject({ heading: 'Winter' })
})

test('during an outage the last good value is served for 24 h, and upstream is retried once a second', async () => {
  const shop = openIsolate()
  const upstream = openUpstream(shop.clock)
  await visit(shop, upstream)
  const loadedAt = shop.clock.now()

  upstream.fault = 'throws'
  upstream.heading = 'Winter'
  await shop.clock.advance(HOUR)
  upstream.calls = 0
  for (let visits = 0; visits < 100; visits += 1) {
    const shown = await visit(shop, upstream)
    expect(shown).toEqual({ heading: 'Autumn', outcome: 'error', upstreamAt: loadedAt })
    await shop.clock.advance(100)
  }
  expect(upstream.calls).toBeGreaterThan(5)
  expect(upstream.calls).toBeLessThanOrEqual(11)

  upstream.fault = null
  await shop.clock.advance(1_000)
  await visit(shop, upstream)
  expect(await visit(shop, upstream)).toMatchObject({ heading: 'Winter', outcome: 'fresh' })

  upstream.fault = 'throws'
  await shop.clock.advance(24 * HOUR - 1)
  expect(await visit(shop, upstream)).toMatchObject({ heading: 'Winter', outcome: 'error' })
  await shop.clock.advance(1_001)
  await expect(visit(shop, upstream)).rejects.toThrow('commerce is down')
})

test('while a refresh hangs, visitors do not wait for it and start no second one', async () => {
  const shop = openIsolate()
  const upstream = openUpstream(shop.clock)
  await visit(shop, upstream)
  upstream.fault = 'hangs'
  await shop.clock.advance(15_000)
  for (let visits = 0; visits < 24; visits += 1) {
    expect(await visit(shop, upstream)).toMatchObject({ heading: 'Autumn', outcome: 'stale' })
    await shop.clock.advance(100)
  }
  expect(upstream.calls).toBe(2)
})

test('without a stored value the read fails, and upstream is not called again within a second', async () => {
  const shop = openIsolate()
  const upstream = openUpstream(shop.clock)
  upstream.fault = 'throws'

  for (let visits = 0; visits < 10; visits += 1) {
    await expect(visit(shop, upstream)).rejects.toBe(upstream.error)
  }
  expect(upstream.calls).toBe(1)

  upstream.fault = null
  await shop.clock.advance(1_000)
  expect(await visit(shop, upstream)).toMatchObject({ heading: 'Autumn', outcome: 'miss' })
})

test('when upstream responds with "not found", the old value is not served again', async () => {
  const shop = openIsolate()
  const upstream = openUpstream(shop.clock)
  await visit(shop, upstream)

  upstream.fault = 'throws'
  upstream.error = new ProblemError('not-found')
  await shop.clock.advance(30_000)
  await visit(shop, upstream)
  await expect(visit(shop, upstream)).rejects.toMatchObject({ type: 'not-found' })
  expect(await shop.cache.find(slots, HOME_BANNER)).toBeNull()
})

test.for(['not-found', 'gone'] as const)(
  'a visitor who waits for a fresh value gets "%s" instead of the old value',
  async (type) => {
    const shop = openIsolate()
    const upstream = openUpstream(shop.clock)
    upstream.error = new ProblemError(type)

    await visit(shop, upstream)
    upstream.fault = 'throws'
    await shop.clock.advance(15_000)
    await expect(visit(shop, upstream, 'fresh')).rejects.toBe(upstream.error)
    expect(await shop.cache.find(slots, HOME_BANNER)).toBeNull()

    // An old value that every visitor has to wait for.
    upstream.fault = null
    await shop.clock.advance(1_000)
    await visit(shop, upstream)
    upstream.fault = 'throws'
    await shop.clock.advance(23 * HOUR)
    await expect(visit(shop, upstream)).rejects.toBe(upstream.error)
    expect(await shop.cache.find(slots, HOME_BANNER)).toBeNull()
  },
)

test('a background render gets a stale value only if the load fails or takes too long', async () => {
  const shop = openIsolate()
  const upstream = openUpstream(shop.clock)
  await visit(shop, upstream)

  // At 10.0 s the jitter still allows the old value for a visitor, but not for a background render.
  upstream.heading = 'Winter'
  upstream.takesMs = 700
  await shop.clock.advance(10_000)
  const rendering = visit(shop, upstream, 'fresh')
  await shop.clock.advance(700)
  expect(await rendering).toMatchObject({ heading: 'Winter', outcome: 'miss' })
  expect(await visit(shop, upstream, 'fresh')).toMatchObject({ outcome: 'fresh' })

  upstream.fault = 'throws'
  await shop.clock.advance(20_000)
  const failing = visit(shop, upstream, 'fresh')
  await shop.clock.advance(700)
  expect(await failing).toMatchObject({ heading: 'Winter', outcome: 'error' })

  upstream.fault = 'hangs'
  await shop.clock.advance(20_000)
  const late = visit(shop, upstream, 'fresh')
  await shop.clock.advance(2_500)
  expect(await late).toMatchObject({ heading: 'Winter' })
})

test.each([
  ['back by 10 minutes', -600_000],
  ['forward by a day', 86_400_000],
])('a clock set %s causes one refresh and no negative age', async (_, stepMs) => {
  const shop = openIsolate()
  const upstream = openUpstream(shop.clock)
  await visit(shop, upstream)

  shop.clock.step(stepMs)
  upstream.calls = 0
  for (let visits = 0; visits < 20; visits += 1) {
    const { upstreamAt } = await visit(shop, upstream)
    expect(upstreamAt).toBeLessThanOrEqual(shop.clock.now())
    await shop.clock.advance(200)
  }
  expect(upstream.calls).toBe(1)
  expect(await visit(shop, upstream)).toMatchObject({ outcome: 'fresh' })

  // A failure recorded before the clock change neither blocks the next attempt nor allows unlimited ones.
  upstream.fault = 'throws'
  await shop.clock.advance(15_000)
  await visit(shop, upstream)
  shop.clock.step(stepMs)
  upstream.fault = null
  await visit(shop, upstream)
  await settled()
  expect(await visit(shop, upstream)).toMatchObject({ outcome: 'fresh' })
})
