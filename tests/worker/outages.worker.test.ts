import { expect, test } from 'vitest'

import { expectDiscreet, expectOutagePage } from './discreet.ts'
import { openKv, openShop, type Fault, type Shop } from './shop.ts'

const CATEGORY = '/g/body-care'
const SECOND = 1000

/** How long a page may wait for commerce, plus a tolerance for a busy test machine. */
const DEADLINE_MS = 2_500
const BUSY_MS = 450

const pageHeading = (text: string) => /<h1[^>]*>([^<]+)/.exec(text)?.[1]

/** A shop with a cached page, and a KV with that page's data. */
async function openWarmShop() {
  const kv = openKv()
  const shop = openShop({ CACHE: kv.openLocation() })
  const { text } = await shop.warm(CATEGORY)
  return { shop, kv, heading: pageHeading(text) }
}

const dumpKv = (kv: ReturnType<typeof openKv>) => JSON.stringify(Object.fromEntries(kv.stored))

async function requestCategory(shop: Shop): Promise<[Response, string]> {
  const { response, text } = await shop.text(CATEGORY)
  return [response, text]
}

const FAULTS: [name: string, fault: Fault][] = [
  ['responds with 500', { kind: 'status', status: 500 }],
  ['responds with 503', { kind: 'status', status: 503 }],
  ['responds with 429', { kind: 'status', status: 429 }],
  ['responds with 504', { kind: 'status', status: 504 }],
  ['never responds', { kind: 'never' }],
  ['sends its body slowly', { kind: 'slow-body', ms: 250 }],
  ['closes the connection before the headers', { kind: 'reset-before-headers' }],
  ['closes the connection within the body', { kind: 'reset-mid-body' }],
  ['sends more than its Content-Length', { kind: 'short-content-length' }],
  ['cuts its body off', { kind: 'cut-close-delimited' }],
  ['sends invalid gzip', { kind: 'bad-gzip' }],
  ['sends malformed JSON', { kind: 'malformed' }],
  ['sends a page of HTML', { kind: 'html' }],
  ['sends an empty body', { kind: 'empty' }],
  ['sends ten megabytes', { kind: 'oversized' }],
]

test.concurrent.each(FAULTS)(
  'when commerce %s, a cached page is served unchanged',
  async (_, fault) => {
    const { shop, kv, heading } = await openWarmShop()
    await shop.breaks('/organizations/', fault)
    const before = dumpKv(kv)

    shop.clock.now += 13 * SECOND
    const asked = (await shop.calls()).length
    for (let visit = 0; visit < 5; visit += 1) {
      const { response, text } = await shop.text(CATEGORY)
      expect(response.status).toBe(200)
      expect(pageHeading(text)).toBe(heading)
      expect(response.headers.get('server-timing')).toMatch(/cache;desc=(stale|error)/)
      expectDiscreet(response, text)
      shop.clock.now += 200
    }
    const again = (await shop.calls())
      .slice(asked)
      .map(({ path, query }) => path + JSON.stringify(query))
    for (const call of new Set(again)) {
      // One attempt, plus one retry where the API family allows it.
      expect(again.filter((other) => other === call).length, call).toBeLessThanOrEqual(2)
    }
    expect(dumpKv(kv)).toBe(before)

    shop.clock.now += 23 * 3600 * SECOND
    const late = await shop.text(CATEGORY)
    expect([late.response.status, pageHeading(late.text)]).toEqual([200, heading])
    shop.clock.now += 3600 * SECOND
    expectOutagePage(...(await requestCategory(shop)))
  },
)

test.concurrent.each(FAULTS)(
  'when commerce %s and nothing is cached, an error page offers ways to continue',
  async (_, fault) => {
    const kv = openKv()
    const shop = openShop({ CACHE: kv.openLocation() })
    await shop.breaks('/organizations/', fault)

    const startedAt = performance.now()
    const { response, complete } = await shop.visit(CATEGORY)
    expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS + BUSY_MS)
    expectOutagePage(response, await response.text())
    await complete()
    expect(kv.stored.size).toBe(0)
    if (fault.kind === 'never') expectCause(shop.lines, 'slas.client_credentials')

    const api = await shop.text('/api/categories/body-care')
    expect(api.response.status).toBe(503)
    expect(api.response.headers.get('retry-after')).toBe('10')
    expect(JSON.parse(api.text)).toMatchObject({ type: 'unavailable', status: 503 })
    expectDiscreet(api.response, api.text)
  },
)

/** The log line of a 503 names the call that it waited for. */
function expectCause(lines: readonly string[], call: string) {
  const line = lines.map((text) => JSON.parse(text)).findLast(({ level }) => level === 'request')
  expect(line).toMatchObject({ status: 503, problem: 'unavailable', cause: expect.any(String) })
  const failed: { call: string }[] = line.upstream.failed
  expect([...line.upstream.pending, ...failed.map((each) => each.call)]).toContain(call)
}

test('an API response says whether it is the last good one or fresh again', async () => {
  const { shop } = await openWarmShop()
  const mend = await shop.breaks('/categories/body-care', { kind: 'status', status: 500 })
  shop.clock.now += 20 * 60 * SECOND
  const outcomes = [await cacheOutcome(shop)]
  shop.clock.now += SECOND
  outcomes.push(await cacheOutcome(shop))
  expect(outcomes).toEqual(['error', 'error'])

  await mend()
  shop.clock.now += 30 * SECOND
  await cacheOutcome(shop)
  expect(await cacheOutcome(shop)).toBe('fresh')
})

const cacheOutcome = async (shop: Shop) => {
  const { response } = await shop.text('/api/categories/body-care')
  expect(response.status).toBe(200)
  return /cache;desc=(\w+)/.exec(response.headers.get('server-timing') ?? '')?.[1]
}

test('products are shown although the content around them fails', async () => {
  const shop = openShop()
  for (const part of ['footer-list-menu', '/preferences', '/promotion/v1', 'c_sitenav']) {
    await shop.breaks(part, { kind: 'status', status: 500 })
  }
  const { response, text } = await shop.warm('/search?q=soap')

  expect(response.status).toBe(200)
  expect(text.includes('href="/p/')).toBe(true)
  expect(text.includes('action="/search"')).toBe(true)
  expectDiscreet(response, text)
})

test('while the Canadian site of commerce hangs, American pages are shown as usual', async () => {
  const shop = openShop()
  await shop.breaks('siteId=ca', { kind: 'never' })
  const canadian = ['/g/body-care', '/g/hand-care', '/g/gifts', '/search?q=soap', '/product/JW3415']
  const closed = await readStatuses(
    shop,
    [...canadian, '/product/JW2415', '/product/JW0801'].map((path) => `/ca${path}`),
  )
  expect(closed).toEqual(new Set([503]))

  const open = await readStatuses(shop, [
    ...canadian.slice(0, 4),
    '/p/juniper-dusk-3wick-candle-JW0801',
  ])
  expect(open).toEqual(new Set([200]))
})

test('slow searches of one visitor block neither other searches nor categories, on pages or in the API', async () => {
  const shop = openShop()
  await shop.breaks('q=slow', { kind: 'never' })
  await shop.breaks('price=(1..', { kind: 'never' })
  const asked = [1, 2, 3, 4, 5].flatMap((n) => [
    `/search?q=slow${n}`,
    `/api/search?q=slow${n}`,
    `/g/hand-care?price=(1..${n})`,
  ])
  expect(await readStatuses(shop, asked)).toEqual(new Set([503]))

  const healthy = ['/g/body-care', '/g/hand-care?sort=price-low-to-high', '/search?q=soap']
  expect(
    await readStatuses(shop, [...healthy, '/api/search?category=gifts', '/api/search?q=candle']),
  ).toEqual(new Set([200]))
})

test('API requests block no pages, not even of the same category', async () => {
  const shop = openShop()
  const mend = await shop.breaks('/categories/', { kind: 'status', status: 500 })
  for (const id of ['gifts', 'hand-care', 'body-care']) await shop.text(`/api/categories/${id}`)
  await mend()

  shop.clock.now += 2 * SECOND
  expect(await readStatuses(shop, ['/api/categories/fragrances'])).toEqual(new Set([503]))
  expect(await readStatuses(shop, ['/g/fragrances'])).toEqual(new Set([200]))
})

test('waits for a category that takes longer than usual', async () => {
  const shop = openShop()
  await shop.text('/api/navigation')
  await shop.breaks('/categories/gifts', { kind: 'delay', ms: 1_600 }, 1)
  expect(await readStatuses(shop, ['/api/categories/gifts'])).toEqual(new Set([200]))
})

test('shows a slow product although all its optional services hang', async () => {
  const shop = openShop()
  const moved = await shop.text('/product/FXFULL')
  const path = moved.response.headers.get('location') ?? ''

  const slow = openShop()
  await slow.breaks('ids=FXFULL', { kind: 'delay', ms: 1_200 })
  for (const part of ['c_sitenav', '/custom/', '/promotions']) {
    await slow.breaks(part, { kind: 'never' })
  }
  expect(await readStatuses(slow, [path])).toEqual(new Set([200]))
})

const readStatuses = async (shop: Shop, paths: readonly string[]) =>
  new Set(await Promise.all(paths.map(async (path) => (await shop.text(path)).response.status)))
