import { expect, test } from 'vitest'

import { createCache, type CacheDependencies } from './cache.ts'
import { createIsolate } from './isolate.ts'
import { page } from './page-entries.ts'
import { createFakeKv } from './testing/fake-kv.ts'
import { createManualClock, settled } from './testing/manual-clock.ts'
import { openUpstream } from './testing/open-isolate.ts'
import { HOME_PAGE, openHome, renderHome } from './testing/render.ts'

/** A location with a page cache on top of a slot cache, and KV whose reads may be 60 s old. */
function openLocation(seed = 0.5) {
  const clock = createManualClock()
  const kv = createFakeKv(clock, { staleViewMs: 60_000, limitsWrites: true })
  const upstream = openUpstream(clock)
  const isolate = createIsolate({ random: () => seed })
  const openCache = (onRead?: CacheDependencies['onRead']) =>
    createCache({
      now: clock.now,
      startTimer: clock.startTimer,
      waitUntil: () => undefined,
      log: { warn: () => undefined },
      deploy: 'd1',
      basis: 'b1',
      kv: kv.openLocation(),
      isolate,
      onRead,
    })
  const home = openHome(openCache, upstream)
  return { clock, upstream, openCache, home }
}

test('with one visit a second a changed slot is on the page within 13 s, whenever it changes', async () => {
  for (const seed of [0, 0.25, 0.5, 0.75, 0.99]) {
    const { clock, upstream, home } = openLocation(seed)
    for (let change = 0; change < 4; change += 1) {
      // Changes at a different moment of the freshness window each time.
      const quiet = 20 + change * 3
      for (let second = 0; second < quiet; second += 1) {
        await home()
        await clock.advance(1_000)
      }
      upstream.heading = `Season ${seed} ${change}`
      const changedAt = clock.now()
      while (!(await home()).text.includes(upstream.heading)) {
        await clock.advance(1_000)
        expect(clock.now() - changedAt).toBeLessThanOrEqual(13_000)
      }
    }
  }
})

test('after a time without visits a changed slot is on the page by the second visit', async () => {
  for (const pauseMs of [13_000, 30_000, 59_000, 61_000, 300_000, 3_600_000]) {
    const { clock, upstream, home } = openLocation()
    await home()
    await settled()
    upstream.heading = 'Winter'
    await clock.advance(pauseMs)
    await home()
    await clock.advance(1_000)
    expect(await home()).toEqual({ text: '<h1>Winter</h1>', outcome: 'fresh' })
  }
})

test('steady traffic causes at most two calls in 10 s, and no visitor waits', async () => {
  const { clock, upstream, home } = openLocation()
  await home()
  upstream.takesMs = 300
  for (let tick = 0; tick < 600; tick += 1) {
    await clock.advance(100)
    expect(['fresh', 'stale']).toContain((await home()).outcome)
  }
  expect(upstream.calls).toBeLessThanOrEqual(12)
})

test('a page whose deferred part failed is shown until a render succeeds', async () => {
  const { clock, upstream, openCache } = openLocation()
  const cache = openCache()
  let deferredFailed = true
  let renders = 0
  const read = async () => {
    const load = () => {
      renders += 1
      return renderHome(openCache, upstream, deferredFailed)
    }
    const { outcome } = await cache.read(page, { key: HOME_PAGE, load })
    await settled()
    return outcome
  }

  expect(await read()).toBe('miss')
  for (let visits = 0; visits < 20; visits += 1) {
    expect(await read()).toBe('stale')
    await clock.advance(100)
  }
  // Rendered once a second, not once a visit.
  expect(renders).toBeLessThanOrEqual(4)

  deferredFailed = false
  await clock.advance(1_000)
  await read()
  expect(await read()).toBe('fresh')
})

test('a page built from last good values is served without waiting and retried once a second', async () => {
  const { clock, upstream, home } = openLocation()
  await home()
  upstream.fault = 'throws'
  upstream.heading = 'Winter'
  await clock.advance(3_600_000)
  await home()
  await clock.advance(1_500)

  upstream.takesMs = 2_000
  for (let tick = 0; tick < 40; tick += 1) {
    let answered = false
    const visiting = home().then(({ text }) => {
      answered = true
      return text
    })
    await settled()
    expect(answered).toBe(true)
    expect(await visiting).toBe('<h1>Autumn</h1>')
    await clock.advance(100)
  }

  upstream.fault = null
  upstream.takesMs = 0
  for (let second = 0; second < 4; second += 1) {
    await home()
    await clock.advance(1_000)
  }
  expect(await home()).toEqual({ text: '<h1>Winter</h1>', outcome: 'fresh' })
})

test('a page that was just rendered is as old as its oldest data', async () => {
  const { clock, openCache, upstream } = openLocation()
  const cache = openCache()
  const rendered = await renderHome(openCache, upstream)
  const upstreamAt = clock.now() - 50_000
  const old = { ...rendered, head: { ...rendered.head, upstreamAt } }
  const key = ['us', 'en-US', '/old', '', '']
  await cache.read(page, { key, load: async () => old })
  await clock.advance(1_000)
  const stale = await cache.read(page, { key, load: async () => old })
  expect(stale).toMatchObject({ outcome: 'stale', upstreamAt })

  // Its data is now more than 60 s old, so the visitor waits for a new page.
  await clock.advance(10_000)
  const fresh = { ...rendered, head: { ...rendered.head, upstreamAt: clock.now() } }
  expect(await cache.read(page, { key, load: async () => fresh })).toMatchObject({
    outcome: 'miss',
    upstreamAt: clock.now(),
  })
})

test('failed pages and pages that set a cookie are never stored', async () => {
  const { openCache, upstream } = openLocation()
  const cache = openCache()
  const good = await renderHome(openCache, upstream)
  const refused = [
    { ...good, head: { ...good.head, status: 503 } },
    { ...good, head: { ...good.head, status: 500 } },
    {
      ...good,
      head: { ...good.head, headers: [['Set-Cookie', 'a=b'] satisfies [string, string]] },
    },
  ]
  for (const [index, answer] of refused.entries()) {
    const key = ['us', 'en-US', `/${index}`, '', '']
    await cache.read(page, { key, load: async () => answer })
    expect(await cache.find(page, key)).toBeNull()
  }
  const key = ['us', 'en-US', '/gone', '', '']
  const gone = { ...good, head: { ...good.head, status: 404 } }
  await cache.read(page, { key, load: async () => gone })
  expect(cache.peek(page, key)?.value.head.status).toBe(404)
})
