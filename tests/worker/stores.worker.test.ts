import * as v from 'valibot'
import { expect, test } from 'vitest'

import { StoreSearchResult } from '#shared/stores/store.ts'

import { openLackingCommerce } from './lacking-commerce.ts'
import { expectDiscreet } from './discreet.ts'
import { openKv, openShop, SANDBOX, type Shop } from './shop.ts'

const PAGE = '/store-locator'
const SEARCH = 'store-search'
const BAD_ZIP = 'Please enter a valid U.S. ZIP code.'
const NONE = 'There are no participating stores near your location. Please try another ZIP code.'
const UNAVAILABLE = 'We can’t search for stores right now.'
/** An address without the service. */
const NOWHERE = `${SANDBOX}/services/no-such-service`

const pagePath = (code: string) => `${PAGE}?${new URLSearchParams({ q: code })}`

async function search(shop: Shop, code: string, prefix = '') {
  const { response, text } = await shop.text(prefix + pagePath(code))
  expectDiscreet(response, text)
  return { status: response.status, response, text: text.replaceAll('&#x27;', '’') }
}

const findWarnings = (shop: Shop) =>
  shop.lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warning')

test('finds stores by ZIP code with distance, map, phone, hours of the day and closed pickup', async () => {
  const shop = openShop()
  // Monday in Columbus.
  shop.clock.now = Date.parse('2026-11-23T17:00:00Z')
  await shop.warm(pagePath('43215'))
  const { status, text } = await search(shop, '43215')

  expect(status).toBe(200)
  expect(text).toContain('<meta name="robots" content="noindex"')
  expect(text).toMatch(/4 stores near <\/span><span translate="no">43215<\/span>/)
  const cards = text.match(/<h3 translate="no">.*?<\/li>/gs) ?? []
  expect(cards).toHaveLength(4)
  expect(cards[0]).toContain('Short North')
  expect(cards[0]).toMatch(/<span class="distance">(?:<span>)?\d(\.\d)? mi away<\/span>/)
  expect(cards[0]).toContain('714 Tallow Lane<br/>Columbus, OH 43215')
  expect(cards[0]).toMatch(/href="https:\/\/www\.google\.com\/maps\?q=[^"]+&amp;z=15"/)
  expect(cards[0]).toContain('href="tel:+16145550101"')
  expect(cards[0]).toContain('Today: 10:00 AM – 9:00 PM')
  const off = cards.filter((card) => card.includes('Unavailable'))
  expect(off).toHaveLength(1)
  expect(off[0]).toContain('Polaris')

  const [asked] = await shop.calls(SEARCH)
  const { latitude, longitude, ...query } = asked?.query ?? {}
  expect(query).toEqual({
    siteId: ['us'],
    countryCode: ['US'],
    c_bopis: ['true'],
    maxDistance: ['50'],
    distanceUnit: ['mi'],
    limit: ['50'],
    locale: ['en-US'],
  })
  expect([latitude, longitude]).toEqual([
    [expect.stringMatching(/^39\.9/)],
    [expect.stringMatching(/^-8[23]/)],
  ])
})

test('finds stores by postal code in French, in kilometers and without hours, which Canada does not show', async () => {
  const shop = openShop()
  await shop.warm(`/ca/fr-CA${pagePath('h2y1z5')}`)
  const { text } = await search(shop, ' h2y-1z5 ', '/ca/fr-CA')
  expect(text).toMatch(/2 magasins près de <\/span><span translate="no">H2Y 1Z5<\/span>/)
  expect(text).toMatch(/à \d,\d\u00a0km/)
  expect(text).toContain('value="H2Y 1Z5"')
  expect(text).not.toContain('Aujourd’hui')
  expect(await shop.calls(SEARCH)).toHaveLength(1)
})

test.for<[code: string, prefix: string, problem: string]>([
  ['', '', BAD_ZIP],
  ['4321', '', BAD_ZIP],
  ['New York', '', BAD_ZIP],
  ['M5V 2B7', '', BAD_ZIP],
  ['43215', '/ca', 'Please enter a valid Canadian postal code.'],
  ['43215', '/ca/fr-CA', 'Veuillez entrer un code postal canadien valide.'],
  ['"><script>alert(1)</script>', '', BAD_ZIP],
])('rejects the code "%s" on the site "%s", without a search', async ([code, prefix, problem]) => {
  const shop = openShop({ GEOCODING_URL: NOWHERE })
  const { status, text } = await search(shop, code, prefix)
  expect(status).toBe(200)
  expect(text).toContain(problem)
  expect(text).toMatch(/<input[^>]*aria-invalid="true"/)
  expect(text).not.toContain('<script>alert')
  expect(findWarnings(shop)).toEqual([])
  expect(await shop.calls(SEARCH)).toEqual([])
})

test('says where no store is near, and where the postal code does not exist', async () => {
  const shop = openShop()
  await shop.warm('/')
  expect((await search(shop, '99501')).text).toContain(NONE)
  expect((await search(shop, '00000')).text).toContain(NONE)
  const { text } = await search(shop, 'X0A 0H0', '/ca/fr-CA')
  expect(text).toContain('Il n’y a aucun magasin participant près de chez vous.')
})

test('without the maps service no stores are found, with one warning, and the page is stale at once', async () => {
  const shop = openShop({ GEOCODING_URL: NOWHERE })
  await shop.warm(PAGE)
  shop.lines.length = 0
  const { status, text } = await search(shop, '43215')
  expect([status, text.includes(NONE)]).toEqual([200, true])
  expect(findWarnings(shop)).toMatchObject([
    { message: 'refresh failed', definition: 'postalCodes' },
  ])
  expect(shop.lines.join()).toContain('geocoding.geocode')
  expect(shop.lines.join()).not.toMatch(/\b43215\b/)

  shop.clock.now += 2_000
  const { response } = await search(shop, '43215')
  expect(response.headers.get('server-timing')).not.toContain('cache;desc=fresh')
})

test('nor is "no stores" stored for navigations without the maps service', async () => {
  const data = `/api/page-data?path=${PAGE}&query=q%3D43215`
  const lost = openShop({ GEOCODING_URL: NOWHERE })
  await lost.warm(PAGE)
  const { response, text } = await lost.text(data)
  expect(text).toContain('"stores":[]')
  expect(response.headers.get('cache-control')).toBe('no-store')
  lost.clock.now += 2_000
  expect((await lost.text(data)).response.headers.get('server-timing')).not.toContain('desc=fresh')

  const found = await openShop().text(data)
  expect(found.text).toContain('Short North')
  expect(found.response.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/)
})

test('while the store search fails, the page says so, keeps the form and is not stored', async () => {
  const shop = openShop()
  await shop.warm('/')
  const restore = await shop.breaks(SEARCH, { kind: 'status', status: 500 })
  const { status, text } = await search(shop, '43215')
  expect(status).toBe(200)
  expect(text).toContain(UNAVAILABLE)
  expect(text).toContain('value="43215"')
  expect(text).not.toContain(NONE)
  expect(JSON.parse(shop.lines.at(-1) ?? '')).toMatchObject({
    status: 200,
    problem: 'unavailable',
    cause: 'status 500',
  })

  await restore()
  shop.clock.now += 20_000
  expect((await shop.warm(pagePath('43215'))).text).toContain('Short North')
})

test('the page without a code is public, the same for all visitors, and runs no search', async () => {
  const shop = openShop()
  const { text } = await shop.warm(PAGE)
  expect(text).toContain('Set your location. Place your order. We’ll have it waiting for you.')
  expect(text).not.toContain('noindex')
  expect(text).toMatch(/<form[^>]*action="\/store-locator"[^>]*>/)
  const visitor = JSON.stringify({ country: 'US', postalCode: '43215', latitude: 39.97 })
  const located = await shop.text(PAGE, {
    headers: { 'x-vitrine-visitor': encodeURIComponent(visitor) },
  })
  expect(located.response.headers.get('server-timing')).toContain('cache;desc=fresh')
  expect(await shop.calls(SEARCH)).toEqual([])
})

test('a crowd that spells one ZIP code in many ways costs one search, and made-up codes are not written to KV', async () => {
  const kv = openKv()
  const shop = openShop({ CACHE: kv.openLocation() })
  await shop.warm(PAGE)
  const codes = ['43215', ' 43215 ', '43215-1234', '432159999', '43215 1234']
  const found = await Promise.all(codes.map((code) => search(shop, code)))
  for (const { text } of found) expect(text).toContain('Short North')
  expect(await shop.calls(SEARCH)).toHaveLength(1)

  const stored = kv.stored.size
  for (let zip = 10_000; zip < 10_010; zip += 1) await search(shop, `${zip}`)
  await search(shop, 'nowhere at all')
  expect(kv.stored.size).toBe(stored)
})

test('the API answers browsers, and rejects overlong input', async () => {
  const shop = openShop()
  const { text } = await shop.warm('/api/stores?site=us&locale=en-US&q=43215')
  const { postalCode, stores } = v.parse(StoreSearchResult, JSON.parse(text))
  expect([postalCode, stores.length]).toEqual(['43215', 4])
  const tooLong = await shop.text(`/api/stores?site=us&locale=en-US&q=${'4'.repeat(101)}`)
  expect(tooLong.response.status).toBe(400)
})

test('an instance with standard fields only shows the hours of every day, and none if stores have none', async () => {
  const cards = async (attributes: string[]) => {
    const shop = openShop(openLackingCommerce({ attributes }).variables)
    const { text } = await search(shop, '43215')
    return text.match(/<h3 translate="no">.*?<\/li>(?=<li>|<\/ol>)/gs) ?? []
  }
  const [first] = await cards(['c_timeZone'])
  expect(first).toMatch(/<summary>(<span>)?Store hours/)
  expect(first).toMatch(/<li>Mon: 10:00 AM – 9:00 PM<\/li>/)
  expect(first).not.toContain('Today:')
  const [without] = await cards(['c_timeZone', 'storeHours'])
  expect(without).toContain('Short North')
  expect(without).not.toMatch(/<details|Store hours|Today:/)
})
