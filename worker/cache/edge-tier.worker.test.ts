import { expect, test } from 'vitest'

import { openLocationCache, type LocationCache } from './edge-tier.ts'
import { tiles } from '../product/cache.ts'
import { page } from './page-entries.ts'
import { createManualClock, type ManualClock } from './testing/manual-clock.ts'
import { openIsolate } from './testing/open-isolate.ts'
import { HOME_PAGE, textOf } from './testing/render.ts'

function openCaching(): LocationCache {
  const cache = openLocationCache()
  if (!cache) throw new Error('the runtime has no location cache')
  return cache
}

const caching = openCaching()

/** Opens isolates of one location. They share the runtime's real cache, under ids unique to the test. */
function openLocation(id: string) {
  const clock = createManualClock()
  const held: Promise<unknown>[] = []
  const edge = { cache: caching, host: 'shop.example' }
  const waitUntil = (work: Promise<unknown>) => void held.push(work)
  const open = () => openIsolate({ clock, deploy: id, basis: id, edge, waitUntil })
  const written = async () => {
    while (held.length > 0) await held.pop()
  }
  return { clock, open, written }
}

const renderer = (clock: ManualClock, calls: { count: number }) => async () => {
  calls.count += 1
  const body = new TextEncoder().encode('<h1>Crème — 木</h1>')
  return {
    body,
    head: {
      status: 200,
      headers: [['link', '</a.css>; rel=preload'] satisfies [string, string]],
      deferredFailed: false,
      upstreamAt: clock.now() - 3_000,
      tags: ['slot:home-1', 'asset:crème brûlée'],
    },
  }
}

test('a second isolate of the location serves the same bytes with their original age', async () => {
  const { clock, open, written } = openLocation('same-bytes')
  const calls = { count: 0 }
  const options = { key: HOME_PAGE, load: renderer(clock, calls) }
  const first = await open().cache.read(page, options)
  await written()

  await clock.advance(2_000)
  const second = await open().cache.read(page, options)
  expect(second).toEqual({ ...first, outcome: 'fresh' })
  expect(textOf(second)).toBe('<h1>Crème — 木</h1>')
  expect(second.upstreamAt).toBe(clock.now() - 5_000)
  expect(calls.count).toBe(1)

  // Stale 10 to 12 s after its oldest data was loaded, not after it was stored or copied.
  await clock.advance(7_000)
  const third = await open().cache.read(page, options)
  expect(third).toMatchObject({ outcome: 'stale', upstreamAt: first.upstreamAt })
  await written()
  expect(calls.count).toBe(2)
})

test('a refresh reuses what another isolate of the location has just loaded', async () => {
  const { clock, open, written } = openLocation('just-loaded')
  const calls = { count: 0 }
  const [first, second] = [open(), open()]
  const read = ({ cache }: typeof first) =>
    cache.read(tiles, {
      key: ['us', 'en-US', 'P1,P2'],
      load: async () => {
        calls.count += 1
        return []
      },
    })
  await read(first)
  await written()
  await read(second)
  expect(calls.count).toBe(1)

  await clock.advance(15_000)
  await read(first)
  await written()
  expect(await read(second)).toMatchObject({ outcome: 'stale' })
  await written()
  expect(await read(second)).toMatchObject({ outcome: 'fresh' })
  expect(calls.count).toBe(2)
})

test.each([
  ['belongs to another key', (entry: string) => entry.replace('en-US', 'fr-CA'), undefined],
  ['is cut short', (entry: string) => entry, '<h1>Cr'],
  ['has no head', () => '', undefined],
  ['has an invalid head', (entry: string) => entry.replace('status', 'state'), undefined],
])('a copy that %s is deleted, and the page rendered again', async (name, spoil, body) => {
  const { clock, open, written } = openLocation(`spoilt ${name}`)
  const calls = { count: 0 }
  const options = { key: HOME_PAGE, load: renderer(clock, calls) }
  const spoilt: LocationCache = {
    match: async (address) => {
      const found = await caching.match(address)
      if (!found) return undefined
      const header = decodeURIComponent(found.headers.get('x-cache-entry') ?? '')
      return new Response(body ?? (await found.arrayBuffer()), {
        headers: { 'x-cache-entry': encodeURIComponent(spoil(header)) },
      })
    },
    put: (address, response) => caching.put(address, response),
    delete: (address) => caching.delete(address),
  }
  await open().cache.read(page, options)
  await written()

  const edge = { cache: spoilt, host: 'shop.example' }
  const shop = openIsolate({ clock, deploy: `spoilt ${name}`, edge })
  expect(await shop.cache.read(page, options)).toMatchObject({ outcome: 'miss' })
  expect(shop.warnings).toContain('corrupt cache entry deleted')
  expect(calls.count).toBe(2)
})

test('a location cache that throws, hangs or does nothing never breaks a page', async () => {
  const clock = createManualClock()
  const faults: LocationCache[] = [
    {
      match: () => Promise.reject(new Error('no cache here')),
      put: () => Promise.reject(new Error('no cache here')),
      delete: () => Promise.reject(new Error('no cache here')),
    },
    {
      match: () => new Promise(() => undefined),
      put: () => new Promise(() => undefined),
      delete: () => new Promise(() => undefined),
    },
    { match: async () => undefined, put: async () => undefined, delete: async () => false },
  ]
  for (const cache of faults) {
    const shop = openIsolate({ clock, edge: { cache, host: 'shop.example' } })
    const calls = { count: 0 }
    const reading = shop.cache.read(page, { key: HOME_PAGE, load: renderer(clock, calls) })
    // The time limit applies twice: for the look-up and again before the load.
    await clock.advance(300)
    expect(textOf(await reading)).toBe('<h1>Crème — 木</h1>')
    expect(calls.count).toBe(1)
  }
})

test('entry URLs use the shop’s own host and do not reveal the key', async () => {
  const addresses: string[] = []
  const cache: LocationCache = {
    match: async () => undefined,
    put: async (address) => void addresses.push(address),
    delete: async () => false,
  }
  const clock = createManualClock()
  const shop = openIsolate({ clock, edge: { cache, host: '127.0.0.1:8787' } })
  await shop.cache.read(page, { key: HOME_PAGE, load: renderer(clock, { count: 0 }) })
  await clock.advance(0)
  expect(addresses).toHaveLength(1)
  expect(addresses[0]).toMatch(/^https:\/\/127\.0\.0\.1:8787\/\.cache\/[0-9a-f]{64}$/)
})
