import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { Slot } from '#shared/content/content.ts'

import type { CacheDefinition } from './definition.ts'
import { defineParsed } from './manifest-entry.ts'
import { slots } from '../content/cache.ts'
import { urlMapping } from '../seo/cache.ts'
import { createFakeKv } from './testing/fake-kv.ts'
import { createManualClock, settled } from './testing/manual-clock.ts'
import {
  HOME_BANNER,
  homeBanner,
  openIsolate,
  openUpstream,
  visit,
} from './testing/open-isolate.ts'

const NAME = `2|b1-${slots.schemaVersion?.()}|slots|us|en-US|home-1|`

function openShop() {
  const clock = createManualClock()
  const kv = createFakeKv(clock)
  const openWithKv = () => openIsolate({ clock, kv: kv.openLocation() })
  return { clock, kv, upstream: openUpstream(clock), openWithKv }
}

const contentWrites = (writes: { key: string }[]) =>
  writes.filter(({ key }) => key.startsWith('2|b1-'))

test('another isolate serves what the first one loaded, with its original age', async () => {
  const { clock, upstream, openWithKv } = openShop()
  const first = openWithKv()
  const { upstreamAt } = await visit(first, upstream)

  await clock.advance(4_000)
  const second = openWithKv()
  expect(await visit(second, upstream)).toMatchObject({ outcome: 'fresh', upstreamAt })
  await clock.advance(9_000)
  const third = openWithKv()
  expect(await visit(third, upstream)).toMatchObject({ outcome: 'stale', upstreamAt })
  expect(await visit(third, upstream)).toMatchObject({ outcome: 'fresh', upstreamAt: clock.now() })
  expect(upstream.calls).toBe(2)
})

test('the runtime’s own KV stores and returns entries, also those with long keys', async () => {
  const clock = createManualClock()
  const held: Promise<unknown>[] = []
  const open = () =>
    openIsolate({ clock, kv: env.CACHE, waitUntil: (work) => void held.push(work) })
  const path = `/old/${'très-long/'.repeat(80)}`
  const key = ['us', 'en-US', path]
  const mapping = {
    resourceType: 'category',
    resourceId: 'gifts',
    destinationUrl: null,
    statusCode: null,
    copySourceParams: false,
    refinements: {},
  }
  const first = await open().cache.read(urlMapping, { key, load: async () => mapping })
  await Promise.all(held)

  const second = await open().cache.read(urlMapping, {
    key,
    load: () => Promise.reject(new Error('must not be called')),
  })
  expect(second).toEqual({ ...first, outcome: 'fresh' })
  const { keys } = await env.CACHE.list({ prefix: 'sha256|' })
  expect(keys).toHaveLength(1)
})

test('unchanged content is not written again within 60 s; changed content is written at once', async () => {
  const { clock, kv, upstream, openWithKv } = openShop()
  const shop = openWithKv()
  const beginning = clock.now()
  while (clock.now() - beginning < 59_000) {
    await visit(shop, upstream)
    await clock.advance(1_000)
  }
  expect(upstream.calls).toBeGreaterThan(4)
  expect(contentWrites(kv.writes)).toHaveLength(1)

  upstream.heading = 'Winter'
  while (clock.now() - beginning < 73_000) {
    await visit(shop, upstream)
    await clock.advance(1_000)
  }
  expect(contentWrites(kv.writes)).toHaveLength(2)
  expect(kv.stored.get(NAME)?.value).toContain('Winter')

  // Written again before it becomes too old to be useful to another isolate.
  while (clock.now() - beginning < 210_000) {
    await visit(shop, upstream)
    await clock.advance(1_000)
  }
  expect(contentWrites(kv.writes).length).toBeGreaterThanOrEqual(3)
  expect(contentWrites(kv.writes).length).toBeLessThanOrEqual(4)
})

test('when KV throws, the page is loaded from upstream', async () => {
  const { kv, upstream, openWithKv } = openShop()
  kv.fault = 'throws'
  const shop = openWithKv()
  expect(await visit(shop, upstream)).toMatchObject({ heading: 'Autumn', outcome: 'miss' })
  expect(shop.warnings).toContain('cache read failed')
  expect(shop.warnings).toContain('cache write failed')
})

test('a read from slow KV is a miss after 150 ms, which is neither logged nor a reason to pause KV', async () => {
  const clock = createManualClock()
  const kv = createFakeKv(clock, { readTakesMs: 400 })
  const shop = openIsolate({ clock, kv: kv.openLocation() })
  const upstream = openUpstream(clock)

  const first = visit(shop, upstream)
  await clock.advance(149)
  expect(upstream.calls).toBe(0)
  await clock.advance(1)
  expect(await first).toMatchObject({ outcome: 'miss' })

  for (const id of ['home-2', 'home-3', 'home-4']) {
    const before = kv.reads.length
    const reading = shop.cache.read(slots, { key: ['us', 'en-US', id, ''], load: async () => [] })
    await clock.advance(150)
    expect(await reading).toMatchObject({ outcome: 'miss' })
    expect(kv.reads.length).toBe(before + 1)
  }
  expect(shop.warnings).toEqual([])
})

test('KV that fails three times in a row is not used for 5 s', async () => {
  const { clock, kv, openWithKv } = openShop()
  kv.fault = 'throws'
  const shop = openWithKv()
  const read = (id: string) =>
    shop.cache.read(slots, { key: ['us', 'en-US', id, ''], load: async () => [] })
  for (const id of ['home-1', 'home-2', 'home-3']) await read(id)
  const readsSoFar = kv.reads.length
  expect(await read('home-4')).toMatchObject({ outcome: 'miss' })
  expect(kv.reads).toHaveLength(readsSoFar)

  kv.fault = null
  await clock.advance(5_000)
  await read('home-5')
  expect(kv.reads.length).toBeGreaterThan(readsSoFar)
})

test('with KV and upstream both down the read fails at once, so that a static page can be shown', async () => {
  const { clock, kv, upstream, openWithKv } = openShop()
  kv.fault = 'throws'
  upstream.fault = 'throws'
  const shop = openWithKv()
  const before = clock.now()
  await expect(visit(shop, upstream)).rejects.toBe(upstream.error)
  expect(clock.now()).toBe(before)
})

test.each([
  ['is not JSON', () => 'cut {"off'],
  ['is empty', () => ''],
  ['is cut short', (text: string) => text.slice(0, -20)],
  ['has an invalid shape', (text: string) => text.replaceAll('"template"', '"tamplate"')],
  ['belongs to another key', (text: string) => text.replace('home-1', 'home-2')],
  ['has no time', (text: string) => text.replace(/"upstreamAt":\d+/, '"upstreamAt":null')],
])('a KV entry that %s is deleted, and the value is loaded from upstream', async (_, spoil) => {
  const { kv, upstream, openWithKv } = openShop()
  await visit(openWithKv(), upstream)
  const stored = kv.stored.get(NAME)
  kv.stored.set(NAME, { metadata: null, value: spoil(stored?.value ?? '') })

  const shop = openWithKv()
  expect(await visit(shop, upstream)).toMatchObject({ heading: 'Autumn', outcome: 'miss' })
  expect(kv.deletes).toContain(NAME)
  expect(shop.warnings).toEqual(['corrupt cache entry deleted'])
  expect(await visit(openWithKv(), upstream)).toMatchObject({ outcome: 'fresh' })
})

test('during an outage a new isolate serves the last good value from KV', async () => {
  const { clock, upstream, openWithKv, kv } = openShop()
  await visit(openWithKv(), upstream)
  const before = [...kv.stored]

  upstream.fault = 'throws'
  await clock.advance(3 * 3_600_000)
  const cold = openWithKv()
  expect(await visit(cold, upstream)).toMatchObject({ heading: 'Autumn', outcome: 'error' })
  expect([...kv.stored]).toEqual(before)
})

test('a new deploy reads what the old one stored, also during an outage', async () => {
  const { clock, kv, upstream, openWithKv } = openShop()
  await visit(openWithKv(), upstream)
  const openNext = () => openIsolate({ clock, kv: kv.openLocation(), deploy: 'd2' })
  expect(await visit(openNext(), upstream)).toMatchObject({ outcome: 'fresh' })

  upstream.fault = 'throws'
  await clock.advance(3 * 3_600_000)
  expect(await visit(openNext(), upstream)).toMatchObject({ heading: 'Autumn', outcome: 'error' })
})

const withNote = v.object({ ...Slot.entries, note: v.optional(v.string()) })
const revised = { ...slots, revision: 2 }

const OTHERS: [name: string, definition: CacheDefinition<Slot[]>, basis: string][] = [
  ['a schema with one more field', defineParsed(v.array(withNote), slots), 'b1'],
  ['the same schema with another meaning', defineParsed(v.array(Slot), revised), 'b1'],
  ['other addresses or another sanitizer', slots, 'b2'],
]

test.each(OTHERS)(
  'what was stored with %s is not read, and stays',
  async (_, definition, basis) => {
    const { clock, kv, upstream, openWithKv } = openShop()
    const old = openIsolate({ clock, kv: kv.openLocation(), basis })
    await old.cache.read(definition, { key: HOME_BANNER, load: async () => [homeBanner('Summer')] })
    await settled()
    const stored = [...kv.stored.keys()]

    const shop = openWithKv()
    expect(await visit(shop, upstream)).toMatchObject({ heading: 'Autumn', outcome: 'miss' })
    expect(shop.warnings).toEqual([])
    expect(kv.stored.size).toBe(stored.length + 1)
    expect(stored.filter((key) => !kv.stored.has(key))).toEqual([])
  },
)
