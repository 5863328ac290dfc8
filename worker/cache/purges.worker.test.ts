import { expect, test } from 'vitest'

import { assets, slots } from '../content/cache.ts'
import { preferences } from '../preferences/cache.ts'
import { page } from './page-entries.ts'
import { createMemoryTier } from './memory-tier.ts'
import type { ReadReport } from './reader.ts'
import { createFakeKv } from './testing/fake-kv.ts'
import { createManualClock, settled } from './testing/manual-clock.ts'
import { HOME_BANNER, openIsolate, openUpstream, visit } from './testing/open-isolate.ts'
import { HOME_PAGE, openHome } from './testing/render.ts'

function openShop() {
  const clock = createManualClock()
  const kv = createFakeKv(clock)
  const upstream = openUpstream(clock)
  const open = () => openIsolate({ clock, kv: kv.openLocation() })
  return { clock, kv, upstream, open }
}

test.each([
  ['its slot’s tag', { tag: 'slot:home-1' }],
  ['its definition’s name', { tag: 'slots' }],
  ['everything', { tag: 'all' }],
  ['its key', { key: 'slots|us|en-US|home-1|' }],
])(
  'after a purge by %s the next visitor here and in a new isolate sees the change',
  async (_, by) => {
    const { upstream, open } = openShop()
    const shop = open()
    await visit(shop, upstream)
    upstream.heading = 'Winter'
    expect(await visit(shop, upstream)).toMatchObject({ heading: 'Autumn' })

    await shop.cache.purge(by)
    expect(await visit(open(), upstream)).toMatchObject({ heading: 'Winter', outcome: 'miss' })
    expect(await visit(shop, upstream)).toMatchObject({ heading: 'Winter' })
  },
)

test('a purge leaves all other entries valid', async () => {
  const { upstream, open } = openShop()
  const shop = open()
  await visit(shop, upstream)
  await shop.cache.purge({ tag: 'slot:home-2' })
  await shop.cache.purge({ tag: 'product:P1' })
  await shop.cache.purge({ key: 'slots|ca|en-US|home-1|' })
  expect(await visit(shop, upstream)).toMatchObject({ outcome: 'fresh' })
})

test('other isolates apply a purge within 5 s of seeing the marker, and poll KV no more often than that', async () => {
  const { clock, kv, upstream, open } = openShop()
  const [here, there] = [open(), open()]
  await visit(here, upstream)
  await visit(there, upstream)

  kv.reads.length = 0
  for (let visits = 0; visits < 200; visits += 1) {
    await visit(there, upstream)
    await clock.advance(20)
  }
  expect(kv.reads.length).toBeLessThanOrEqual(1)

  upstream.heading = 'Winter'
  await here.cache.purge({ tag: 'slot:home-1' })
  await clock.advance(5_000)
  await visit(there, upstream)
  expect(await visit(there, upstream)).toMatchObject({ heading: 'Winter' })
  expect(await visit(there, upstream)).toMatchObject({ outcome: 'fresh' })
})

test('a new isolate reads the purge markers before it uses KV entries', async () => {
  const clock = createManualClock()
  const kv = createFakeKv(clock, { listTakesMs: 50 })
  const open = () => openIsolate({ clock, kv: kv.openLocation() })
  const upstream = openUpstream(clock)
  await visit(open(), upstream)
  upstream.heading = 'Winter'
  await clock.advance(1)
  // This isolate is empty, so it knows no key to delete.
  await open().cache.purge({ tag: 'slot:home-1' })

  const cold = visit(open(), upstream)
  await clock.advance(50)
  expect(await cold).toMatchObject({ heading: 'Winter', outcome: 'miss' })
})

test('a purge is seen in a location whose KV is slow', async () => {
  const clock = createManualClock()
  const kv = createFakeKv(clock, { readTakesMs: 400, listTakesMs: 400 })
  const open = () => openIsolate({ clock, kv: kv.openLocation() })
  const upstream = openUpstream(clock)
  const shop = open()
  const visitIn = async (isolate: typeof shop, ms: number) => {
    const visiting = visit(isolate, upstream)
    await clock.advance(ms)
    return visiting
  }
  await visitIn(shop, 2_000)
  upstream.heading = 'Winter'
  await open().cache.purge({ tag: 'slot:home-1' })
  await clock.advance(5_000)

  // This visit starts the poll that reads the marker.
  await visitIn(shop, 1_000)
  expect(await visitIn(shop, 200)).toMatchObject({ heading: 'Winter' })
})

test('content that did not change is stored again after a purge, whichever isolate purged it', async () => {
  const { clock, kv, upstream, open } = openShop()
  const memory = createMemoryTier(500)
  const [here, there] = [openIsolate({ clock, kv: kv.openLocation(), memory }), open()]
  for (const purger of [here, open()]) {
    await visit(here, upstream)
    await visit(there, upstream)
    // Memory has dropped the banner, but the isolate still remembers that it was written to KV.
    await here.cache.read(slots, { key: ['us', 'en-US', 'home-2', ''], load: async () => [] })
    expect(here.cache.peek(slots, HOME_BANNER)).toBeNull()
    await clock.advance(1)
    await purger.cache.purge({ tag: 'slot:home-1' })
    await clock.advance(5_000)

    const reader = purger === here ? here : there
    await visit(reader, upstream)
    await visit(reader, upstream)
    upstream.fault = 'throws'
    expect(await visit(open(), upstream)).toMatchObject({ heading: 'Autumn', outcome: 'fresh' })
    upstream.fault = null
  }
})

test('several purges in one second all take effect, although KV allows one write a second', async () => {
  const clock = createManualClock()
  const kv = createFakeKv(clock, { limitsWrites: true })
  const open = () => openIsolate({ clock, kv: kv.openLocation() })
  const reader = open()
  const keys = ['a', 'b', 'c'].map((id) => ['us', 'en-US', id, ''])
  const readAll = () =>
    Promise.all(keys.map((key) => reader.cache.read(slots, { key, load: async () => [] })))
  await readAll()
  await clock.advance(1)

  const purging = Promise.all(
    ['slot:a', 'slot:b', 'slot:c', 'slot:a'].map((tag) => open().cache.purge({ tag })),
  )
  await clock.advance(4_500)
  await purging
  // By age alone the content would stay fresh for ten seconds.
  await clock.advance(1_000)
  reader.cache.peek(slots, ['us', 'en-US', 'a', ''])
  await settled()
  expect(keys.map((key) => reader.cache.peek(slots, key))).toEqual([null, null, null])
})

test('a value whose load started before a purge is not stored after it', async () => {
  const { clock, upstream, open } = openShop()
  const shop = open()
  upstream.takesMs = 1_000
  const early = visit(shop, upstream)
  await clock.advance(500)
  upstream.heading = 'Winter'
  await shop.cache.purge({ tag: 'slots' })
  const late = visit(shop, upstream)
  await clock.advance(1_000)
  await Promise.all([early, late])

  expect(upstream.calls).toBe(2)
  expect(await visit(shop, upstream)).toMatchObject({ heading: 'Winter', outcome: 'fresh' })
  expect(await visit(open(), upstream)).toMatchObject({ heading: 'Winter', outcome: 'fresh' })
})

test('a purge of a slot also purges the pages that show it', async () => {
  const { clock, kv, upstream } = openShop()
  const shop = openIsolate({ clock, kv: kv.openLocation() })
  const { isolate } = shop
  const openCache = (onRead?: (read: ReadReport) => void) =>
    openIsolate({ clock, kv: kv.openLocation(), isolate, ...(onRead && { onRead }) }).cache
  const home = openHome(openCache, upstream)
  await home()

  upstream.heading = 'Winter'
  await openCache().purge({ tag: 'slot:home-1' })
  expect(openCache().peek(page, HOME_PAGE)).toBeNull()
  expect(await home()).toEqual({ text: '<h1>Winter</h1>', outcome: 'miss' })
})

test('a purge by a machine whose clock is ahead does not invalidate later entries', async () => {
  const { clock, upstream, open } = openShop()
  const shop = open()
  await visit(shop, upstream)
  await shop.cache.purge({ tag: 'slots' })
  await visit(shop, upstream)

  clock.step(-600_000)
  upstream.calls = 0
  for (let visits = 0; visits < 20; visits += 1) {
    await visit(shop, upstream)
    await clock.advance(100)
  }
  expect(upstream.calls).toBeLessThanOrEqual(2)
  expect(await visit(shop, upstream)).toMatchObject({ outcome: 'fresh' })
})

test('without KV a purge works in this isolate, and with broken KV it reports the failure', async () => {
  const clock = createManualClock()
  const upstream = openUpstream(clock)
  const alone = openIsolate({ clock })
  await visit(alone, upstream)
  await alone.cache.purge({ tag: 'slots' })
  expect(alone.cache.peek(slots, HOME_BANNER)).toBeNull()

  const kv = createFakeKv(clock)
  const shop = openIsolate({ clock, kv: kv.openLocation() })
  await visit(shop, upstream)
  kv.fault = 'throws'
  const [refused] = await Promise.allSettled([
    shop.cache.purge({ tag: 'slots' }),
    clock.advance(4_000),
  ])
  expect(refused).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('500') },
  })
  expect(shop.cache.peek(slots, HOME_BANNER)).toBeNull()
  await expect(shop.cache.purge({})).rejects.toMatchObject({ type: 'invalid-input' })
})

test('`onRead` reports every value with its tags', async () => {
  const reads: ReadReport[] = []
  const { cache } = openIsolate({ onRead: (read) => void reads.push(read) })
  await cache.read(assets, { key: ['us', 'en-US', 'a,b'], load: async () => [] })
  cache.peek(assets, ['us', 'en-US', 'a,b'])
  cache.peek(preferences, ['us'])
  expect(reads.map(({ definition, cached }) => [definition.name, cached.outcome])).toEqual([
    ['assets', 'miss'],
    ['assets', 'fresh'],
  ])
  expect(reads[1]?.tags).toEqual(['all', 'assets', 'key|assets|us|en-US|a,b', 'asset:a', 'asset:b'])
})
