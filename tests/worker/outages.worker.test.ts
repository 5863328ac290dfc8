import { expect, test } from 'vitest'

import { expectDiscreet, expectOutagePage } from './discreet.ts'
import { openKv, openShop, type Fault, type Shop } from './shop.ts'

const CATEGORY = '/g/body-care'
const SECOND = 1000

/** How long a page may wait for commerce, and what a machine that runs other tests may add. */
const DEADLINE_MS = 2_500
const BUSY_MS = 450

const headingOf = (text: string) => /<h1[^>]*>([^<]+)/.exec(text)?.[1]

/** A shop with a page that has been visited, and a KV that holds what it was made of. */
async function openWarmShop() {
  const kv = openKv()
  const shop = openShop({ CACHE: kv.openLocation() })
  const { text } = await shop.warm(CATEGORY)
  return { shop, kv, heading: headingOf(text) }
}

const dumpOf = (kv: ReturnType<typeof openKv>) => JSON.stringify(Object.fromEntries(kv.stored))

async function answerOf(shop: Shop): Promise<[Response, string]> {
  const { response, text } = await shop.text(CATEGORY)
  return [response, text]
}

const FAULTS: [name: string, fault: Fault][] = [
  ['answers 500', { kind: 'status', status: 500 }],
  ['answers 503', { kind: 'status', status: 503 }],
  ['answers 429', { kind: 'status', status: 429 }],
  ['answers 504', { kind: 'status', status: 504 }],
  ['never answers', { kind: 'never' }],
  ['drips', { kind: 'slow-body', ms: 250 }],
  ['hangs up before its headers', { kind: 'reset-before-headers' }],
  ['hangs up within its body', { kind: 'reset-mid-body' }],
  ['announces less than it sends', { kind: 'short-content-length' }],
  ['ends in the middle', { kind: 'cut-close-delimited' }],
  ['answers what is no gzip', { kind: 'bad-gzip' }],
  ['answers half a document', { kind: 'malformed' }],
  ['answers a page of HTML', { kind: 'html' }],
  ['answers nothing', { kind: 'empty' }],
  ['answers ten megabytes', { kind: 'oversized' }],
]

test.each(FAULTS)(
  'when commerce %s, a page that was visited is served as it was',
  async (_, fault) => {
    const { shop, kv, heading } = await openWarmShop()
    await shop.breaks('/organizations/', fault)
    const kept = dumpOf(kv)

    shop.clock.now += 13 * SECOND
    const asked = (await shop.calls()).length
    for (let visit = 0; visit < 5; visit += 1) {
      const { response, text } = await shop.text(CATEGORY)
      expect(response.status).toBe(200)
      expect(headingOf(text)).toBe(heading)
      expect(response.headers.get('server-timing')).toMatch(/cache;desc=(stale|error)/)
      expectDiscreet(response, text)
      shop.clock.now += 200
    }
    const again = (await shop.calls())
      .slice(asked)
      .map(({ path, query }) => path + JSON.stringify(query))
    for (const call of new Set(again)) {
      // One try, and where the family says so a second one.
      expect(again.filter((other) => other === call).length, call).toBeLessThanOrEqual(2)
    }
    expect(dumpOf(kv)).toBe(kept)

    shop.clock.now += 23 * 3600 * SECOND
    const late = await shop.text(CATEGORY)
    expect([late.response.status, headingOf(late.text)]).toEqual([200, heading])
    shop.clock.now += 3600 * SECOND
    expectOutagePage(...(await answerOf(shop)))
  },
)

test.each(FAULTS)(
  'when commerce %s and nothing is remembered, there is a way on',
  async (_, fault) => {
    const kv = openKv()
    const shop = openShop({ CACHE: kv.openLocation() })
    await shop.breaks('/organizations/', fault)

    const startedAt = performance.now()
    const { response, settle } = await shop.visit(CATEGORY)
    expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS + BUSY_MS)
    expectOutagePage(response, await response.text())
    await settle()
    expect(kv.stored.size).toBe(0)

    const api = await shop.text('/api/categories/body-care')
    expect(api.response.status).toBe(503)
    expect(api.response.headers.get('retry-after')).toBe('10')
    expect(JSON.parse(api.text)).toMatchObject({ type: 'unavailable', status: 503 })
    expectDiscreet(api.response, api.text)
  },
)

test('an answer of the API says that it is the last good one, and that things are well again', async () => {
  const { shop } = await openWarmShop()
  const mend = await shop.breaks('/categories/body-care', { kind: 'status', status: 500 })
  shop.clock.now += 20 * 60 * SECOND
  const outcomes = [await outcomeOf(shop)]
  shop.clock.now += SECOND
  outcomes.push(await outcomeOf(shop))
  expect(outcomes).toEqual(['error', 'error'])

  await mend()
  shop.clock.now += 30 * SECOND
  await outcomeOf(shop)
  expect(await outcomeOf(shop)).toBe('fresh')
})

const outcomeOf = async (shop: Shop) => {
  const { response } = await shop.text('/api/categories/body-care')
  expect(response.status).toBe(200)
  return /cache;desc=(\w+)/.exec(response.headers.get('server-timing') ?? '')?.[1]
}

test('what stands around the goods may be away: they are shown without it', async () => {
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
