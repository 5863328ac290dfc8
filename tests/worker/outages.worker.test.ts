import { expect, test } from 'vitest'

import { expectDiscreet, expectOutagePage } from './discreet.ts'
import { openShopper } from './purchase.ts'
import { openKv, openShop, type Fault, type Shop } from './shop.ts'
import { openStore } from './store.ts'

const CATEGORY = '/g/body-care'
const SECOND = 1000

/** How long a page may wait for commerce, and a tolerance for a busy test machine. */
const DEADLINE_MS = 2_500
const BUSY_MS = 450

const headingOf = (text: string) => /<h1[^>]*>([^<]+)/.exec(text)?.[1]

/** A shop with a cached page, and a KV with the data of that page. */
async function openWarmShop() {
  const kv = openKv()
  const shop = openShop({ CACHE: kv.openLocation() })
  const { text } = await shop.warm(CATEGORY)
  return { shop, kv, heading: headingOf(text) }
}

const dumpOf = (kv: ReturnType<typeof openKv>) => JSON.stringify(Object.fromEntries(kv.stored))

async function responseOf(shop: Shop): Promise<[Response, string]> {
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

test.each(FAULTS)(
  'when commerce %s, a page that was cached before is served unchanged',
  async (_, fault) => {
    const { shop, kv, heading } = await openWarmShop()
    await shop.breaks('/organizations/', fault)
    const before = dumpOf(kv)

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
      // One attempt, and one retry where the API family allows it.
      expect(again.filter((other) => other === call).length, call).toBeLessThanOrEqual(2)
    }
    expect(dumpOf(kv)).toBe(before)

    shop.clock.now += 23 * 3600 * SECOND
    const late = await shop.text(CATEGORY)
    expect([late.response.status, headingOf(late.text)]).toEqual([200, heading])
    shop.clock.now += 3600 * SECOND
    expectOutagePage(...(await responseOf(shop)))
  },
)

test.each(FAULTS)(
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

    const api = await shop.text('/api/categories/body-care')
    expect(api.response.status).toBe(503)
    expect(api.response.headers.get('retry-after')).toBe('10')
    expect(JSON.parse(api.text)).toMatchObject({ type: 'unavailable', status: 503 })
    expectDiscreet(api.response, api.text)
  },
)

test('an API response says whether it is the last good one or fresh again', async () => {
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

test.for([
  ['us', '/cart', 'We can’t open your bag right now', 'Try again', '/'],
  ['ca', '/ca/fr-CA/cart', 'Nous ne pouvons pas ouvrir votre sac', 'Réessayer', '/ca/fr-CA/'],
] as const)(
  'while baskets are down, the bag page of %s says so within the shop, and recovers',
  async ([site, path, heading, again, home]) => {
    const store = openStore()
    const shopper = openShopper(store)
    expect((await shopper.add('JW0801', 2, { site })).status).toBe(200)
    async function expectNotice() {
      const { response, status, text } = await shopper.get(path)
      expect(status).toBe(503)
      expectDiscreet(response, text)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('retry-after')).toBe('10')
      const main = /<main\b.*<\/main>/s.exec(text)?.[0] ?? ''
      expect(headingOf(main)).toBe(heading)
      expect(main).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${again}</a>`))
      expect(main).toContain(`href="${home}"`)
      expect(text).toMatch(/<header\b.*<nav\b.*<main\b.*<footer\b/s)
      expect(text).toContain('noindex')
    }

    const answersAgain = await shopper.breaks('/baskets/', { kind: 'never' }, { times: 100 })
    await expectNotice()
    await answersAgain()
    const cancel = await shopper.breaks('/baskets/', { kind: 'status' }, { times: 100 })
    for (let visit = 0; visit < 4; visit += 1) await expectNotice()
    const asked = (await shopper.calls('/baskets/')).length
    await expectNotice()
    expect(await shopper.calls('/baskets/'), 'the breaker is open').toHaveLength(asked)

    await cancel()
    store.clock.now += 20 * SECOND
    const recovered = await shopper.get(path)
    expect(recovered.status).toBe(200)
    expect(recovered.text).toContain('JW0801')
    expect(recovered.text).not.toContain(heading)

    // Commerce as a whole is down: nothing of the frame is known.
    await shopper.breaks('/organizations/', { kind: 'status' }, { times: 100 })
    expect((await shopper.get(path)).status).toBe(503)
  },
)
