import { expect, test } from 'vitest'

import { createFlights } from '../runtime/single-flight.ts'
import { createIsolate } from './isolate.ts'
import { tiles } from '../product/cache.ts'
import { page } from './page-entries.ts'
import { createMarkers } from './markers.ts'
import { createMemoryTier } from './memory-tier.ts'
import { openIsolate } from './testing/open-isolate.ts'
import type { CacheDefinition } from './definition.ts'

/** A definition whose values have a known serialized size. */
const text: CacheDefinition<string> = {
  name: 'text',
  tiers: ['memory'],
  freshMs: 10_000,
  staleMs: 60_000,
  retentionMs: 86_400_000,
  schemaVersion: () => 'text',
  parse: String,
}

const KILOBYTE = 1_024

test('memory never exceeds its limit and removes the least recently used value first', async () => {
  const memory = createMemoryTier(64 * KILOBYTE)
  const shop = openIsolate({ isolate: { ...createIsolate(), memory } })
  const read = (name: string) =>
    shop.cache.read(text, { key: [name], load: async () => 'x'.repeat(8 * KILOBYTE) })

  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await read(name)
  expect(shop.cache.peek(text, ['a'])).not.toBeNull()
  await read('h')
  expect(shop.cache.peek(text, ['a'])).not.toBeNull()
  expect(shop.cache.peek(text, ['b'])).toBeNull()

  for (let index = 0; index < 200; index += 1) await read(`more ${index}`)
  expect(memory.bytes).toBeLessThanOrEqual(64 * KILOBYTE)
  expect(memory.bytes).toBeGreaterThan(48 * KILOBYTE)
  expect([...memory.entries()].length).toBe(7)
})

test('a value of more than 2 MB is returned but not stored', async () => {
  const shop = openIsolate()
  let calls = 0
  const load = async () => {
    calls += 1
    return 'x'.repeat(2 * KILOBYTE * KILOBYTE)
  }
  for (let visits = 0; visits < 3; visits += 1) {
    const { value } = await shop.cache.read(text, { key: ['huge'], load })
    expect(value.length).toBe(2 * KILOBYTE * KILOBYTE)
    await shop.clock.advance(1_000)
  }
  expect(calls).toBe(3)
  expect(shop.isolate.memory.bytes).toBe(0)
})

test('a page in memory is returned without waiting and without a copy', async () => {
  const shop = openIsolate()
  const key = ['us', 'en-US', '/', '', '']
  expect(shop.cache.peek(page, key)).toBeNull()

  const body = new TextEncoder().encode('<!doctype html>')
  const head = {
    status: 200,
    headers: [],
    deferredFailed: false,
    upstreamAt: shop.clock.now(),
    tags: [],
  }
  await shop.cache.read(page, { key, load: async () => ({ body, head }) })
  const hit = shop.cache.peek(page, key)
  expect(hit?.value.body).toBe(body)
  expect(shop.cache.peek(page, key)).toBe(hit)
})

test('strangers’ URLs never fill an isolate: every state has a limit in entries and in bytes', async () => {
  const shop = openIsolate()
  const { memory, recentFailures, kv } = shop.isolate
  const flights = createFlights<void>()
  const markers = createMarkers()
  const { now, startTimer } = shop.clock
  const context = { now, startTimer, waitUntil: () => undefined }
  const plan = { deadlineMs: 2_500, work: () => new Promise<void>(() => undefined) }
  const read = (key: string, load: () => Promise<string>) =>
    shop.cache.read(text, { key: [key], load })

  // Shorter keys than the limit of a URL, and as long ones.
  for (const length of [20, 8_000]) {
    for (let index = 0; index < 6_000; index += 1) {
      const key = String(index).padStart(length, 'x')
      await read(key, async () => 'x')
      await read(`${key}?`, () => Promise.reject(new Error('away'))).catch(() => null)
      kv.written.set(key, { hash: 'x', at: 0 })
      void flights.run(key, context, plan).catch(() => null)
      markers.mark(`slot:${key}`, now())
    }
    expect(memory.bytes).toBeLessThanOrEqual(24 * KILOBYTE * KILOBYTE)
    expect([...memory.entries()].length).toBeLessThan(32_000)
    expect(recentFailures.size).toBeLessThanOrEqual(2_000)
    expect(recentFailures.characters).toBeLessThanOrEqual(256 * KILOBYTE)
    expect(kv.written.size).toBeLessThanOrEqual(5_000)
    expect(kv.written.characters).toBeLessThanOrEqual(512 * KILOBYTE)
    expect(flights.size(now())).toBeLessThanOrEqual(2_000)
    expect(markers.size).toBeLessThanOrEqual(5_000)
  }
})

test('definitions with the same key never share a value', async () => {
  const shop = openIsolate()
  const twin: CacheDefinition<string> = { ...text }
  await shop.cache.read(text, { key: ['a'], load: async () => 'one' })
  expect(shop.cache.peek(twin, ['a'])).toBeNull()
  expect(shop.cache.peek(tiles, ['a'])).toBeNull()
})
