import { expect, test } from 'vitest'

import { matchRoute } from '#shared/routes.ts'

import { openFakeCommerce } from './fake-commerce.ts'
import { openShop } from './shop.ts'

/** Whether robots.txt forbids an address (RFC 9309 §2.2): `*` stands for any characters, `$` for the end. */
function isForbidden(address: string, robotsTxt: string) {
  const { pathname, search } = new URL(address)
  return [...robotsTxt.matchAll(/^Disallow: (\S+)$/gm)].some(([, rule = '']) => {
    const pattern = rule.replaceAll(/[.?+()[\]{}|^\\]/g, '\\$&').replaceAll('*', '.*')
    return new RegExp(`^${pattern}`).test(pathname + search)
  })
}

const locationsIn = (text: string) =>
  Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => url)

test('the sitemap lists only the pages, categories and products of the route table', async () => {
  const shop = openShop()
  const files = [
    await shop.warm('/sitemap-us-en-US.xml'),
    await shop.warm('/sitemap-us-en-US-products-1.xml'),
  ]
  const paths = files.flatMap(({ text }) =>
    locationsIn(text).map((url) => url.replace(shop.origin, '')),
  )
  const matches = paths.flatMap((path) => matchRoute(path) ?? [])
  const rules = new Set(matches.map(({ route }) => route.sitemap))

  expect(paths).toContain('/g/hand-care')
  expect(paths).toContain('/p/juniper-dusk-3wick-candle-JW0801')
  expect(rules).toEqual(new Set(['page', 'categories', 'products']))
})

test('100,000 products are listed in separate parts, each read in a few calls', async () => {
  const commerce = openFakeCommerce({ products: 100_000 })
  const shop = openShop(commerce.variables)
  const partPath = (piece: number) => `/sitemap-us-en-US-products-${piece}.xml`

  const index = await shop.text('/sitemap.xml')
  const files = locationsIn(index.text).map((url) => url.replace(shop.origin, ''))
  const american = files.filter((file) => file.startsWith('/sitemap-us-en-US-products'))
  expect(commerce.calls).toHaveLength(3)
  expect(files).toHaveLength(3 * american.length + 3)

  // Together they list every product once, the oldest in the first part.
  const size = 1_200
  expect(american).toEqual(
    Array.from({ length: Math.ceil(100_000 / size) }, (_, n) => partPath(n + 1)),
  )
  for (const piece of [1, 2, 42, american.length]) {
    commerce.calls.length = 0
    const { response, text } = await shop.text(partPath(piece))
    expect(response.status).toBe(200)
    expect(text.length).toBeLessThan(2_000_000)
    expect(commerce.calls.length).toBeLessThanOrEqual(21)
    const listed = locationsIn(text).map((url) => Number(/-P(\d+)$/.exec(url)?.[1]))
    const oldest = (piece - 1) * size + 1
    const length = Math.min(size, 100_000 - oldest + 1)
    expect(listed.toSorted((a, b) => a - b)).toEqual(Array.from({ length }, (_, n) => oldest + n))
  }
  expect(commerce.atOnce).toBe(4)
  expect((await shop.text(partPath(american.length + 1))).response.status).toBe(404)

  // The locales share the data of a part.
  commerce.calls.length = 0
  const french = await shop.text('/sitemap-ca-fr-CA-products-2.xml')
  expect(commerce.calls).toEqual([])
  expect(french.text).toContain(`hreflang="en-US" href="${shop.origin}/p/product-2400-P2400"`)
})

test('a part is served stale while it is refreshed, and new products do not move the others', async () => {
  const commerce = openFakeCommerce({ products: 3_000 })
  const shop = openShop(commerce.variables)
  const first = await shop.text('/sitemap-us-en-US-products-1.xml')
  const last = await shop.text('/sitemap-us-en-US-products-3.xml')
  expect(locationsIn(last.text)).toHaveLength(600)

  commerce.products += 10
  shop.clock.now += 30 * 60_000
  expect((await shop.text('/sitemap-us-en-US-products-3.xml')).text).toBe(last.text)
  expect((await shop.text('/sitemap-us-en-US-products-1.xml')).text).toBe(first.text)
  const refreshed = await shop.text('/sitemap-us-en-US-products-3.xml')
  expect(locationsIn(refreshed.text)).toHaveLength(610)
  expect((await shop.text('/sitemap-us-en-US-products-1.xml')).text).toBe(first.text)
})

test('an incomplete part is not served', async () => {
  const commerce = openFakeCommerce({ products: 3_000 })
  const shop = openShop(commerce.variables)
  for (const failure of ['status', 'empty'] as const) {
    commerce.failAt({ offset: 2_400, failure })
    const { response } = await shop.text('/sitemap-us-en-US-products-1.xml')
    expect(response.status, failure).toBe(503)
    shop.clock.now += 60_000
  }
  commerce.failAt(null)
  const { text } = await shop.text('/sitemap-us-en-US-products-1.xml')
  expect(locationsIn(text)).toHaveLength(1_200)
})

/** Pages with their own URLs, with choices, and in another locale. */
const PAGES = [
  '/',
  '/g/home-fragrance?family=woods&page=2&sort=newest',
  '/search?form=threewick&page=2&q=candle',
  '/p/FXMASTER',
  '/ca/fr-CA/p/FXMASTER',
  '/ca/fr-CA/search?family=woods&q=bougie',
]

test('robots may crawl every address that the shop advertises, and no filtered list', async () => {
  const shop = openShop()
  const { text: robotsTxt } = await shop.text('/robots.txt')
  const advertised = new Set<string>()
  for (const path of PAGES) {
    for (const address of addressesIn(await readPage(path))) advertised.add(address)
  }
  for (const file of ['us-en-US', 'us-en-US-products-1', 'ca-fr-CA-products-1']) {
    for (const url of locationsIn((await shop.warm(`/sitemap-${file}.xml`)).text))
      advertised.add(url)
  }
  const variants = [...advertised].filter((url) => /\/p\/.*[?&]color=/.test(url))
  expect(variants.length).toBeGreaterThan(0)
  expect([...advertised].some((url) => url.includes('/pictures/'))).toBe(true)
  expect([...advertised].filter((url) => isForbidden(url, robotsTxt))).toEqual([])

  for (const prefix of ['', '/ca', '/ca/fr-CA']) {
    for (const path of [
      '/g/body-care?sort=newest',
      '/c/a/b?page=2&color=red',
      '/search?q=a&size=x',
    ])
      expect(isForbidden(shop.origin + prefix + path, robotsTxt), prefix + path).toBe(true)
  }

  /** The page, and the page of a variant that it links. */
  async function readPage(path: string) {
    const first = await shop.text(path)
    const location = first.response.headers.get('location')
    const { text } = location === null ? await shop.warm(path) : await shop.warm(location)
    const variant = structuredAddressesIn(text).find((url) => /\/p\/[^?]*\?/.test(url))
    return variant === undefined
      ? text
      : text + (await shop.warm(variant.replace(shop.origin, ''))).text
  }

  /** The absolute addresses of canonical links, alternates, structured data, link previews and pictures. */
  function addressesIn(text: string) {
    const linked =
      /(?:rel="(?:canonical|alternate)"[^>]*? href|property="og:[a-z:]+" content)="([^"]+)"/g
    const pictures = /<(?:img|source)[^>]*? (?:src|srcSet)="([^" ,]+)/g
    return [linked, pictures]
      .flatMap((pattern) => Array.from(text.matchAll(pattern), ([, found = '']) => found))
      .map((found) => found.replaceAll('&amp;', '&'))
      .concat(structuredAddressesIn(text))
      .filter((found) => /^(?:https?:\/)?\//.test(found))
      .map((found) => new URL(found, shop.origin).href)
      .filter((found) => found.startsWith(shop.origin))
  }

  function structuredAddressesIn(text: string) {
    const scripts = text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)
    return Array.from(scripts, ([, json = '']) => json).flatMap((json) =>
      Array.from(json.matchAll(/"(https?:\/\/[^"]+)"/g), ([, address = '']) => address),
    )
  }
})

test('a product has its modification date from commerce, if any', async () => {
  const commerce = openFakeCommerce({ products: 4 })
  const shop = openShop(commerce.variables)
  const { text } = await shop.text('/sitemap-us-en-US-products-1.xml')
  const dated = Object.fromEntries(
    Array.from(
      text.matchAll(/<loc>[^<]*-(P\d+)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<xhtml/g),
      ([, id = '', changed]) => [id, changed],
    ),
  )
  expect(dated).toEqual({
    P1: '2026-11-28T23:30:00.000Z',
    P2: '2026-11-27',
    P3: undefined,
    P4: undefined,
  })
})
