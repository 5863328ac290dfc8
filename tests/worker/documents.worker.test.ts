import { expect, test } from 'vitest'

import { openShop } from './shop.ts'

const readNonce = (response: Response) =>
  /script-src 'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]

test('a page is streamed on a cache miss and complete on a hit, each time with a new nonce', async () => {
  const shop = openShop()
  const miss = await shop.text('/')
  expect(miss.response.status).toBe(200)
  expect(miss.response.headers.get('server-timing')).toContain('cache;desc=miss')

  const first = await shop.text('/')
  const second = await shop.text('/')
  for (const { response, text } of [first, second]) {
    expect(response.headers.get('server-timing')).toContain('cache;desc=fresh')
    expect(response.headers.get('server-timing')).toContain('upstream;desc="0"')
    expect(response.headers.get('cache-control')).toBe('public, no-cache')
    expect(response.headers.has('etag')).toBe(false)
    // Every part of a cached page is visible without JavaScript.
    expect(text).not.toContain('<div hidden id="S:')
    const nonce = readNonce(response)
    expect(nonce).toMatch(/^[\w-]{22,}$/)
    const used = [...text.matchAll(/nonce="([^"]+)"/g)].map(([, value]) => value)
    expect(used.length).toBeGreaterThan(1)
    expect(new Set(used)).toEqual(new Set([nonce]))
  }
  expect(readNonce(first.response)).not.toBe(readNonce(second.response))
  expect(readNonce(first.response)).not.toBe(readNonce(miss.response))
})

test('a product has one canonical address, and other addresses redirect there permanently', async () => {
  const shop = openShop()
  const byId = await shop.visit('/product/JW0801?utm_source=x')
  const location = byId.response.headers.get('location') ?? ''
  expect(byId.response.status).toBe(301)
  expect(location).toBe('/p/juniper-dusk-3wick-candle-JW0801?utm_source=x')
  const address = location.replace(/\?.*/, '')
  for (const path of ['/p/JW0801', '/p/another-name-JW0801']) {
    const { response } = await shop.visit(path)
    expect(response.status, path).toBe(301)
    expect(response.headers.get('location'), path).toBe(address)
  }
  const { response, text } = await shop.text(location)
  expect(response.status).toBe(200)
  expect(text).toContain(`<link rel="canonical" href="${shop.origin}${address}"`)
})

test('pictures load from the shop’s own origin, with absolute URLs for other sites', async () => {
  const shop = openShop()
  for (const path of ['/', '/g/home-fragrance', '/p/juniper-dusk-3wick-candle-JW0801']) {
    const { response, text } = await shop.warm(path)
    const sources = [...text.matchAll(/<img [^>]*?src="([^"]+)"/g)].map(([, source]) => source)
    expect(sources.length, path).toBeGreaterThan(0)
    expect(sources.filter((source) => !source?.startsWith('/pictures/'))).toEqual([])
    const policy = response.headers.get('content-security-policy')?.split('; ')
    expect(policy).toContain("img-src 'self'")
    expect(text).not.toMatch(/rel="(preconnect|dns-prefetch)"/)
  }
  const { text } = await shop.warm('/p/juniper-dusk-3wick-candle-JW0801')
  const absolute = `${shop.origin}/pictures/products/`
  expect(text).toContain(`"image":["${absolute}`)
})

test('content pictures are requested at their displayed width', async () => {
  const shop = openShop()
  for (const path of ['/', '/customer-care']) {
    const { text } = await shop.warm(path)
    const sources = text.match(/(?<= src=")\/pictures\/(scenes|tiles)\/[^"]+/g) ?? []
    expect(sources.length, path).toBeGreaterThan(0)
    expect(sources.filter((source) => !/[?&;]sw=\d+/.test(source))).toEqual([])
  }
})

test('pictures may have a separate origin', async () => {
  const IMAGE_ORIGIN = 'https://images.example'
  const shop = openShop({ IMAGE_ORIGIN })
  const { response, text } = await shop.warm('/g/home-fragrance')
  expect(text).toContain(`src="${IMAGE_ORIGIN}/pictures/`)
  expect(response.headers.get('content-security-policy')).toContain(
    `img-src 'self' ${IMAGE_ORIGIN};`,
  )
})

test('an outage without a cached page responds with the fallback page and a Retry-After header', async () => {
  const shop = openShop({ COMMERCE_ORIGIN: 'http://127.0.0.1:9' })
  const { response, text } = await shop.text('/g/home-fragrance')

  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(text).toContain('role="search"')
  expect(text).toContain('href="/"')
  expect(text).toContain('noindex')
})

test('a personal page is rendered for its visitor and not cached', async () => {
  const shop = openShop()
  const { response, text } = await shop.text('/cart')

  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(text).toContain('noindex')
})

test('a page allows only reads, even from the shop itself', async () => {
  const shop = openShop()
  const headers = { 'sec-fetch-site': 'same-origin' }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const { response } = await shop.text('/g/body-care', { method, headers })
    expect(response.status, method).toBe(405)
    expect(response.headers.get('allow'), method).toBe('GET, HEAD')
  }
})

const PRODUCT = '/p/juniper-dusk-3wick-candle-JW0801'
const languagesIn = (text: string) =>
  Array.from(text.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/g), ([, language]) => language)

test('a product page lists its alternates once they are known, at little cost in data', async () => {
  const shop = openShop()
  const mend = await shop.breaks('siteId=ca', { kind: 'never' })
  const first = await shop.text(PRODUCT)
  expect(first.response.status).toBe(200)
  expect(languagesIn(first.text)).toEqual(['en-US', 'x-default'])

  await mend()
  const outcomes: (string | undefined)[] = []
  let languages = languagesIn(first.text)
  while (outcomes.length < 5 && languages.length < 4) {
    shop.clock.now += 2_000
    const { response, text } = await shop.text(PRODUCT)
    outcomes.push(/cache;desc=(\w+)/.exec(response.headers.get('server-timing') ?? '')?.[1])
    languages = languagesIn(text)
  }
  expect(languages).toEqual(['en-US', 'en-CA', 'fr-CA', 'x-default'])
  expect(new Set(outcomes.slice(0, -1))).toEqual(new Set(['stale']))

  const elsewhere = (await shop.calls('/products')).filter(
    ({ query }) => query['siteId']?.[0] === 'ca',
  )
  for (const { query } of elsewhere) {
    expect(query).toMatchObject({ expand: ['none'], select: ['(total,data.(id,name))'] })
  }
  shop.clock.now += 60_000
  await shop.text(PRODUCT)
  const again = await shop.calls('/products')
  expect(again.filter(({ query }) => query['siteId']?.[0] === 'ca').length).toBe(elsewhere.length)
})
