import * as v from 'valibot'
import { expect, test } from 'vitest'

import { Store } from '#shared/stores/store.ts'

import { cookieHeader, openShopper, type Shopper } from './purchase.ts'
import { SANDBOX } from './shop.ts'
import { openStore } from './store.ts'

/** Stores of the service (`GET /` lists them). */
const A = '1101'
const LIMIT_0 = '1104'

const Found = v.object({ postalCode: v.nullable(v.string()), stores: v.nullable(v.array(Store)) })

async function find(shopper: Shopper, search: object, visitor?: object, path = '/store/search') {
  const headers = {
    'content-type': 'application/json',
    ...(visitor && { 'x-vitrine-visitor': encodeURIComponent(JSON.stringify(visitor)) }),
  }
  const body = JSON.stringify({ near: null, productId: null, ...search })
  const answer = await shopper.request(`/api${path}`, { method: 'POST', headers, body })
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), Found), answer.text)
  return { ...answer, found: found.success ? found.output : null }
}

const storeNames = ({ found }: Awaited<ReturnType<typeof find>>) =>
  found?.stores?.map(({ name }) => name)

const distances = ({ found }: Awaited<ReturnType<typeof find>>) =>
  found?.stores?.map(({ distance }) => distance) ?? []

const problemIn = ({ text }: { text: string }) => JSON.parse(text).type

test('the first search is around the visitor’s postal code, with the same distances at every location', async () => {
  const shopper = openShopper(openStore())
  const visitor = { country: 'US', postalCode: '43215', latitude: 39.97, longitude: -83 }
  const first = await find(shopper, {}, visitor)
  expect(first.found?.postalCode).toBe('43215')
  expect(storeNames(first)?.[0]).toBe('Short North')
  expect(first.found?.stores).toHaveLength(4)
  expect(first.found?.stores?.every(({ hasProduct }) => hasProduct === null)).toBe(true)
  for (const asked of [{ near: '43215' }, { near: '43215', productId: 'JW0801' }]) {
    expect(distances(await find(shopper, asked, visitor))).toEqual(distances(first))
  }
  expect(distances(await find(openShopper(openStore()), { near: '43215' }))).toEqual(
    distances(first),
  )
  const [nearest = 0] = distances(first)
  const locator = await shopper.get('/store-locator?q=43215')
  expect(locator.text).toMatch(new RegExp(`${nearest.toFixed(1)} mi away`))

  const typed = await find(shopper, { near: ' 43215-1234' }, { country: 'US' })
  expect(typed.found?.postalCode).toBe('43215-1234')
  // From now on the first search starts at that code.
  expect(shopper.jar.get('us-postal-code')).toBe('43215-1234')
  expect((await find(shopper, {}, { country: 'US' })).found?.postalCode).toBe('43215-1234')

  // A visitor from abroad is near no store of the site.
  const abroad = openShopper(openStore())
  expect((await find(abroad, {}, visitor, '/store/search?site=ca')).found).toEqual({
    postalCode: null,
    stores: null,
  })
})

test('coordinates find stores, but appear in no log line and no cookie', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  const found = await find(
    shopper,
    { near: { latitude: 43.645, longitude: -79.395 } },
    undefined,
    '/store/search?site=ca&locale=fr-CA',
  )
  expect(found.found?.stores?.[0]?.unit).toBe('km')
  expect(store.lines.join()).not.toMatch(/43\.645|79\.395/)
  expect(cookieHeader(shopper.jar)).toBe('')
})

test('a product’s search names the stores that have it', async () => {
  const shopper = openShopper(openStore())
  const has = async (productId: string) =>
    Object.fromEntries(
      (await find(shopper, { near: '43215', productId })).found?.stores?.map((each) => [
        each.id,
        each.hasProduct,
      ]) ?? [],
    )
  expect(await has('JW0801')).toMatchObject({ [A]: true, [LIMIT_0]: false })
  expect(await has('FXNOSTORE')).toMatchObject({ [A]: false })
})

test.for<[path: string, near: string, code: string]>([
  ['/store/search', '4321', 'zip'],
  ['/store/search', '', 'zip'],
  ['/store/search?site=ca', '43215', 'postal-code'],
])('%s rejects "%s" as a %s', async ([path, near, code]) => {
  const { status, text } = await find(openShopper(openStore()), { near }, undefined, path)
  expect(status).toBe(400)
  expect(JSON.parse(text).fields).toEqual({ postalCode: code })
})

test('without the maps service no stores are found; without the store search the response is a problem', async () => {
  const nowhere = { GEOCODING_URL: `${SANDBOX}/services/no-such-service` }
  const lost = await find(openShopper(openStore(nowhere)), { near: '43201' })
  expect(lost.found).toEqual({ postalCode: '43201', stores: [] })
  const here = { country: 'US', postalCode: '43201', latitude: 39.97, longitude: -83 }
  const own = await find(openShopper(openStore(nowhere)), {}, here)
  expect(own.found?.stores).toHaveLength(4)

  const shopper = openShopper(openStore())
  await shopper.breaks('store-search', { kind: 'status', status: 500 }, { times: 100 })
  const failed = await find(shopper, { near: '43215' })
  expect([failed.status, problemIn(failed)]).toEqual([503, 'unavailable'])
})
