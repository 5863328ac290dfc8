import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { createEntry } from '#worker/cache/entry.ts'
import { createIsolate, type Isolate } from '#worker/cache/isolate.ts'
import { manifest } from '#worker/cache/manifest.ts'
import { packValue } from '#worker/cache/stored-form.ts'

const MEGABYTE = 2 ** 20

/** Cloudflare ends an isolate of 128 MB. The rest is for the requests under way. */
const LIMIT = 100 * MEGABYTE

/** The shop's code, its messages and what React keeps, as the inspector shows them before the first request. */
const CODE = 10 * MEGABYTE

test('an isolate whose caches are all full needs less than 100 MB, with its code', () => {
  const before = heapBytes()
  const isolate = createIsolate()
  fillMemory(isolate)
  fillOthers(isolate)
  const needed = heapBytes() - before

  expect(isolate.memory.bytes).toBeGreaterThan(23 * MEGABYTE)
  expect(new Set([...isolate.memory.entries()].map(({ definition }) => definition))).toEqual(
    new Set(manifest),
  )
  expect(needed + CODE).toBeLessThan(LIMIT)
})

/** Fills the memory tier with values of every definition. */
function fillMemory({ memory }: Isolate) {
  let filled = 0
  for (let index = 0; filled < 40 * MEGABYTE; index += 1) {
    const definition = manifest[index % manifest.length]
    if (!definition) continue
    const key = `d1|1|${definition.name}|us|en-US|value-${index}`
    const value = definition.bytes ? pageOf(index) : valueOf(index)
    const { bytes } = packValue(definition, value)
    const times = { upstreamAt: index, loadStartedAt: index }
    const tags = ['all', definition.name, `key|${key}`, `product:P${index}`]
    memory.set(createEntry(definition, value, { key, ...times, tags, bytes, seed: 1 }))
    filled += bytes
  }
}

/** Fills everything else, with keys as long as strangers may make them and as short as they are usually. */
function fillOthers({ recentFailures, loads, lookUps, purges, kv }: Isolate) {
  const context = { now: () => 1, waitUntil: () => undefined, startTimer: () => () => undefined }
  const plan = { deadlineMs: 2_500, work: () => new Promise<never>(() => undefined) }
  for (const length of [200, 60]) {
    for (let index = 0; index < 6_000; index += 1) {
      const key = String(index).padStart(length, 'k')
      recentFailures.set(key, { at: 1, failure: { error: new Error(key) } })
      void loads.run(key, context, plan)
      void lookUps.run(key, context, plan)
      purges.mark(`slot:${key}`, index + 1)
      kv.written.set(key, { hash: 'f'.repeat(60) + String(index), at: 1 })
    }
  }
}

/** A stored page of usual size. */
const pageOf = (index: number) => ({
  body: new Uint8Array(60_000).fill(index % 256),
  head: {
    status: 200,
    headers: [['link', `</assets/entry-${index}.js>; rel=modulepreload`]],
    deferredFailed: false,
    upstreamAt: index,
    tags: Array.from({ length: 40 }, (_, count) => `product:P${index}-${count}`),
  },
})

/** A value like a product with its variants: many small objects, and strings that no other value shares. */
const valueOf = (index: number): unknown =>
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

/** What the isolate holds after a collection: objects, and the bytes of buffers outside the heap. */
function heapBytes() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
