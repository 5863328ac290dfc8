import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'
import { expect, test } from 'vitest'

import { configOf, control, errorOf, fixture, loginGuest, readThenRestore } from './clients.ts'

const sdk: typeof Sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic')

async function storesClient(siteId: string) {
  const { access_token: token } = await loginGuest(siteId)
  const headers = { authorization: `Bearer ${token}` }
  const stores = new sdk.ShopperStores({ ...configOf(siteId), headers })
  type Options = NonNullable<Parameters<typeof stores.searchStores>[0]>
  return {
    stores,
    async search(parameters: NonNullable<Options['parameters']>) {
      const found = await stores.searchStores({ parameters })
      return { ...found, data: found.data ?? [] }
    },
    products: new sdk.ShopperProducts({ ...configOf(siteId), headers }),
  }
}

const COLUMBUS = { latitude: 39.9612, longitude: -82.9988 }

test('returns stores near a position, nearest first, within the given distance and limit', async () => {
  const { search } = await storesClient('us')
  const near = await search({ ...COLUMBUS, maxDistance: 50, distanceUnit: 'mi', limit: 50 })
  expect(near).toMatchObject({ limit: 50, offset: 0, total: 4 })
  const distances = near.data.map(({ distance }) => distance ?? NaN)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(near.data[0]).toMatchObject({
    id: await fixture('STORE-A', 'us'),
    countryCode: 'US',
    stateCode: 'OH',
    distance: 0.72,
    distanceUnit: 'mi',
    c_bopis: true,
    c_turnBopisStoreOff: false,
    c_inventoryListId: 'invStoreA',
  })

  const metric = await search({ ...COLUMBUS, maxDistance: 50 })
  expect(metric.data[0]).toMatchObject({ distance: 1.16, distanceUnit: 'km' })
  const all = await search({ ...COLUMBUS, limit: 200 })
  const page = await search({ ...COLUMBUS, limit: 5, offset: 3 })
  expect(all.total).toBeGreaterThan(25)
  expect(page).toEqual({ limit: 5, offset: 3, total: all.total, data: all.data.slice(3, 8) })
  expect((await search(COLUMBUS)).data).toHaveLength(25)
})

test('finds stores near a postal code, and none near an unknown or distant one', async () => {
  for (const siteId of ['us', 'ca'] as const) {
    const { search } = await storesClient(siteId)
    const countryCode = siteId === 'us' ? 'US' : 'CA'
    const around = (postalCode: string) =>
      search({ countryCode, postalCode, maxDistance: 50, distanceUnit: 'mi' })
    const found = await around(await fixture('PLACE-STORES', siteId))
    expect(found.data.map(({ id }) => id)).toContain(await fixture('STORE-A', siteId))
    const nowhere = { total: 0, data: [] }
    expect(await around(await fixture('PLACE-NONE', siteId))).toMatchObject(nowhere)
    expect(await around('00000')).toMatchObject(nowhere)
  }
  const { search } = await storesClient('us')
  const { data } = await search({ ...COLUMBUS, countryCode: 'CA', postalCode: 'M5V 2B7' })
  expect(data).toEqual([])
})

test('distinguishes stores with pickup switched off, a limit of zero, or no pickup at all', async () => {
  const { stores, search } = await storesClient('ca')
  const find = async (name: string) => {
    const { data } = await stores.getStores({ parameters: { ids: await fixture(name, 'ca') } })
    return data?.[0]
  }
  expect(await find('STORE-A')).toMatchObject({ c_bopis: true, c_bopis_purchase_limit: 10 })
  expect(await find('STORE-OFF')).toMatchObject({ c_bopis: true, c_turnBopisStoreOff: true })
  expect(await find('STORE-0')).toMatchObject({ c_bopis: true, c_bopis_purchase_limit: 0 })
  const never = await find('STORE-NOPICKUP')
  expect(never).toMatchObject({ c_bopis: false })

  const forPickup = await search({ latitude: 45, longitude: -70, limit: 200, c_bopis: true })
  expect(forPickup.data.map(({ id }) => id)).not.toContain(never?.id)
  expect(forPickup.data.length).toBeGreaterThan(10)
})

test('returns the availability and pickup limit of a given product for each store', async () => {
  const { stores, products, search } = await storesClient('us')
  const around = async (name: string) => {
    const c_productId = await fixture(name, 'us')
    const { data } = await search({ ...COLUMBUS, maxDistance: 80, c_bopis: true, c_productId })
    return Object.fromEntries(data.map((store) => [store.id, store['c_bopis_productId_available']]))
  }
  const a = await fixture('STORE-A', 'us')
  const b = await fixture('STORE-B', 'us')
  expect(await around('P-STD')).toMatchObject({ [a]: true })
  expect(await around('P-MASTER')).toMatchObject({ [a]: true })
  expect(await around('P-ONESTORE')).toMatchObject({ [a]: true, [b]: false })
  for (const name of ['P-NOSTORE', 'P-NOSTORE2', 'P-NOPICK', 'P-GC']) {
    expect(new Set(Object.values(await around(name))), name).toEqual(new Set([false]))
  }

  const limited = {
    ids: `${a},nobody,${b},2101`,
    c_productId: await fixture('P-LIM35', 'us'),
  }
  const { data } = await stores.getStores({ parameters: limited })
  expect(data?.map(({ id }) => id)).toEqual([a, b])
  expect(data?.[0]).toMatchObject({ c_bopis_purchase_limit: 5, c_bopis_productId_available: true })
  expect(data?.[0]?.distance).toBeUndefined()

  const { inventories } = await products.getProduct({
    parameters: { id: await fixture('P-STD', 'us'), inventoryIds: ['invStoreA'] },
  })
  expect(inventories).toMatchObject([{ id: 'invStoreA', ats: 25, orderable: true }])
})

test('changes the stock of a store in every response at once', async () => {
  const { stores } = await storesClient('us')
  const c_productId = await fixture('P-NOSTORE2', 'us')
  const request = async () => {
    const parameters = { ids: '1110', c_productId }
    return (await stores.getStores({ parameters })).data?.[0]?.['c_bopis_productId_available']
  }
  expect(await request()).toBe(false)
  await control('PUT', `/store-stock/${c_productId}`, { inventoryId: 'invStore1110', units: 2 })
  const none = { inventoryId: 'invStore1110', units: 0 }
  const putBack = () => control('PUT', `/store-stock/${c_productId}`, none)
  expect(await readThenRestore(putBack, request)).toBe(true)
  expect(await request()).toBe(false)
})

test('returns opening hours for each weekday, in the language of the locale', async () => {
  const { stores } = await storesClient('ca')
  const hours = async (locale: string) => {
    const { data } = await stores.getStores({ parameters: { ids: '2107', locale } })
    return (data?.[0]?.storeHours ?? '').split('<br/>')
  }
  const english = await hours('en-CA')
  expect(english.map((line) => line.slice(0, 3))).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ])
  expect(english[0]).toBe('Mon: 10:00 AM – 7:00 PM')
  expect((await hours('fr-CA'))[6]).toBe('Dim: 12\u00a0h – 17\u00a0h')
})

test.for([
  { what: 'no position', parameters: {}, type: 'missing-postal-code' },
  { what: 'half a position', parameters: { latitude: 40 }, type: 'missing-longitude' },
  { what: 'no country', parameters: { postalCode: '43215' }, type: 'missing-country-code' },
  {
    what: 'an impossible position',
    parameters: { latitude: 91, longitude: 0 },
    type: 'bad-request',
  },
  { what: 'too high a limit', parameters: { ...COLUMBUS, limit: 201 }, type: 'bad-request' },
  { what: 'a fractional limit', parameters: { ...COLUMBUS, limit: 1.5 }, type: 'bad-request' },
  {
    what: 'too great a distance',
    parameters: { ...COLUMBUS, maxDistance: 20_013 },
    type: 'bad-request',
  },
  {
    what: 'an SQL injection',
    parameters: { ...COLUMBUS, c_bopis: "' OR 1=1" },
    type: 'bad-request',
  },
])('rejects a store search with $what, and says what is wrong', async ({ parameters, type }) => {
  const { stores } = await storesClient('us')
  const { status, body } = await errorOf(stores.searchStores({ parameters }))
  expect(status).toBe(400)
  expect(body).toMatchObject({ type: expect.stringMatching(new RegExp(`/${type}$`)) })
})

test('requires between one and fifty ids, and a shopper’s token', async () => {
  const { stores } = await storesClient('us')
  const none = await errorOf(stores.getStores({ parameters: { ids: ',' } }))
  expect(none.body).toMatchObject({ detail: "Missing required query parameter(s): 'ids'" })
  const ids = Array.from({ length: 51 }, (_, at) => at).join(',')
  expect((await errorOf(stores.getStores({ parameters: { ids } }))).body).toEqual({
    title: 'Bad Request',
    type: expect.stringMatching(/\/validation$/),
    detail: 'Maximum number of stores you can request in one call is 50.',
  })
  const stranger = new sdk.ShopperStores(configOf('us'))
  const rejected = await errorOf(stranger.getStores({ parameters: { ids: '1101' } }))
  expect(rejected.message).toBe('401 Unauthorized')
})
