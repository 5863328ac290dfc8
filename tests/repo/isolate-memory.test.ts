import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import * as v from 'valibot'
import { expect, test } from 'vitest'

import { createEntry } from '#worker/cache/entry.ts'
import { createIsolate, type Isolate } from '#worker/cache/isolate.ts'
import { manifest } from '#worker/cache-entries.ts'
import { slots } from '#worker/content/cache.ts'
import { createPurges } from '#worker/cache/purges.ts'
import { packValue } from '#worker/cache/stored-form.ts'
import { createMarkups } from '#worker/render/memoize-markup.tsx'
import { TrustedHtml } from '#shared/text/html.ts'

const MEGABYTE = 2 ** 20

/** Cloudflare terminates an isolate at 128 MB. The difference is for active requests. */
const LIMIT = 100 * MEGABYTE

/** The shop's code, its messages and React's data, by the inspector before the first request. */
const CODE = 10 * MEGABYTE

/** Exceeds the capacity of every cache. */
const KEYS = 6_000

/** Keys this long reach the limits of entries and characters at about the same time. */
const KEY_LENGTH = 100

/** A tile's markup data, as JSON. */
const LENGTH_OF_TILE_DATA = 800

test('an isolate with full caches needs less than 100 MB, including its code', () => {
  const isolate = createIsolate()
  const before = heapBytes()
  fillMemory(isolate)
  const sizes = fillOthers(isolate)
  const needed = heapBytes() - before

  expect(isolate.memory.bytes).toBeGreaterThan(23 * MEGABYTE)
  expect(new Set([...isolate.memory.entries()].map(({ definition }) => definition))).toEqual(
    new Set(manifest),
  )
  // A full cache has dropped some of its keys.
  for (const [name, size] of Object.entries(sizes)) {
    expect(size, name).toBeGreaterThan(KEYS / 10)
    expect(size, name).toBeLessThan(KEYS)
  }
  // Values need more memory as objects than serialized; otherwise the heap was not measured.
  expect(needed).toBeGreaterThan(isolate.memory.bytes)
  expect(needed + CODE).toBeLessThan(LIMIT)
})

/** Fills the memory tier with values of every definition. */
function fillMemory({ memory }: Isolate) {
  let filled = 0
  for (let index = 0; filled < 40 * MEGABYTE; index += 1) {
    const definition = manifest[index % manifest.length]
    if (!definition) continue
    const key = `d1|1|${definition.name}|us|en-US|value-${index}`
    const value = definition.bytes ? makePage(index) : makeValue(index)
    const { bytes } = packValue(definition, value)
    const times = { upstreamAt: index, loadStartedAt: index }
    const tags = ['all', definition.name, `key|${key}`, `product:P${index}`]
    memory.set(createEntry(definition, value, { key, ...times, tags, bytes, seed: 1 }))
    filled += bytes
  }
}

/** Fills all other stores beyond their capacity. @returns the number of retained keys */
function fillOthers({ recentFailures, loads, lookUps, purges, kv }: Isolate) {
  const context = { now: () => 1, waitUntil: () => undefined, startTimer: () => () => undefined }
  const plan = { deadlineMs: 2_500, work: () => new Promise<never>(() => undefined) }
  for (const key of keys()) {
    recentFailures.set(key, { at: 1, failure: { error: new Error(key) } })
    void loads.run(key, context, plan)
    void lookUps.run(key, context, plan)
    kv.written.set(key, { hash: 'f'.repeat(60) + key.slice(-4), at: 1 })
  }
  const markups = createMarkups()
  for (const key of keys()) {
    const tile = key.padEnd(LENGTH_OF_TILE_DATA, key)
    markups.set(tile, v.parse(TrustedHtml, `${tile}${key}`.repeat(2)))
  }
  const markers = countMarkers()
  for (const key of [...keys()].slice(0, markers)) purges.mark(key, 1)
  return {
    recentFailures: recentFailures.size,
    loads: loads.size(1),
    lookUps: lookUps.size(1),
    writes: kv.written.size,
    markups: markups.size,
    markers,
  }
}

/** The number of retained purge markers. One more purges everything instead. */
function countMarkers() {
  const purges = createPurges()
  const facts = { key: 'any', upstreamAt: 0, loadStartedAt: 0, tags: ['all'], bytes: 0, seed: 1 }
  const entry = createEntry(slots, [], facts)
  return [...keys()].findIndex((key) => {
    purges.mark(key, 1)
    return purges.invalidates(entry, 1)
  })
}

function* keys() {
  for (let index = 0; index < KEYS; index += 1) yield String(index).padStart(KEY_LENGTH, 'k')
}

/** A stored page of typical size. */
const makePage = (index: number) => ({
  body: new Uint8Array(60_000).fill(index % 256),
  head: {
    status: 200,
    headers: [['link', `</assets/entry-${index}.js>; rel=modulepreload`]],
    deferredFailed: false,
    upstreamAt: index,
    tags: Array.from({ length: 40 }, (_, count) => `product:P${index}-${count}`),
  },
})

/** A value like a product with its variants: many small objects with unique strings. */
const makeValue = (index: number): unknown =>
  JSON.parse(
    JSON.stringify({
      id: `P${index}`,
      description: `About product ${index}. `.repeat(20),
      pictures: Array.from({ length: 6 }, (_, count) => ({
        address: `/pictures/products/${index}/view-${count}.svg?size=full`,
        alternativeText: `Product ${index} from side ${count}`,
      })),
      members: Array.from({ length: 9 }, (_, count) => ({
        product: { id: `P${index}-${count}`, name: `Product ${index} in color ${count}` },
        values: { size: `size ${count}`, color: `color ${index}` },
        price: { currency: 'USD', minorUnits: index * 100 + count },
        availability: { status: 'in-stock', available: count },
      })),
    }),
  )

/** Objects, and the bytes of buffers outside the heap, after collections have stopped releasing memory. */
function heapBytes() {
  let bytes = Infinity
  for (;;) {
    collectGarbage()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    if (heapUsed + arrayBuffers > bytes - MEGABYTE / 10) return heapUsed + arrayBuffers
    bytes = heapUsed + arrayBuffers
  }
}

function collectGarbage() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
