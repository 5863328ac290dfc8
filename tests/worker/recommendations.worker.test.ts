import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'

import { ProductTile } from '#shared/product/product.ts'
import { VISITOR_HEADER } from '#worker/visitor/visitor.ts'

import { expectDiscreet } from './discreet.ts'
import { control, openShop, type Shop } from './shop.ts'

const CANDLE = 'JW0801'
const SOAP = 'JW0802'
const SOLD_OUT = 'FXSOLD'
/** Only one test requests each of these. */
const CROWDED = 'JW0809'
const CANADIAN = 'JW0808'

/** Pages of other tests use it as well, and its requests do not identify their shop. */
const SERVICE = '/services/recommendations'

const faults: string[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const id of faults.splice(0)) await control('DELETE', `/faults/${id}`)
})

const recommendationsPath = (ids: string, place = 'site=us&locale=en-US') =>
  `/api/recommendations?recommender=complete-the-set&ids=${ids}&${place}`

async function recommendedBy(shop: Shop, ids = CANDLE, place?: string, init?: RequestInit) {
  const { response, text } = await shop.text(recommendationsPath(ids, place), init)
  expect(response.status, text).toBe(200)
  expectDiscreet(response, text)
  return v.parse(v.array(ProductTile), JSON.parse(text))
}

const Calls = v.object({
  data: v.array(v.object({ path: v.string(), headers: v.array(v.string()), body: v.string() })),
})
const serviceCalls = async () => v.parse(Calls, await control('GET', `/calls?path=${SERVICE}`)).data
const callsAbout = async (id: string) =>
  (await serviceCalls()).filter(({ body }) => body.includes(`"${id}"`))

async function serviceBreaks(fault: object) {
  const plan = { match: { path: SERVICE }, times: 10, fault }
  const planned = v.parse(v.object({ id: v.string() }), await control('POST', '/faults', plan))
  faults.push(planned.id)
}

test('recommends products of the site with its names and prices, read from commerce', async () => {
  const shop = openShop()
  const tiles = await recommendedBy(shop, CANADIAN, 'site=ca&locale=fr-CA')

  expect(tiles.length).toBeGreaterThan(3)
  expect(tiles.length).toBeLessThanOrEqual(24)
  expect(tiles.map(({ id }) => id)).not.toContain(CANADIAN)
  expect(tiles.every(({ price }) => price?.now.currency === 'CAD')).toBe(true)
  const [read] = await shop.calls('/products')
  expect(read?.query).toMatchObject({ siteId: ['ca'], locale: ['fr-CA'] })
  const [call] = await callsAbout(CANADIAN)
  expect(call?.path).toMatch(/\/recs\/jwck-ca\/complete-the-set$/)
})

test('sends nothing about the visitor, and recommends at most 24 products', async () => {
  const visitor = encodeURIComponent(JSON.stringify({ consent: [] }))
  const headers = { [VISITOR_HEADER]: visitor, cookie: 'us-session=abc', 'user-agent': 'Ana' }
  const ids = Array.from({ length: 30 }, (_, index) => `JW08${10 + index}`)
  await recommendedBy(openShop(), ids.join(), undefined, { headers })

  const [call] = await callsAbout('JW0833')
  const body: unknown = JSON.parse(call?.body ?? '')
  expect(body).toEqual({
    products: ids.slice(0, 24).map((id) => ({ id, sku: '', altId: '', altIdType: '' })),
    realm: 'jwck',
    instanceType: 'sbx',
  })
  expect(call?.headers).not.toContain('cookie')
})

test('a crowd that adds the same product costs one call of the service', async () => {
  const shop = openShop()
  const [first, ...others] = await Promise.all(
    Array.from({ length: 10 }, () => recommendedBy(shop, CROWDED)),
  )
  for (const other of others) expect(other).toEqual(first)
  shop.clock.now += 9_000
  await recommendedBy(shop, CROWDED)
  expect(await callsAbout(CROWDED)).toHaveLength(1)
})

test('the service selects the products; name, price and stock come from commerce', async () => {
  const recs = [SOLD_OUT, 'NOSUCH', '../x', SOAP, SOAP].map((id) => ({
    id,
    product_name: 'Free soap',
    price: 0.01,
  }))
  const send = fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    typeof input === 'string' && input.includes(SERVICE)
      ? Response.json({ recs })
      : send(input, init),
  )
  const shop = openShop()
  const [soap] = v.parse(
    v.array(ProductTile),
    JSON.parse((await shop.text(`/api/tiles?ids=${SOAP}`)).text),
  )
  expect(await recommendedBy(shop)).toEqual([soap])

  const other = openShop()
  await other.breaks('/products', { kind: 'missing-fields', field: 'stockLevel' })
  expect(await recommendedBy(other), 'its stock is unknown').toEqual([])
})

test('while the service or commerce fails, the result is empty, with one warning', async () => {
  const shop = openShop()
  await serviceBreaks({ kind: 'status', status: 500 })
  expect(await recommendedBy(shop)).toEqual([])
  expect(findWarnings(shop)).toHaveLength(1)

  const other = openShop()
  await other.breaks('/products', { kind: 'status', status: 500 })
  expect(await recommendedBy(other)).toEqual([])
  expect(findWarnings(other)).toHaveLength(1)
})

test('earlier recommendations outlive a failure of the service', async () => {
  const shop = openShop()
  const good = await recommendedBy(shop)
  await serviceBreaks({ kind: 'html' })
  shop.clock.now += 700_000
  expect(await recommendedBy(shop)).toEqual(good)
})

test.each([
  ['/', 'From all over the shop'],
  ['/ca/', 'From all over the shop'],
  ['/ca/fr-CA/', 'D’un bout à l’autre de la boutique'],
])('the home page %s has a row of recommendations', async (home, heading) => {
  const { text } = await openShop().warm(home)
  const row = text.split('data-recommender="home2_rr"')[1]?.split('</section>')[0] ?? ''
  expect(row).toContain(heading)
  expect(row.match(/<h3[^>]*><a /g)).toHaveLength(8)
})

test('without the service nothing is recommended or logged', async () => {
  const shop = openShop({ RECOMMENDATION_URL: '' })
  expect(await recommendedBy(shop)).toEqual([])
  expect(findWarnings(shop)).toEqual([])
})

test.each([
  ['recommender', `ids=${CANDLE}`],
  ['recommender', `recommender=everything&ids=${CANDLE}`],
  ['recommender', `recommender=../zones/cart&ids=${CANDLE}`],
  ['ids', 'recommender=complete-the-set'],
  ['ids', 'recommender=complete-the-set&ids='],
  ['ids', 'recommender=complete-the-set&ids=a%2Fb'],
  ['ids', `recommender=complete-the-set&ids=${'A,'.repeat(101)}`],
])('rejects an invalid %s without calling any service: %s', async (field, query) => {
  const shop = openShop()
  const { response, text } = await shop.text(`/api/recommendations?${query}`)
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect(JSON.parse(text)).toMatchObject({ type: 'invalid-input', field })
  expect(await shop.calls()).toEqual([])
})

const findWarnings = ({ lines }: Shop) =>
  lines.filter((line) => line.includes('"message":"recommendations are missing"'))
