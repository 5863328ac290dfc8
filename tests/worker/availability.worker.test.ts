import { expect, test } from 'vitest'

import { judgeFulfillment } from '#shared/product/judge-fulfillment.ts'
import type { LiveAvailability } from '#shared/availability/availability.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'

import { registered } from './customers.ts'
import { EASTON, SHORT_NORTH, openShopperAt } from './pickup.ts'
import { openShopper, rejectedForm, type Shopper } from './purchase.ts'
import { control } from './shop.ts'
import { openStore } from './store.ts'

async function readLive(shopper: Shopper, ids: string): Promise<LiveAvailability> {
  const { status, text, response } = await shopper.get(`/api/availability?ids=${ids}`)
  expect(status, text).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return JSON.parse(text)
}

/** For each fulfillment mode, why the product is unavailable, and the available quantity. */
async function readFulfillment(shopper: Shopper, id: string) {
  const { items, store } = await readLive(shopper, id)
  const [item] = items
  if (!item) throw new Error(`${id} is unknown`)
  const by = (mode: Fulfillment) => {
    const { obstacle, most, left } = judgeFulfillment({ item, mode, store })
    return [obstacle, most, left]
  }
  return { shipping: by('shipping'), pickup: by('pickup') }
}

const OK = null

test('availability depends on stock, limits and the store, for every kind of product', async () => {
  const stored = openShopperAt(SHORT_NORTH)
  const expected = {
    JW0801: { shipping: [OK, 10, null], pickup: [OK, 10, null] },
    FXLIMIT3: { shipping: [OK, 3, null], pickup: [OK, 3, null] },
    FXLIM35: { shipping: [OK, 3, null], pickup: [OK, 5, null] },
    FXWEBONLY: { shipping: [OK, 10, null], pickup: ['out-of-stock', 0, null] },
    FXPICKONLY: { shipping: ['out-of-stock', 0, null], pickup: [OK, 10, null] },
    FXFSO: { shipping: ['out-of-stock', 0, null], pickup: [OK, 10, null] },
    // A limit of 0 outranks the store's stock.
    FXSOLD: { shipping: ['sold-out', 0, null], pickup: ['out-of-stock', 0, null] },
    FXLOW2: { shipping: [OK, 2, 2], pickup: [OK, 10, null] },
    FXNOPICK: { shipping: [OK, 10, null], pickup: ['not-eligible', 0, null] },
    FXONESTORE: { shipping: [OK, 10, null], pickup: [OK, 10, null] },
    FXNOSTORE: { shipping: [OK, 10, null], pickup: ['not-in-store', 0, null] },
    FXNOSTORE2: { shipping: ['out-of-stock', 0, null], pickup: ['not-in-store', 0, null] },
  }
  for (const [id, modes] of Object.entries(expected)) {
    expect(await readFulfillment(stored, id), id).toEqual(modes)
  }
  expect(await readFulfillment(openShopperAt(EASTON), 'FXONESTORE')).toMatchObject({
    pickup: ['not-in-store', 0, null],
  })
  const storeless = openShopper(openStore())
  expect(await readFulfillment(storeless, 'JW0801')).toMatchObject({
    pickup: ['no-store', 0, null],
  })
  expect((await readLive(storeless, 'JW0801')).inventories).toBe(null)
  expect(storeless.jar.size).toBe(0)
})

test('either of the two availability calls suffices, and without both the answer is 503', async () => {
  const shopper = openShopperAt(EASTON)
  const outage = { kind: 'status', status: 503 } as const
  const repairStock = await shopper.breaks('/products/FXONESTORE', outage, { times: 9 })
  expect(await readFulfillment(shopper, 'FXONESTORE')).toMatchObject({
    shipping: [OK, 10, null],
    pickup: ['not-in-store', 0, null],
  })
  const repairAvailability = await shopper.breaks('/productsAvailability', outage, { times: 9 })
  expect((await shopper.get('/api/availability?ids=FXONESTORE')).status).toBe(503)
  await repairStock()
  expect(await readFulfillment(shopper, 'FXONESTORE')).toMatchObject({
    pickup: ['not-in-store', 0, null],
  })
  await repairAvailability()
  const many = await readLive(shopper, 'JW0801,FXONESTORE,NOSUCH')
  expect(many.items.map(({ id }) => id)).toEqual(['JW0801', 'FXONESTORE'])
  expect((await shopper.get('/api/availability?ids=')).status).toBe(400)
})

test('a subscription stays with its line, also into an account, but not when the line is picked up', async () => {
  const shopper = openShopperAt(SHORT_NORTH)
  const page = await shopper.get('/p/FXAR')
  const { text } = page.to ? await shopper.get(page.to) : page
  const [fieldset = ''] =
    /<fieldset(?:(?!<fieldset).)*"autoRefresh".*?<\/fieldset>/s.exec(text) ?? []
  expect(fieldset).toContain('form="add-FXAR"')
  expect(fieldset).toContain('>Sending every 1 month<')
  expect(fieldset).toContain('>Sending every 6 months<')

  const fields = { productId: 'FXAR', quantity: '2', refreshMonths: '3' }
  await shopper.form('/cart/add', { ...fields, autoRefresh: 'on' })
  const bought = async () =>
    (await shopper.bag()).lines.map(({ quantity, fulfillment, autoRefreshMonths }) => [
      quantity,
      fulfillment,
      autoRefreshMonths,
    ])
  expect(await bought()).toEqual([[2, 'shipping', 3]])
  expect((await shopper.get('/cart')).text.includes('Sending every 3 months')).toBe(true)

  const [line] = (await shopper.bag()).lines
  const path = `/bag/items/${line?.id}`
  await shopper.api('PATCH', path, { quantity: 2, refreshMonths: null })
  expect(await bought()).toEqual([[2, 'shipping', null]])
  await shopper.api('PATCH', path, { quantity: 1, refreshMonths: 6 })
  expect(await bought()).toEqual([[1, 'shipping', 6]])

  const pickedUp = { ...fields, quantity: '1', autoRefresh: 'on', fulfillment: 'pickup' }
  await shopper.form('/cart/add', pickedUp)
  expect(await bought()).toEqual([
    [1, 'shipping', 6],
    [1, 'pickup', null],
  ])
  // The site does not offer this one.
  const odd = await shopper.form('/cart/add', { ...fields, refreshMonths: '5', autoRefresh: 'on' })
  expect(rejectedForm(odd.text)?.problem).toBe('not-added')

  await registered(shopper)
  expect(await bought()).toEqual([
    [1, 'shipping', 6],
    [1, 'pickup', null],
  ])
})

const STOCK = 7341

test('exact stock is only in an agent’s answers', async () => {
  const id = 'FXALWAYS'
  await control('PUT', `/stock/${id}`, { siteId: 'us', ats: STOCK })
  const shopper = openShopperAt(SHORT_NORTH)
  await shopper.add(id, 2)
  const scapi = '/proxy/product/shopper-products/v1/organizations/f_ecom_jwck_001/products'
  const search = '/proxy/search/shopper-search/v1/organizations/f_ecom_jwck_001/product-search'
  const product = await shopper.follow(`/p/${id}`)
  const answers = [
    product.at,
    `/api/page-data?path=${encodeURIComponent(product.at)}`,
    `/api/availability?ids=${id}`,
    `/api/availability?ids=${id},FXLOW2`,
    `/api/tiles?ids=${id}`,
    '/api/bag',
    '/cart',
    `${scapi}/${id}?expand=availability&inventoryIds=invStoreA&siteId=us`,
    `${scapi}?ids=${id}&expand=availability,variations&siteId=us`,
    `${search}?q=${id}&expand=availability,represented_products&siteId=us`,
  ]
  for (const path of answers) {
    const { status, text } = await shopper.get(path)
    expect(status, path).toBe(200)
    expect(text, path).toMatch(new RegExp(`${id}|${product.text.match(/<h1[^>]*>([^<]*)/)?.[1]}`))
    expect(text.includes(String(STOCK)), path).toBe(false)
  }
  const { text } = await shopper.get(`${scapi}/${id}?expand=availability&siteId=us`)
  expect(JSON.parse(text).inventory).toMatchObject({ ats: 6, stockLevel: 6, orderable: true })
  const low = await shopper.get(`${scapi}/FXLOW2?expand=availability&siteId=us`)
  expect(JSON.parse(low.text).inventory).toMatchObject({ ats: 2, stockLevel: 2 })
  await control('PUT', `/stock/${id}`, { siteId: 'us', ats: 50 })
})
