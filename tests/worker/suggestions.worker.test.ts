import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'

import { Navigation } from '#shared/listing/category.ts'
import { Suggestions } from '#shared/search/suggestions.ts'

import { expectDiscreet } from './discreet.ts'
import { watchCalls } from './service-calls.ts'
import { control, openShop, SANDBOX, type Shop } from './shop.ts'

const PREFERENCE = 'ConstructrEnabled'

afterEach(async () => {
  for (const site of ['us', 'ca']) await control('DELETE', `/preferences/${site}/${PREFERENCE}`)
})

/** No other test uses it, and its requests do not identify their shop. */
const SERVICE = '/services/search'

const suggestionsPath = (phrase: string | null, locale = 'en-US') => {
  const site = locale === 'en-US' ? 'us' : 'ca'
  const q = phrase === null ? {} : { q: phrase }
  return `/api/suggestions?${new URLSearchParams({ ...q, site, locale })}`
}

async function readSuggestions(shop: Shop, phrase: string | null, locale?: string) {
  const { response, text } = await shop.text(suggestionsPath(phrase, locale))
  expect(response.status, text).toBe(200)
  expectDiscreet(response, text)
  return v.parse(Suggestions, JSON.parse(text))
}

const calledPaths = async (shop: Shop) =>
  (await shop.calls()).map(({ path }) => path.replace(/^.*\/(?=[^/]+$)/, ''))

test('suggests phrases, categories, pages and five products with picture and price', async () => {
  const shop = openShop()
  const { phrases, categories, pages, products } = await readSuggestions(shop, 'cand')

  expect(phrases).toContain('Tin Candle')
  expect(categories).toContainEqual({
    id: 'three-wick-candles',
    name: '3-Wick Candles',
    path: '/c/home-fragrance/three-wick-candles',
  })
  expect(pages).toEqual([{ name: 'Candle care', href: '/candle-care' }])
  expect(products).toHaveLength(5)
  expect(products[0]).toMatchObject({ id: 'JW0801', price: { now: { currency: 'USD' } } })
  expect(products.every(({ picture }) => picture?.link.startsWith('/pictures/'))).toBe(true)

  const [suggested] = await shop.calls('search-suggestions')
  expect(suggested?.query).toMatchObject({ q: ['cand'], siteId: ['us'], locale: ['en-US'] })
  const [listed] = await shop.calls('/products')
  expect(listed?.query['ids']).toEqual([products.map(({ id }) => id).join(',')])
})

test('suggests in French with prices in Canadian dollars and links of the locale', async () => {
  const { categories, pages, products } = await readSuggestions(openShop(), 'bougie', 'fr-CA')
  expect(categories.map(({ name }) => name).join()).toMatch(/bougie/i)
  expect(pages).toEqual([{ name: 'Entretien des bougies', href: '/ca/fr-CA/candle-care' }])
  expect(products[0]?.price?.now.currency).toBe('CAD')
})

test('an empty search box suggests popular searches', async () => {
  const shop = openShop()
  const { phrases, products, categories } = await readSuggestions(shop, null)
  expect([phrases.length, products.length, categories]).toEqual([10, 5, []])
  const [asked] = await shop.calls('search-suggestions')
  expect(asked?.query['q']).toEqual(['get sidebar recommendations'])
  const [popular] = await shop.calls('product-search')
  expect(popular?.query['sort']).toEqual(['most-popular'])
})

test('every category of the menu is suggested for its name', async () => {
  const shop = openShop()
  for (const [locale, place] of [
    ['en-US', ''],
    ['fr-CA', '?site=ca&locale=fr-CA'],
  ] as const) {
    const { text } = await shop.warm(`/api/navigation${place}`)
    const menu = v.parse(Navigation, JSON.parse(text)).flatMap((top) => [top, ...top.children])
    expect(menu.length).toBeGreaterThan(30)
    for (const { id, name, path } of menu) {
      const { categories, phrases } = await readSuggestions(shop, name, locale)
      expect(categories, name).toContainEqual({ id, name, path })
      expect(phrases, name).not.toContain(name)
    }
  }
})

test('suggests five popular products, even when commerce returns more', async () => {
  const shop = openShop({
    COMMERCE: {
      fetch: (address: string, init: RequestInit) =>
        fetch(
          address
            .replace('http://commerce', SANDBOX)
            .replace(/(product-search.*[?&]limit=)5\b/, '$124'),
          init,
        ),
    },
    COMMERCE_ORIGIN: '',
  })
  expect((await readSuggestions(shop, null)).products).toHaveLength(5)
})

test('a crowd that types the same phrase costs one call, despite different letter case and spaces', async () => {
  const shop = openShop()
  await Promise.all([shop.warm('/api/navigation'), shop.warm('/api/preferences')])
  const before = (await shop.calls()).length
  const typed = ['cedar  soap', 'CEDAR SOAP', ' Cedar soap ', 'cedar soap']
  const crowd = Array.from({ length: 20 }, (_, index) => typed[index % typed.length] ?? '')
  const all = await Promise.all(crowd.map((phrase) => readSuggestions(shop, phrase)))
  for (const each of all) expect(each).toEqual(all[0])
  expect((await calledPaths(shop)).slice(before).toSorted()).toEqual([
    'products',
    'search-suggestions',
  ])

  shop.clock.now += 9_000
  const { response } = await shop.text(suggestionsPath('Cedar Soap'))
  expect(response.headers.get('server-timing')).toContain('cache;desc=fresh')
  expect((await calledPaths(shop)).length).toBe(before + 2)
})

test.each(['', 'ab', '  a  ', 'x'.repeat(101)])(
  'rejects the phrase "%s", and commerce is not called',
  async (phrase) => {
    const shop = openShop()
    const { response, text } = await shop.text(suggestionsPath(phrase))
    expect(response.status).toBe(400)
    expect(JSON.parse(text)).toMatchObject({ type: 'invalid-input', field: 'q' })
    expect(await shop.calls()).toEqual([])
  },
)

test('the longest phrase is cut to the maximum of commerce', async () => {
  const shop = openShop()
  await readSuggestions(shop, 'é'.repeat(100))
  const [asked] = await shop.calls('search-suggestions')
  expect(asked?.query['q']).toEqual(['é'.repeat(50)])
})

test('the search service suggests where its preference is on, with a separate key for French', async () => {
  for (const site of ['us', 'ca']) {
    await control('PUT', `/preferences/${site}/${PREFERENCE}`, { value: true })
  }
  const shop = openShop()
  const serviceCalls = await watchCalls(SERVICE)
  const english = await readSuggestions(shop, 'cedar')
  expect(english.phrases.join()).toMatch(/cedar/i)
  expect(english.products.length).toBeGreaterThan(0)
  const french = await readSuggestions(shop, 'savon', 'fr-CA')
  expect(french.phrases.join()).toMatch(/savon/i)
  const popular = await readSuggestions(shop, null)
  expect([popular.phrases.length, popular.products.length]).toEqual([10, 5])

  const calls = await serviceCalls()
  const asked = calls.map(({ path, query: { key, num_results } }) =>
    [path.replace(/^.*\//, ''), key, num_results].join(' ').trim(),
  )
  expect(asked.toSorted()).toEqual([
    'cedar key_us_en-US',
    'popular-products key_us_en-US 5',
    'savon key_ca_fr-CA',
    'trending_searches key_us_en-US 10',
  ])
  expect(await shop.calls('search-suggestions')).toEqual([])

  const { categories } = await readSuggestions(shop, 'home fr')
  expect(categories.map(({ id }) => id)).toEqual(['home-fragrance'])
})

test.each([
  ['fails', { kind: 'status', status: 500 }],
  ['responds too late', { kind: 'delay', ms: 1_500 }],
  ['responds with something else', { kind: 'empty' }],
])('commerce suggests while the search service %s', async (_, fault) => {
  await control('PUT', `/preferences/us/${PREFERENCE}`, { value: true })
  const shop = openShop()
  await control('POST', '/faults', { match: { path: SERVICE }, times: 1, fault })
  expect((await readSuggestions(shop, 'cand')).pages).toHaveLength(1)
  expect(shop.lines.join('')).toContain('suggestions of the search service are missing')
})

test('while its breaker is open, the search service gets no requests', async () => {
  await control('PUT', `/preferences/us/${PREFERENCE}`, { value: true })
  const shop = openShop()
  const fault = { kind: 'status', status: 503 }
  await control('POST', '/faults', { match: { path: SERVICE }, times: 5, fault })
  for (const phrase of ['cedar', 'lavender', 'orange', 'juniper', 'amber'])
    await readSuggestions(shop, phrase)
  const serviceCalls = await watchCalls(SERVICE)
  expect((await readSuggestions(shop, 'peony')).products.length).toBeGreaterThan(0)
  expect(await serviceCalls()).toEqual([])
})

test('an outage of suggestions does not affect search, and an outage of products leaves the other suggestions', async () => {
  const shop = openShop()
  const restore = await shop.breaks('search-suggestions', { kind: 'status', status: 500 })
  for (const phrase of ['cedar', 'lavender', 'orange', 'juniper', 'amber', 'peony']) {
    const { response, text } = await shop.text(suggestionsPath(phrase))
    expect(response.status).toBe(503)
    expect(JSON.parse(text)).toMatchObject({ type: 'unavailable' })
  }
  expect((await shop.text('/api/search?q=cedar')).response.status).toBe(200)
  await restore()

  await shop.breaks('/products', { kind: 'status', status: 500 })
  shop.clock.now += 20_000
  const { products, phrases } = await readSuggestions(shop, 'cand')
  expect([products, phrases.length > 0]).toEqual([[], true])
})

test('while responses lack required fields, the last good suggestions stay', async () => {
  const shop = openShop()
  const good = await readSuggestions(shop, 'cand')
  await shop.breaks('search-suggestions', { kind: 'empty' })
  shop.clock.now += 20_000
  expect(await readSuggestions(shop, 'cand')).toEqual(good)
})
