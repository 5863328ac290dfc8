import { afterAll, expect, test, vi } from 'vitest'

import { control, openKv, openShop, type Shop } from './shop.ts'

const SECOND = 1000

const cacheOutcome = ({ headers }: Response) =>
  /cache;desc=(\w+)/.exec(headers.get('server-timing') ?? '')?.[1]

/** Changes the heading of a shelf on the Canadian home page. */
async function rename(slot: string, heading: string) {
  const document = { template: 'other-ways-to-shop', heading, assets: ['way-gifts'] }
  await control('PUT', `/slots/ca/${slot}`, document)
}

afterAll(async () => {
  for (const number of [9, 10, 11, 12]) await control('DELETE', `/slots/ca/home-${number}`)
})

const shows = async (shop: Shop, words: string) => (await shop.text('/ca/')).text.includes(words)

test('a page is requested once within ten seconds, even with irrelevant query parameters', async () => {
  const shop = openShop()
  await shop.warm('/g/gifts')
  const asked = (await shop.calls()).length
  const addresses = [
    '/g/gifts',
    '/g/gifts?utm_source=x',
    '/g/gifts?gclid=1&fbclid=2',
    '/g/gifts?q=',
  ]
  for (const path of [...addresses, ...addresses]) {
    const { response } = await shop.text(path)
    expect([response.status, cacheOutcome(response)], path).toEqual([200, 'fresh'])
    shop.clock.now += SECOND
  }
  expect((await shop.calls()).length).toBe(asked)
})

test('a request reads the location’s cache at most once for the page and once per value', async () => {
  const match = vi.spyOn(Cache.prototype, 'match')
  try {
    for (const path of ['/p/JW0801', '/g/body-care', '/']) {
      const shop = openShop()
      match.mockClear()
      await shop.text(path)
      const asked = match.mock.calls.map(([request]) =>
        request instanceof Request ? request.url : request.toString(),
      )
      expect(asked.length, path).toBeGreaterThan(0)
      expect(asked, path).toEqual([...new Set(asked)])
    }
  } finally {
    match.mockRestore()
  }
})

test('a stale page is served at once while it is refreshed', async () => {
  const shop = openShop()
  await shop.warm('/g/new-and-now')
  await shop.breaks('/slots', { kind: 'delay', ms: 300 }, 1)
  shop.clock.now += 20 * SECOND

  const { response, complete } = await shop.visit('/g/new-and-now')
  expect(cacheOutcome(response)).toBe('stale')
  expect(response.headers.get('server-timing')).toContain('upstream;desc="0"')
  await response.text()
  await complete()
  // Logged after the refresh, whose calls it counts.
  const [line] = shop.lines.slice(-1).map((text) => JSON.parse(text))
  expect(line).toMatchObject({ level: 'request', cache: 'stale' })
  expect(line.upstream.deferred).toBeGreaterThan(0)
  expect(line.upstream.deferred).toBe(line.upstream.calls)
  const next = await shop.visit('/g/new-and-now')
  expect(cacheOutcome(next.response)).toBe('fresh')
  await next.complete()
})

test('with one visit per second, a change appears within 13 seconds', async () => {
  const shop = openShop()
  await rename('home-10', 'A shelf for spring')
  expect(await shows(shop, 'A shelf for spring')).toBe(true)

  await rename('home-10', 'A shelf for autumn')
  let seconds = 0
  while (seconds < 20 && !(await shows(shop, 'A shelf for autumn'))) {
    shop.clock.now += SECOND
    seconds += 1
  }
  expect(seconds).toBeLessThanOrEqual(13)
  expect(seconds).toBeGreaterThan(8)
})

test('after a quiet period, a change appears on the second visit', async () => {
  const shop = openShop()
  await rename('home-11', 'Before the silence')
  expect(await shows(shop, 'Before the silence')).toBe(true)

  await rename('home-11', 'After the silence')
  shop.clock.now += 30 * SECOND
  expect(await shows(shop, 'Before the silence')).toBe(true)
  expect(await shows(shop, 'After the silence')).toBe(true)
})

test('the last good page is served during an outage, and changes appear when it ends', async () => {
  const shop = openShop()
  await rename('home-12', 'Before the outage')
  await shop.warm('/ca/')
  await rename('home-12', 'After the outage')
  const mend = await shop.breaks('/organizations/', { kind: 'status', status: 503 })
  for (let visit = 0; visit < 8; visit += 1) {
    shop.clock.now += 4 * 60 * SECOND
    expect(await shows(shop, 'Before the outage')).toBe(true)
  }
  await mend()
  shop.clock.now += 30 * SECOND
  await shop.text('/ca/')
  shop.clock.now += 2 * SECOND
  await shop.text('/ca/')
  expect(await shows(shop, 'After the outage')).toBe(true)
})

test('an authorized purge makes a change visible at once, also in KV', async () => {
  const kv = openKv()
  const shop = openShop({ CACHE: kv.openLocation() })
  await rename('home-9', 'Before the purge')
  await shop.text('/ca/')
  await rename('home-9', 'After the purge')
  expect(await shows(shop, 'Before the purge')).toBe(true)

  shop.clock.now += SECOND
  const purge = { method: 'POST', body: JSON.stringify({ tag: 'slot:home-9' }) }
  const json = { 'content-type': 'application/json' }
  const refused = await shop.text('/webhooks/purge', {
    ...purge,
    headers: { ...json, authorization: 'Bearer something-else' },
  })
  expect(refused.response.status).toBe(403)
  expect(await shows(shop, 'Before the purge')).toBe(true)

  const purged = await shop.text('/webhooks/purge', {
    ...purge,
    headers: { ...json, authorization: 'Bearer local-purge-secret' },
  })
  expect(purged.response.status).toBe(200)
  expect(await shows(shop, 'After the purge')).toBe(true)

  const other = openShop({ CACHE: kv.openLocation(), PUBLIC_ORIGIN: shop.origin })
  other.clock.now = shop.clock.now
  expect(await shows(other, 'After the purge')).toBe(true)
})
