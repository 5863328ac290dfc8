import { expect, test } from 'vitest'

import type { KeyValueStore } from '#worker/cache/kv-tier.ts'

import { expectDiscreet, expectOutagePage } from './discreet.ts'
import { openKv, openShop } from './shop.ts'

const PATH = '/customer-care'

/** A KV filled by another isolate. */
async function openFilledKv() {
  const kv = openKv()
  await openShop({ CACHE: kv.openLocation() }).text(PATH)
  expect(kv.stored.size).toBeGreaterThan(2)
  return kv
}

const never = <T>() => new Promise<T>(() => undefined)
const fails = () => Promise.reject(new Error('KV failed: 500'))

const RECENT_FAILURES: [
  name: string,
  recentFailure: (kv: KeyValueStore) => Partial<KeyValueStore>,
][] = [
  ['throws when it is read', () => ({ get: fails })],
  ['throws when it is written to', () => ({ put: fails })],
  ['throws on every call', () => ({ get: fails, put: fails, list: fails, delete: fails })],
  ['never responds to a read', () => ({ get: never })],
  ['never responds at all', () => ({ get: never, put: never, list: never, delete: never })],
]

test.each(RECENT_FAILURES)('a KV that %s only delays a page', async (_, recentFailure) => {
  const kv = await openFilledKv()
  const location = kv.openLocation()
  const shop = openShop({ CACHE: { ...location, ...recentFailure(location) } })

  const startedAt = performance.now()
  const { response } = await shop.visit(PATH)
  const text = await response.text()
  expect(response.status).toBe(200)
  expect(performance.now() - startedAt).toBeLessThan(2_500)
  expectDiscreet(response, text)

  const again = await shop.visit(PATH)
  expect(again.response.status).toBe(200)
})

test('data stored in KV by another isolate saves the requests to commerce', async () => {
  const kv = await openFilledKv()
  const shop = openShop({ CACHE: kv.openLocation() })
  await shop.text(PATH)
  expect(await shop.calls()).toEqual([])
})

const SPOILS: [name: string, spoil: (value: string, other: string) => string][] = [
  ['is cut short', (value) => value.slice(0, value.length / 2)],
  ['is not JSON', () => '{"key":'],
  ['has another shape', (value) => `${value.split('\n')[0]}\n{"unexpected":true}`],
  ['belongs to another key', (_, other) => other],
  ['is empty', () => ''],
]

test.each(SPOILS)('a KV entry that %s is deleted and requested again', async (_, spoil) => {
  const kv = await openFilledKv()
  const entries = [...kv.stored].filter(([, { value }]) => value.includes('\n'))
  for (const [index, [key, stored]] of entries.entries()) {
    const other = entries[(index + 1) % entries.length]?.[1].value ?? ''
    kv.stored.set(key, { ...stored, value: spoil(stored.value, other) })
  }
  const shop = openShop({ CACHE: kv.openLocation() })
  const { response, text } = await shop.text(PATH)

  expect(response.status).toBe(200)
  expect(text.includes('<h1')).toBe(true)
  expectDiscreet(response, text)
  expect(kv.deletes.length).toBeGreaterThan(2)
  expect(shop.lines.join('')).toContain('corrupt cache entry deleted')
})

test('without KV and commerce, the fallback page is served at once', async () => {
  const kv = openKv()
  kv.fault = 'throws'
  const shop = openShop({ CACHE: kv.openLocation(), COMMERCE_ORIGIN: 'http://127.0.0.1:9' })
  await shop.text('/style-guide') // Warms up the isolate.

  const startedAt = performance.now()
  const { response, text } = await shop.text(PATH)
  expect(performance.now() - startedAt).toBeLessThan(500)
  expectOutagePage(response, text)
})

test('made-up pages, ids and files write nothing to KV', async () => {
  const kv = openKv()
  const shop = openShop({ CACHE: kv.openLocation() })
  await shop.warm('/g/hand-care')
  await shop.warm('/category/lab-unknown')
  await shop.text('/no-such-page')
  const stored = [...kv.stored.keys()]
  expect(stored.length).toBeGreaterThan(2)

  const madeUp = [
    '/no-such-page-2',
    '/ca/no/such/page',
    '/g/no-such-category',
    '/c/no-such/category',
    '/p/no-such-product-JW9999',
    '/api/slots?ids=no-such-slot',
    '/api/slots?ids=home-hero,no-such-slot',
    '/api/slots?ids=category-top&category=no-such-category',
    '/api/content-asset?id=no-such-asset',
    '/api/content-asset?id=(customer-care,no-such-asset)',
    '/api/content-asset?id=(order-status,customer-care)',
    '/assets/entry-0000.js',
    '/favicon.ico',
  ]
  for (const path of madeUp) {
    const { response } = await shop.text(path)
    expect([200, 404], path).toContain(response.status)
  }
  // Data common to all pages or products of a site, and the shared token.
  const shared =
    /^guest-token\||\|(site-nav|preferences|promotionRanks|slots|assets)\|ca\|en-CA|\|slots\|us\|en-US\|pdp-banner\|/
  expect([...kv.stored.keys()].filter((key) => !stored.includes(key) && !shared.test(key))).toEqual(
    [],
  )
  expect([...kv.stored.keys()].filter((key) => /no-such/.test(key))).toEqual([])
})
