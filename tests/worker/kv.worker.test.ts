import { expect, test } from 'vitest'

import type { KeyValueStore } from '#worker/cache/kv-tier.ts'

import { expectDiscreet, expectOutagePage } from './discreet.ts'
import { openKv, openShop } from './shop.ts'

const PATH = '/customer-care'

/** A KV that another isolate has filled, and this isolate's view of it. */
async function openFilledKv() {
  const kv = openKv()
  await openShop({ CACHE: kv.openLocation() }).text(PATH)
  expect(kv.stored.size).toBeGreaterThan(2)
  return kv
}

const never = <T>() => new Promise<T>(() => undefined)
const fails = () => Promise.reject(new Error('KV failed: 500'))

const TROUBLES: [name: string, trouble: (kv: KeyValueStore) => Partial<KeyValueStore>][] = [
  ['throws when it is read', () => ({ get: fails })],
  ['throws when it is written to', () => ({ put: fails })],
  ['throws at everything', () => ({ get: fails, put: fails, list: fails, delete: fails })],
  ['never answers a read', () => ({ get: never })],
  ['never answers anything', () => ({ get: never, put: never, list: never, delete: never })],
]

test.each(TROUBLES)('a KV that %s costs a page nothing but time', async (_, trouble) => {
  const kv = await openFilledKv()
  const location = kv.openLocation()
  const shop = openShop({ CACHE: { ...location, ...trouble(location) } })

  const startedAt = performance.now()
  const { response } = await shop.visit(PATH)
  const text = await response.text()
  expect(response.status).toBe(200)
  expect(performance.now() - startedAt).toBeLessThan(2_500)
  expectDiscreet(response, text)

  const again = await shop.visit(PATH)
  expect(again.response.status).toBe(200)
})

test('what another isolate left in KV spares this one its questions', async () => {
  const kv = await openFilledKv()
  const shop = openShop({ CACHE: kv.openLocation() })
  await shop.text(PATH)
  expect(await shop.calls()).toEqual([])
})

const SPOILS: [name: string, spoil: (value: string, other: string) => string][] = [
  ['is cut short', (value) => value.slice(0, value.length / 2)],
  ['is no JSON', () => '{"key":'],
  ['is of another shape', (value) => `${value.split('\n')[0]}\n{"unexpected":true}`],
  ['belongs to another key', (_, other) => other],
  ['is empty', () => ''],
]

test.each(SPOILS)('an entry of KV that %s is thrown away, and asked for anew', async (_, spoil) => {
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

test('without KV and without commerce there is still a page, at once', async () => {
  const kv = openKv()
  kv.fault = 'throws'
  const shop = openShop({ CACHE: kv.openLocation(), COMMERCE_ORIGIN: 'http://127.0.0.1:9' })
  await shop.text('/style-guide') // Whatever a first request of an isolate takes.

  const startedAt = performance.now()
  const { response, text } = await shop.text(PATH)
  expect(performance.now() - startedAt).toBeLessThan(500)
  expectOutagePage(response, text)
})
