import { expect, test } from 'vitest'
import * as v from 'valibot'

import { registered } from './customers.ts'
import { expectDiscreet, expectOutagePage } from './discreet.ts'
import { essence } from './essence.ts'
import { openShopper } from './purchase.ts'
import { openShop, type Fault, type Shop } from './shop.ts'
import { openStore } from './store.ts'

const UNLIKE = 'commerce response does not match the contract'

/** Log lines about responses that violate the contract. */
const contractWarnings = ({ lines }: Shop) =>
  lines.filter((line) => line.includes(`"message":"${UNLIKE}"`))

const SEARCH_DRIFT: [kind: string, field: string, complaints: number][] = [
  ['missing-fields', 'price', 1],
  ['missing-fields', 'image', 1],
  ['missing-fields', 'productName', 0],
  ['wrong-type', 'total', 1],
  ['wrong-type', 'refinements', 1],
  ['wrong-type', 'productType', 0],
  ['wrong-type', 'hits', 1],
]

test.each(SEARCH_DRIFT)(
  'a search whose response has %s in %s still has its page, with at most one log line',
  async (kind, field, complaints) => {
    const shop = openShop()
    await shop.breaks('product-search', { kind, field }, 1)
    const { response, text } = await shop.text('/search?q=lavender%20press')

    expect(response.status).toBe(200)
    expectDiscreet(response, text)
    expect(text).toMatch(/<h1/)
    // A response without a usable hit is requested a second time.
    expect(text).toMatch(/href="\/p\/[^"]+"/)
    expect(contractWarnings(shop).length).toBe(complaints)
  },
)

test('a product without a price is shown but cannot be bought', async () => {
  const shop = openShop()
  const moved = await shop.text('/product/JW3415')
  const address = moved.response.headers.get('location') ?? ''

  const drifted = openShop()
  await drifted.breaks('ids=JW3415', { kind: 'missing-fields', field: 'price' })
  const { response, text } = await drifted.text(address)
  expect(response.status).toBe(200)
  expect(text).toMatch(/class="note none"/)
  expect(text).not.toMatch(/"offers":|InStock/)
  expect(contractWarnings(drifted).length).toBeGreaterThan(0)

  const { text: json } = await drifted.text('/api/products/JW3415')
  expect(JSON.parse(json)).toMatchObject({ price: null, availability: { status: 'sold-out' } })

  const { text: whole } = await shop.text(address)
  expect(whole).toMatch(/class="note good"/)
  expect(whole).toMatch(/InStock/)
})

test.each([
  ['missing-fields', 'imageGroups'],
  ['missing-fields', 'inventory'],
  ['missing-fields', 'name'],
  ['missing-fields', 'shortDescription'],
  ['wrong-type', 'type'],
  ['wrong-type', 'stockLevel'],
  ['wrong-type', 'productPromotions'],
])('a product whose response has %s in %s still has its page', async (kind, field) => {
  const shop = openShop()
  await shop.breaks('ids=JW2415', { kind, field })
  const moved = await shop.text('/product/JW2415')
  expect(moved.response.status).toBe(301)
  const { response, text } = await shop.text(moved.response.headers.get('location') ?? '')
  expect(response.status).toBe(200)
  expect(text).toMatch(/<h1[^>]*>[^<]/)
  expectDiscreet(response, text)
})

test('a slot of an unknown type does not affect the other slots', async () => {
  const shop = openShop()
  const { response, text } = await shop.text('/category/lab-unknown')
  expect(response.status).toBe(200)
  expectDiscreet(response, text)
  expect(shop.lines.join('')).toContain('hologram-wall')
})

/** The text between header and footer. */
const shownIn = (text: string) => /<header.*<\/footer>/s.exec(essence(text))?.[0]

const PRODUCT = '/p/juniper-dusk-3wick-candle-JW0801'
const STORED = ['/', '/g/hand-care', '/search?q=soap', PRODUCT, '/customer-care']

test.each<[name: string, paths: string[], fault: Fault]>([
  ['leaves out "data"', ['/organizations/'], { kind: 'missing-fields', field: 'data' }],
  ['leaves out "hits"', ['product-search'], { kind: 'missing-fields', field: 'hits' }],
  ['names no promotion in its ranking', ['/rank'], { kind: 'missing-fields', field: 'ID' }],
  ['has ids of another type', ['ids='], { kind: 'wrong-type', field: 'id' }],
  [
    'responds with 400',
    ['shopper-products', 'product-search', '/custom/'],
    { kind: 'status', status: 400 },
  ],
  [
    'responds with 404',
    ['/custom/', 'c_sitenav', 'product-search', 'ids='],
    { kind: 'status', status: 404 },
  ],
])('when commerce %s, pages stay unchanged', async (_, parts, fault) => {
  const shop = openShop()
  const before = new Map<string, string | undefined>()
  for (const path of STORED) {
    await shop.warm(path)
    before.set(path, shownIn((await shop.text(path)).text))
  }
  for (const part of parts) await shop.breaks(part, fault)

  for (let visit = 0; visit < 2; visit += 1) {
    shop.clock.now += 13_000
    for (const path of STORED) {
      const { response, text } = await shop.text(path)
      expect(response.status, path).toBe(200)
      expect(shownIn(text), path).toBe(before.get(path))
    }
  }
  expect(contractWarnings(shop).length > 0).toBe(fault.kind !== 'status')
})

test('a missing list does not mean an empty one', async () => {
  const shop = openShop()
  await shop.breaks('ids=', { kind: 'missing-fields', field: 'data' })
  await shop.breaks('product-search', { kind: 'missing-fields', field: 'hits' })
  for (const path of ['/product/JW0801', '/search?q=soap', '/g/hand-care']) {
    const { response, text } = await shop.text(path)
    expectOutagePage(response, text)
  }
  const searches = contractWarnings(shop).flatMap(
    (line) => /"(\w+).searchProducts/.exec(line)?.[1] ?? [],
  )
  expect(searches).toEqual(['phraseSearch', 'search'])
})

test('a rejection by commerce shows as not found or empty', async () => {
  const shop = openShop()
  for (const part of ['shopper-products', 'product-search', '/custom/']) {
    await shop.breaks(part, { kind: 'status', status: 400 })
  }
  const expected = {
    '/product/JW2415': 404,
    '/g/hand-care': 404,
    '/search?q=soap': 200,
    '/search?q=soap&page=9': 404,
    '/api/products/JW2415': 404,
    '/api/search?q=soap': 200,
    '/api/tiles?ids=JW2415': 200,
    '/api/slots?ids=home-1': 200,
    '/api/preferences': 200,
  }
  for (const [path, status] of Object.entries(expected)) {
    expect((await shop.text(path)).response.status, path).toBe(status)
  }
})

test('a 404 of a path that leads to no API says nothing about a category', async () => {
  const noSuchPath = { kind: 'status', status: 404, type: 'resource-not-found' }
  const shop = openShop()
  await shop.warm('/g/hand-care')
  await shop.breaks('/categories/', noSuchPath)
  shop.clock.now += 20 * 60_000
  expect((await shop.text('/g/hand-care')).response.status).toBe(200)

  const empty = openShop()
  await empty.breaks('/categories/', noSuchPath)
  expect((await empty.text('/g/hand-care')).response.status).toBe(503)
})

test('a 404 for content does not turn the page into a 404', async () => {
  const shop = openShop()
  for (const part of ['/custom/', 'c_sitenav'])
    await shop.breaks(part, { kind: 'status', status: 404 })
  const { response, text } = await shop.text('/g/hand-care')
  expect(response.status).toBe(200)
  expect(text).toMatch(/href="\/p\/[^"]+"/)
  expect((await shop.text('/')).response.status).toBe(503)
})

test('ingredients stay when their record does not name its product', async () => {
  const shop = openShop()
  const { text: product } = await shop.text('/api/products/FXING')
  const { upc } = v.parse(v.object({ upc: v.string() }), JSON.parse(product))
  const read = () => shop.text(`/api/ingredients/${upc}`)
  const { text: before } = await read()
  expect(before).toContain('glycerin')

  await shop.breaks('/content-search', { kind: 'missing-fields', field: 'c_IngredientUPC' })
  for (let visit = 0; visit < 3; visit += 1) {
    shop.clock.now += 700_000
    expect((await read()).text).toBe(before)
  }
  expect(contractWarnings(shop)).not.toEqual([])
})

test('creates no wish list when a response leaves the lists out', async () => {
  const shopper = openShopper(openStore())
  await registered(shopper)
  const wish = (productId: string) =>
    shopper.api('POST', '/account/wish-list/wishes', { productId })
  expect((await wish('JW0801')).status).toBe(200)

  await shopper.breaks('/product-lists', { kind: 'missing-fields', field: 'data' }, { times: 100 })
  expect((await wish('JW0807')).status).toBe(503)
  expect((await shopper.get('/my-account/wishlist')).status).toBe(503)
})
