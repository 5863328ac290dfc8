import * as v from 'valibot'
import { expect, test } from 'vitest'

import { openShopper, type Shopper } from './purchase.ts'
import { callsTo } from './service-calls.ts'
import { control } from './shop.ts'
import { openSignedIn } from './signed-in.ts'
import { openStore } from './store.ts'

const SERVICE = '/services/recommendations/v3/activities'
const CANDLE = 'JW0801'
const SOAP = 'JW0802'

const Body = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ cookieId: v.string(), userId: v.optional(v.string()) }),
)

/** The service's records of one visitor, in no particular order. */
async function readReceived(cookieId: string | undefined) {
  const calls = await callsTo(SERVICE)
  return calls
    .map(({ path, body, headers }) => ({ path, headers, body: v.parse(Body, body) }))
    .filter(({ body }) => body.cookieId === cookieId)
}

const ALLOWED = { consent: ['necessary', 'targeting'] }

const send = (
  shopper: Shopper,
  activities: unknown,
  visitor: object = ALLOWED,
  place = 'site=us&locale=en-US',
) =>
  shopper.request(`/api/activities?${place}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-vitrine-visitor': encodeURIComponent(JSON.stringify(visitor)),
    },
    body: JSON.stringify({ activities }),
  })

const visitorId = ({ jar }: Shopper) => jar.get('__Host-Http-visitor-id')

const viewCandle = [{ activity: 'viewProduct', productId: CANDLE }]

const product = (id: string) => ({ id, sku: '', altId: '', altIdType: '' })

test('each of the eleven activities reaches the service with exactly its body', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  const bought = { id: SOAP, price: 850, quantity: 2 }
  const { status, text, response } = await send(shopper, [
    { ...viewCandle[0], variantId: SOAP },
    { activity: 'viewSearch', phrase: 'pine', productIds: [CANDLE, SOAP] },
    { activity: 'clickSearch', phrase: 'pine', productId: SOAP },
    { activity: 'viewCategory', categoryId: 'body-care', productIds: [SOAP] },
    { activity: 'clickCategory', categoryId: 'body-care', productId: SOAP },
    { activity: 'viewReco', recommender: 'cart1_rr', recoUUID: 'a8b1', productIds: [CANDLE] },
    { activity: 'clickReco', recommender: 'cart1_rr', productId: CANDLE },
    { activity: 'viewPage', path: '/g/body-care' },
    { activity: 'beginCheckout', products: [bought], amount: 1700 },
    { activity: 'checkoutStep', stepName: 'billing', stepNumber: 2 },
    { activity: 'addToBag', products: [bought] },
  ])
  expect([status, text]).toEqual([204, ''])
  expect(response.headers.get('cache-control')).toBe('no-store')
  const cookieId = visitorId(shopper)
  expect(cookieId).toMatch(/^[\da-f-]{36}$/)

  const common = { realm: 'jwck', instanceType: 'sbx', cookieId }
  const sold = { id: SOAP, sku: '', price: 8.5, quantity: 2 }
  const expected = {
    viewProduct: { product: { ...product(CANDLE), sku: SOAP } },
    viewSearch: { searchText: 'pine', products: [product(CANDLE), product(SOAP)] },
    clickSearch: { searchText: 'pine', product: product(SOAP) },
    viewCategory: { category: { id: 'body-care' }, products: [product(SOAP)] },
    clickCategory: { category: { id: 'body-care' }, product: product(SOAP) },
    viewReco: { recommenderName: 'cart1_rr', __recoUUID: 'a8b1', products: [product(CANDLE)] },
    clickReco: { recommenderName: 'cart1_rr', product: product(CANDLE) },
    viewPage: { currentLocation: `${store.bindings.PUBLIC_ORIGIN}/g/body-care` },
    beginCheckout: { products: [sold], amount: 17 },
    checkoutStep: { stepName: 'billing', stepNumber: 2 },
    addToCart: { products: [sold] },
  }
  const received = await readReceived(cookieId)
  expect(Object.fromEntries(received.map(({ path, body }) => [path, body]))).toEqual(
    Object.fromEntries(
      Object.entries(expected).map(([name, body]) => [
        `${SERVICE}/jwck-us/${name}`,
        { ...body, ...common },
      ]),
    ),
  )
  expect(received).toHaveLength(11)
  for (const { headers } of received)
    expect(headers).toEqual(expect.arrayContaining(['x-cq-client-id', 'x-request-id']))

  await send(shopper, viewCandle, ALLOWED, 'site=ca&locale=fr-CA')
  const again = await readReceived(cookieId)
  expect(again).toHaveLength(12)
  expect(again.map(({ path }) => path)).toContain(`${SERVICE}/jwck-ca/viewProduct`)
})

test('without consent to targeting, or against Global Privacy Control, nothing is sent and no cookie is set', async () => {
  const shopper = openShopper(openStore())
  const activities = [{ activity: 'viewSearch', phrase: 'seen only here', productIds: [CANDLE] }]
  const sent = async () => {
    const calls = await callsTo(SERVICE)
    return calls.filter(({ body }) => body.includes('seen only here')).length
  }
  const withoutConsent = [
    {},
    { consent: [] },
    { consent: ['necessary', 'functional', 'performance'] },
    { ...ALLOWED, globalPrivacyControl: true },
  ]
  for (const visitor of withoutConsent) {
    const { status, response } = await send(shopper, activities, visitor)
    expect([status, response.headers.getSetCookie()]).toEqual([204, []])
  }
  expect(await sent()).toBe(0)
  await send(shopper, activities)
  expect(await sent()).toBe(1)
})

test('the encrypted customer id is sent only while the customer is signed in', async () => {
  const shopper = await openSignedIn('reg@shoppers.example')
  await send(shopper, viewCandle)
  await send(shopper, viewCandle)
  const [first, second] = await readReceived(visitorId(shopper))
  expect(first?.body.userId).toMatch(/^[\w-]{50,}$/)
  expect(second?.body.userId).toBe(first?.body.userId)
  expect(JSON.stringify(first)).not.toMatch(/shoppers|@|reg/i)
})

const SHOWN = '/services/recommendations/v3/personalization/recs/jwck-us'
const ids = v.pipe(v.string(), v.parseJson(), v.array(v.looseObject({ id: v.string() })))

/** Requests a row as a browser does. */
async function requestRow(shopper: Shopper, path: string, visitor: object) {
  const { status, text, response } = await shopper.request(`${path}&site=us&locale=en-US`, {
    headers: { 'x-vitrine-visitor': encodeURIComponent(JSON.stringify(visitor)) },
  })
  expect(status, text).toBe(200)
  const cacheControl = response.headers.get('cache-control')
  return { shown: v.parse(ids, text).map(({ id }) => id), cacheControl }
}

/** The bodies with which the service was asked about a product. */
/** The requests about this product alone. Pages that other tests open request rows about many. */
async function requestsAbout(id: string) {
  const calls = await callsTo(SHOWN)
  return calls
    .map(({ body }) => v.parse(v.pipe(v.string(), v.parseJson(), RowRequest), body))
    .filter(({ products }) => products.length === 1 && products[0]?.id === id)
}

const RowRequest = v.looseObject({
  products: v.optional(v.array(v.looseObject({ id: v.string() })), []),
})

test('rows that the browser requests are personalized only for a visitor who consents', async () => {
  // No other test requests rows about these products.
  const [here, beside, bought] = ['JW0812', 'JW0813', 'JW0814']
  const viewed = `/api/product-row?recommender=viewed-recently-einstein&ids=${here}`
  const customer = await openSignedIn('reg@shoppers.example')
  for (const productId of [CANDLE, SOAP, here])
    await send(customer, [{ activity: 'viewProduct', productId }])
  const [told] = await readReceived(visitorId(customer))
  const who = { cookieId: visitorId(customer), userId: told?.body.userId }

  const own = await requestRow(customer, viewed, ALLOWED)
  expect(own).toEqual({ shown: [SOAP, CANDLE], cacheControl: 'private, no-store' })
  await requestRow(customer, `/api/product-row?recommender=cart1_rr&ids=${beside}`, ALLOWED)
  await requestRow(
    customer,
    `/api/recommendations?recommender=complete-the-set&ids=${bought}`,
    ALLOWED,
  )
  for (const id of [here, beside, bought]) {
    expect(await requestsAbout(id)).toEqual([expect.objectContaining(who)])
  }

  // Another consenting visitor gets no trace of this one's views.
  const other = openShopper(openStore())
  expect((await requestRow(other, viewed, ALLOWED)).shown).toEqual([])
  const [, ofOther] = await requestsAbout(here)
  expect(ofOther).toMatchObject({ cookieId: visitorId(other) })
  expect(ofOther).not.toHaveProperty('userId')

  // Without consent, or after its withdrawal, the visitor is anonymous and gets no cookie.
  for (const visitor of [{ consent: [] }, { ...ALLOWED, globalPrivacyControl: true }]) {
    const { shown, cacheControl } = await requestRow(customer, viewed, visitor)
    expect([shown, cacheControl]).toEqual([[], 'private, max-age=0, no-cache'])
  }
  const [, , ...impersonal] = await requestsAbout(here)
  expect(impersonal).toHaveLength(1)
  expect(Object.keys(impersonal[0] ?? {}).toSorted()).toEqual(['instanceType', 'products', 'realm'])
})

test('malformed activities are rejected, and rejections by the service do not affect the shopper', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  for (const wrong of [
    [],
    [{ activity: 'viewProduct' }],
    [{ activity: 'viewPage', path: '/?q=a' }],
    [{ activity: 'buy' }],
  ])
    expect((await send(shopper, wrong)).status).toBe(400)

  const plan = { match: { path: SERVICE }, times: 1, fault: { kind: 'status', status: 500 } }
  await control('POST', '/faults', plan)
  expect((await send(shopper, viewCandle)).status).toBe(204)
  expect(store.lines.join('')).toContain('"message":"activity not sent"')
})
