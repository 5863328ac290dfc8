import { expect, test } from 'vitest'

import { expectDiscreet } from './discreet.ts'
import { essence } from './essence.ts'
import { askForSession } from './session-request.ts'
import { control, openKv, openShop, SANDBOX } from './shop.ts'

const CANARY = 'canary-7f3a'

test('never sends invalid product or category ids to commerce', async () => {
  const shop = openShop()
  const addresses = [
    '/p/a%2fb',
    '/p/a%3FsiteId=Evil',
    '/p/a%00',
    '/p/a%5cb',
    '/product/%2e%2e%2fcategories',
    '/product/a%23x',
    '/category/..%2f..',
    '/g/%252e%252e',
  ]
  for (const path of addresses) {
    const { response, text } = await shop.text(path)
    expect(response.status, path).toBe(404)
    expectDiscreet(response, text)
  }
  for (const path of ['/api/products/%2e%2e%2f', '/api/products/a%3Fb', '/api/tiles?ids=..']) {
    const { response } = await shop.text(path)
    expect([400, 404], path).toContain(response.status)
  }
  const asked = (await shop.calls()).map(({ path }) => path)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((path) => /\/products|\/categories\//.test(path))).toEqual([])
  // Every URL parser resolves these two to the home page.
  for (const path of ['/p/..', '/p/%2e%2e']) {
    expect((await shop.text(path)).response.status).toBe(200)
  }
})

test('a page links only to the configured origin, despite another Host header', async () => {
  const shop = openShop()
  const foreign = { host: 'evil.invalid', 'x-forwarded-host': 'evil.invalid' }
  const miss = await shop.text('/customer-care', { headers: foreign })
  const hit = await shop.text('/customer-care')

  for (const { text } of [miss, hit]) {
    expect(text).toContain(`<link rel="canonical" href="${shop.origin}/customer-care"`)
    expect(text).not.toContain('evil.invalid')
  }
})

test('a query parameter cannot override the site of the path', async () => {
  const shop = openShop()
  for (const query of ['site%49d=Evil', 'siteId=ca&siteId=Evil', 'siteId[]=Evil', 'site=ca']) {
    const { response } = await shop.text(`/search?q=soap&${query}`)
    expect(response.status).toBe(200)
  }
  const calls = await shop.calls()
  expect(calls.length).toBeGreaterThan(0)
  expect(new Set(calls.flatMap(({ query }) => query['siteId']))).toEqual(new Set(['us']))

  const twice = await shop.text(
    '/proxy/product/shopper-products/v1/organizations/f_ecom_jwck_001/products?ids=JW0801&siteId=us&siteId=ca',
  )
  expect(twice.response.status).toBe(400)
})

test('a personal page is never found or cached at an address that looks like a file', async () => {
  const shop = openShop()
  for (const path of ['/account/x.css', '/cart/foo.js', '/cart;.js', '/account%2f..%2f']) {
    const { response, text } = await shop.text(path)
    expect(response.status, path).toBe(404)
    expect(response.headers.get('cache-control'), path).toBe('no-store')
    expectDiscreet(response, text)
  }
})

test('no data of a visitor’s request reaches another visitor’s page or KV', async () => {
  const kv = openKv()
  const shop = openShop({ CACHE: kv.openLocation() })
  const personal = {
    cookie: `__Host-Http-sid=${CANARY}; name=${CANARY}`,
    authorization: `Bearer ${CANARY}`,
    'accept-language': `fr-CA, ${CANARY}`,
    'cf-ipcountry': 'FR',
    ...Object.fromEntries(
      Array.from({ length: 36 }, (_, index) => [`x-fuzz-${index}`, `${CANARY}-${index}`]),
    ),
  }
  const query = `?utm_source=${CANARY}&${CANARY}=1`
  const first = await shop.text(`/g/hand-care${query}`, { headers: personal })
  const fuzzed = await shop.text(`/g/hand-care${query}`, { headers: personal })
  const clean = await shop.text('/g/hand-care')
  await shop.text(`/api${query}`, askForSession(personal))

  expect(clean.response.status).toBe(200)
  expect(clean.response.headers.get('server-timing')).toContain('cache;desc=fresh')
  expect(essence(fuzzed.text)).toBe(essence(clean.text))
  const served = [first, fuzzed, clean].map(({ text, response }) =>
    [text, ...response.headers.values()].join(' '),
  )
  expect(served.join(' ')).not.toContain(CANARY)

  const alone = openShop({ PUBLIC_ORIGIN: shop.origin })
  await alone.text('/g/hand-care')
  const untouched = await alone.text('/g/hand-care')
  expect(essence(untouched.text)).toBe(essence(clean.text))

  const dump = JSON.stringify([...kv.stored])
  expect(kv.stored.size).toBeGreaterThan(2)
  expect(dump).not.toMatch(/canary|eyJ[\w-]{10,}\.eyJ|Bearer/i)
  expect(shop.lines.join('')).not.toContain(CANARY)
})

test('the proxy forwards only the requests on its allowlist', async () => {
  const shop = openShop()
  const base = '/proxy/product/shopper-products/v1/organizations/f_ecom_jwck_001'
  const refused = [
    '/proxy/..%252f',
    '/proxy/trusted%2Dsystem',
    '/proxy/shopper/auth/v1/organizations/f_ecom_jwck_001/oauth2/trusted-system/token',
    `${base}/products/..%2f..%2fcategories`,
    `${base}/products/%2e%2e`,
    `${base}/../../../shopper/auth/v1`,
    '/proxy/product/shopper-products/v1/organizations/f_ecom_evil_001/products?ids=JW0801',
    '/proxy/https://evil.invalid/',
    '/proxy//evil.invalid/',
  ]
  for (const path of refused) {
    const { response, text } = await shop.text(path)
    expect(response.status, path).toBe(404)
    expectDiscreet(response, text)
  }
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const { response } = await shop.text(`${base}/products?ids=JW0801`, { method, headers })
    expect(response.status).toBe(405)
  }
  expect(await shop.calls()).toEqual([])

  const passed = await shop.text(`${base}/products?ids=JW0801`)
  expect(passed.response.status).toBe(200)
  expect(JSON.parse(passed.text)).toMatchObject({ data: [{ id: 'JW0801' }] })
})

test('a redirect from commerce is a failure and is not followed', async () => {
  const shop = openShop()
  const target = `${SANDBOX}/followed-${shop.session}`
  await shop.breaks('/categories/body-care', { kind: 'redirect', location: target })

  const { response, text } = await shop.text('/api/categories/body-care')
  expect(response.status).toBe(503)
  expectDiscreet(response, text)
  expect(await control('GET', `/calls?path=followed-${shop.session}`)).toEqual({ data: [] })
})

test('rejects requests that are too large before reading them', async () => {
  const shop = openShop()
  const large = 'a'.repeat(64 * 1024)
  expect((await shop.text(`/search?q=${large}`)).response.status).toBe(414)
  const cookie = `a=${large}`
  expect((await shop.text('/', { headers: { cookie } })).response.status).toBe(431)
  // All headers together are limited before a worker runs: here by workerd, to 128 kB, and by Cloudflare.
  const headers = { 'x-large': 'a'.repeat(140_000) }
  expect((await fetch(SANDBOX, { headers })).status).toBe(431)

  const body = 'a'.repeat(5 * 2 ** 20)
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const authorization = 'Bearer local-purge-secret'
  const purge = await shop.text('/webhooks/purge', {
    method: 'POST',
    headers: { ...json, authorization },
    body,
  })
  expect(purge.response.status).toBe(413)
  const api = await shop.text('/api/preferences', { method: 'POST', headers: json, body })
  expect(api.response.status).toBe(405)
  for (const { response, text } of [purge, api]) expectDiscreet(response, text)
  expect(await shop.calls()).toEqual([])
})

test('rejects unsupported methods and lists the allowed ones', async () => {
  const shop = openShop()
  // The runtime itself rejects TRACE, TRACK and CONNECT.
  for (const method of ['PROPFIND', 'OPTIONS', 'PURGE', 'MKCOL']) {
    const { response, text } = await shop.text('/', { method })
    expect(response.status, method).toBe(405)
    expect(response.headers.get('allow')).toContain('GET')
    expect([...response.headers.keys()].join()).not.toContain('access-control')
    expectDiscreet(response, text)
  }
})
