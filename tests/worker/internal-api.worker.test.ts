import { afterAll, expect, test } from 'vitest'

import type { PageData } from '#shared/page-data.ts'

import { expectDiscreet } from './discreet.ts'
import { control, openShop } from './shop.ts'

const requestJson = async (path: string, shop = openShop()) => {
  const { response, text } = await shop.text(path)
  expectDiscreet(response, text)
  const body: unknown = JSON.parse(text)
  return { response, status: response.status, body }
}

const CHANGED = ['SnackbarErrorTimer', 'SnackbarSuccessTimer']

afterAll(async () => {
  for (const name of CHANGED) await control('DELETE', `/preferences/ca/${name}`)
})

test('returns the preferences of a site by name, with defaults for missing values', async () => {
  const us = await requestJson('/api/preferences')
  const ca = await requestJson('/api/preferences?site=ca&locale=fr-CA')

  expect(us.status).toBe(200)
  expect(us.response.headers.get('cache-control')).toBe('private, max-age=0, no-cache')
  expect(us.body).toMatchObject({ storeLookupUnit: 'mi', shopByCategoryShowCarousel: true })
  expect(ca.body).toMatchObject({ storeLookupUnit: 'km', bondLoyaltyEnabled: false })
  expect(ca.body).toMatchObject({ TextInput_Email_Success: expect.stringContaining('Merci') })

  await control('PUT', '/preferences/ca/SnackbarErrorTimer', { value: 'NOT$A$PREFERENCE' })
  await control('PUT', '/preferences/ca/SnackbarSuccessTimer', { value: 'UN$AVAILABLE' })
  const without = await requestJson('/api/preferences?site=ca')
  expect(without.body).toMatchObject({ SnackbarErrorTimer: 6000, SnackbarSuccessTimer: 4000 })
  expect(JSON.stringify([us.body, ca.body, without.body])).not.toMatch(/UN\$AVAIL|NOT\$A/)
})

test('returns content by one id, by a list of ids and by search', async () => {
  const one = await requestJson('/api/content-asset?id=customer-care')
  const two = await requestJson('/api/content-asset?id=(customer-care,returns)')
  const none = await requestJson('/api/content-asset?id=no-such-asset')
  const found = await requestJson('/api/content-search?folder=customer-care')
  const spoken = await requestJson('/api/content-search?q=candle&site=ca&locale=fr-CA')

  expect(one.body).toMatchObject([{ id: 'customer-care' }])
  expect(two.body).toMatchObject([{ id: 'customer-care' }, { id: 'returns' }])
  expect([none.status, none.body]).toEqual([200, []])
  expect(found.body).toEqual(expect.arrayContaining([expect.objectContaining({ id: 'returns' })]))
  expect(spoken.status).toBe(200)
})

test('international redirects contain only https addresses', async () => {
  const { status, body } = await requestJson('/api/international-redirect')
  const text = JSON.stringify(body)

  expect(status).toBe(200)
  expect(body).toEqual(expect.arrayContaining([expect.objectContaining({ countryCode: 'GB' })]))
  expect(text).not.toMatch(/javascript:|http:|"ZW"|"NO"/)
})

test('one request returns the page’s data without the data common to all documents', async () => {
  const shop = openShop()
  const address = '/api/page-data?path=/g/body-care&query=family%3Dcitrus&site=ca&locale=fr-CA'
  const headers = { cookie: '__Host-Http-sid=x', 'x-forwarded-for': '203.0.113.9' }
  const first = await shop.text(address, { headers })
  expect(first.response.status).toBe(200)
  expectDiscreet(first.response, first.text)
  const { outcome, queries } = pageDataIn(first.text)
  expect(outcome).toEqual({ query: 'family=citrus' })
  const names = new Set(queries.map(([[name]]) => name))
  expect(names).toEqual(new Set(['badges', 'category', 'search', 'shown-modules', 'slots']))
  expect(first.text).toContain('Soins')

  // Cached like the page, and sent again only after a change.
  const { headers: sent } = first.response
  expect(sent.get('cache-control')).toBe('private, max-age=10')
  expect(sent.get('x-deploy')).toBeTruthy()
  const asked = (await shop.calls()).length
  const tag = { 'if-none-match': sent.get('etag') ?? '' }
  const again = await shop.text(address, { headers: tag })
  expect([again.response.status, again.text]).toEqual([304, ''])
  expect(again.response.headers.get('x-deploy')).toBe(sent.get('x-deploy'))
  expect(again.response.headers.get('server-timing')).toContain('cache;desc=fresh')
  expect((await shop.calls()).length).toBe(asked)

  // A filter without results stays, so that it can be removed; pages move and disappear.
  const outcomes = [
    [
      '/g/body-care',
      'family=no-such&sort=price-low-to-high',
      { query: 'family=no-such&sort=price-low-to-high' },
    ],
    ['/p/JW0801', '', { redirect: '/p/juniper-dusk-3wick-candle-JW0801' }],
    ['/g/no-such-category', '', { notFound: true }],
  ] as const
  for (const [path, query, expected] of outcomes) {
    const { response, text } = await shop.text(pageDataPath(path, query))
    expect(response.status, path).toBe(200)
    expect(pageDataIn(text).outcome, path).toEqual(expected)
  }
})

test('reviews and other product content come with the page’s data', async () => {
  const shop = openShop()
  const address = pageDataPath('/p/juniper-dusk-3wick-candle-JW0801')
  await shop.warm(address)
  const { response, text } = await shop.text(address)
  expect(response.headers.get('cache-control')).toBe('private, max-age=10')
  const names = pageDataIn(text).queries.map(([[name]]) => name)
  expect(names).toEqual(
    expect.arrayContaining(['product', 'reviews', 'social-proof', 'gallery', 'product-rows']),
  )
  for (const name of ['deferred', 'navigation', 'preferences']) expect(names).not.toContain(name)
})

test('a page’s data is refreshed and purged with the page, and its failure is a problem response', async () => {
  const shop = openShop()
  await shop.warm(pageDataPath('/g/gifts'))
  const cacheOutcome = async () => {
    const { response } = await shop.text(pageDataPath('/g/gifts'))
    return /cache;desc=(\w+)/.exec(response.headers.get('server-timing') ?? '')?.[1]
  }
  shop.clock.now += 20_000
  expect(await cacheOutcome()).toBe('stale')
  expect(await cacheOutcome()).toBe('fresh')
  shop.clock.now += 1000
  await shop.text('/webhooks/purge', {
    method: 'POST',
    body: JSON.stringify({ tag: 'category:gifts' }),
    headers: { 'content-type': 'application/json', authorization: 'Bearer local-purge-secret' },
  })
  expect(await cacheOutcome()).toBe('miss')

  await shop.breaks('/organizations/', { kind: 'status', status: 500 })
  const broken = await requestJson(pageDataPath('/g/fragrances'), shop)
  expect(broken.status).toBe(503)
  expect(broken.response.headers.get('cache-control')).toBe('no-store')
  expect(broken.body).toMatchObject({ type: 'unavailable', requestId: shop.session })
})

const pageDataPath = (path: string, query = '') =>
  `/api/page-data?${new URLSearchParams({ path, query })}`

const pageDataIn = (text: string): PageData => JSON.parse(text)

test.each([
  ['/api/page-data', 'path'],
  ['/api/page-data?path=g/body-care', 'path'],
  ['/api/page-data?path=//evil.example/', 'path'],
  ['/api/page-data?path=/no-such-page', 'path'],
  ['/api/page-data?path=/cart', 'path'],
  ['/api/page-data?path=/checkout/billing', 'path'],
  ['/api/page-data?path=/&site=mx', 'site'],
  ['/api/preferences?site=mx', 'site'],
  ['/api/preferences?site=us&locale=fr-CA', 'locale'],
  ['/api/content-asset', 'id'],
  ['/api/content-asset?id=a%20b', 'id'],
  ['/api/content-search', 'q'],
  [`/api/content-search?q=${'a'.repeat(101)}`, 'q'],
  ['/api/international-redirect?locale=de-DE', 'locale'],
  ['/api/search?sort=back%20wards', 'sort'],
  ['/api/tiles?ids=a/b', 'ids'],
])('%s is rejected and names the invalid field', async (path, field) => {
  const shop = openShop()
  const { response, status, body } = await requestJson(path, shop)
  expect(status).toBe(400)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({ type: 'invalid-input', status: 400, field })
  expect(await shop.calls()).toEqual([])
})

test.each([
  ['/api/preferences', '/preferences'],
  ['/api/content-asset?id=returns', '/content/'],
  ['/api/content-search?q=soap', '/content'],
])('%s responds with a problem when commerce fails', async (path, upstream) => {
  const shop = openShop()
  await shop.breaks(upstream, { kind: 'status', status: 500 })
  const { response, status, body } = await requestJson(path, shop)
  expect(status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
  expect(body).toMatchObject({ type: 'unavailable', requestId: shop.session })
})

test('without redirect data the shop suggests no other site', async () => {
  const shop = openShop()
  await shop.breaks('/redirect-data/', { kind: 'status', status: 500 })
  const { status, body } = await requestJson('/api/international-redirect', shop)
  expect([status, body]).toEqual([200, []])
  expect(shop.lines.join('')).toContain('redirect data is missing')
})

test('unknown resources respond with 404, and read-only resources reject writes', async () => {
  const shop = openShop()
  expect((await requestJson('/api/products/JW9999', shop)).status).toBe(404)
  expect((await requestJson('/api/no-such-thing', shop)).status).toBe(404)
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const { response } = await shop.text('/api/preferences', { method, headers })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
  const foreign = await shop.text('/api/preferences', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
  })
  expect(foreign.response.status).toBe(403)
})
