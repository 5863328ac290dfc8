import * as v from 'valibot'
import { expect, test } from 'vitest'

import { requestService } from './outside-services.ts'
import { fixture } from './clients.ts'
import { formOf, seededProduct } from './seeded-catalog.ts'

const US = 'key=key_us_en-US'
const FRENCH = 'key=key_ca_fr-CA'

const Items = v.array(v.looseObject({ value: v.string(), data: v.looseObject({}) }))
const Autocomplete = v.looseObject({
  sections: v.object({ Products: Items, 'Search Suggestions': Items }),
})
const Pod = v.looseObject({ response: v.looseObject({ results: Items }) })

const complete = async (term: string, query: string) => {
  const { body } = await requestService(`/search/autocomplete/${encodeURIComponent(term)}?${query}`)
  return v.parse(Autocomplete, body).sections
}

test('completes a term with products and suggestions, in the language of the key', async () => {
  const seeded = await seededProduct('P-CHILD', 'us')
  const wordOf = (language: 'en' | 'fr') => /\p{L}{5,}/u.exec(formOf(seeded, language))?.[0] ?? ''
  const [word, frenchWord] = [wordOf('en'), wordOf('fr')]
  const begun = word.slice(0, 4).toLowerCase()
  const english = await complete(begun, `${US}&num_results_Products=4`)
  expect(english.Products).toHaveLength(4)
  expect(english.Products[0]).toMatchObject({
    value: expect.stringContaining(word),
    data: { url: expect.stringMatching(/^\/p\//), image_url: expect.any(String), currency: 'USD' },
  })
  expect(english['Search Suggestions'].map(({ value }) => value.toLowerCase())).toEqual(
    expect.arrayContaining([expect.stringContaining(begun)]),
  )
  const suggestions = await complete('cre', `${FRENCH}&num_results_Search%20Suggestions=3`)
  expect(suggestions['Search Suggestions'].length).toBeLessThanOrEqual(3)
  const french = await complete(frenchWord.toLowerCase(), FRENCH)
  expect(french.Products[0]).toMatchObject({
    value: expect.stringContaining(frenchWord),
    data: { currency: 'CAD' },
  })
  expect(await complete('zzzzqq', US)).toEqual({ Products: [], 'Search Suggestions': [] })
})

test('returns ten trending searches and five popular products, in each language', async () => {
  const pod = async (name: string, query: string) => {
    const { body } = await requestService(`/search/recommendations/v1/pods/${name}?${query}`)
    return v.parse(Pod, body).response.results
  }
  const trending = await pod('trending_searches', US)
  expect(new Set(trending.map(({ value }) => value)).size).toBe(10)
  expect(await pod('trending_searches', FRENCH)).not.toEqual(trending)
  const popular = await pod('popular-products', US)
  expect(popular).toHaveLength(5)
  expect(popular[0]?.data).toMatchObject({ id: expect.any(String), price: expect.any(Number) })
  expect(await pod('popular-products', `${US}&num_results=2`)).toHaveLength(2)
})

test.for([
  { path: '/search/autocomplete/lamp', status: 400 },
  { path: '/search/autocomplete/lamp?key=someone', status: 400 },
  { path: '/search/autocomplete/lamp?key=__proto__', status: 400 },
  { path: `/search/autocomplete/${'x'.repeat(101)}?${US}`, status: 400 },
  { path: `/search/autocomplete/lamp?${US}&num_results=many`, status: 400 },
  { path: `/search/recommendations/v1/pods/secrets?${US}`, status: 404 },
  { path: `/search/anything?${US}`, status: 404 },
])('rejects $path of the search service with a message', async ({ path, status }) => {
  const { body, ...response } = await requestService(path)
  expect([response.status, Object.keys(body)]).toEqual([status, ['message']])
})

const KEY = 'key=sandbox-geocoding-key'
const geocode = (query: string) => requestService(`/geocoding/maps/api/geocode/json?${query}`)

test('returns the coordinates of postal codes in both countries, and no results for others', async () => {
  const columbus = await geocode(`${KEY}&address=43215-1234`)
  expect(columbus.body).toMatchObject({
    status: 'OK',
    results: [
      {
        formatted_address: 'Columbus, OH 43215-1234, United States',
        geometry: { location: { lat: 39.97, lng: -83 }, location_type: 'APPROXIMATE' },
        types: ['postal_code'],
      },
    ],
  })
  const montreal = await geocode(`${KEY}&components=postal_code:h2y1z5|country:CA`)
  expect(montreal.body).toMatchObject({
    results: [{ geometry: { location: { lat: 45.51, lng: -73.55 } } }],
  })
  const origins = {
    'K1N 5P5, Ottawa': -75.89,
    '1 Main St, New York NY 10014': -74.01,
    'M5V 2B7': -79.37,
  }
  for (const [address, lng] of Object.entries(origins)) {
    const { text } = await geocode(`${KEY}&address=${encodeURIComponent(address)}`)
    expect(text, address).toContain(`"lng":${lng}`)
  }
  for (const nowhere of ['00000', 'Paris', 'D1A 1A1', `${await fixture('PLACE-STORES', 'us')}0`]) {
    const { status, body } = await geocode(`${KEY}&address=${nowhere}`)
    expect([status, body], nowhere).toEqual([200, { results: [], status: 'ZERO_RESULTS' }])
  }
  const abroad = await geocode(`${KEY}&address=43215&components=country:CA`)
  expect(abroad.body).toMatchObject({ status: 'ZERO_RESULTS' })
})

test('denies geocoding without a key, and rejects incomplete requests', async () => {
  expect((await geocode('address=43215')).body).toMatchObject({ status: 'REQUEST_DENIED' })
  const lacking = await geocode(KEY)
  expect([lacking.status, lacking.body['status']]).toEqual([400, 'INVALID_REQUEST'])
  expect((await geocode(`${KEY}&address=${'1'.repeat(301)}`)).status).toBe(400)
  const route = await requestService(`/geocoding/maps/api/elevation/json?${KEY}`)
  expect([route.status, route.body['status']]).toEqual([404, 'INVALID_REQUEST'])
})
