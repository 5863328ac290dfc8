import { expect, test } from 'vitest'

import { requestService, recommendedIds, postToRecommendations } from './outside-services.ts'
import { newGuest, fixture, origin } from './clients.ts'

const visitor = () => ({ cookieId: crypto.randomUUID(), realm: 'jwck', instanceType: 'sbx' })

const allRecommenders = [
  'viewed-recently-einstein',
  'product-to-product-einstein',
  'pdp-similar-items',
  'complete-the-set',
  'home-top-revenue-for-category',
  'products-in-all-categories',
  'test-popular-products',
  'category1_rr',
  'nosearch1_rr',
  'nosearch2_rr',
  'cart1_rr',
  'cart2_rr',
]

test('recommends products by the views and additions of each visitor', async () => {
  const ana = visitor()
  const id = await fixture('P-STD', 'us')
  expect(await recommendedIds('viewed-recently-einstein', ana)).toEqual([])

  const other = (await recommendedIds('test-popular-products', { products: [{ id }] }))[0] ?? ''
  for (const product of [{ id: other }, { id, sku: id }]) {
    const response = await postToRecommendations('activities/jwck-us/viewProduct', {
      ...ana,
      product,
    })
    expect([response.status, response.body['uuid']]).toEqual([200, expect.any(String)])
  }
  expect(await recommendedIds('viewed-recently-einstein', ana)).toEqual([id, other])
  expect(await recommendedIds('viewed-recently-einstein', { ...ana, products: [{ id }] })).toEqual([
    other,
  ])
  expect(await recommendedIds('viewed-recently-einstein', visitor())).toEqual([])
  expect(await recommendedIds('viewed-recently-einstein', ana, 'ca')).toEqual([])

  const bought = [{ id, sku: '', price: 12.5, quantity: 1 }]
  await postToRecommendations('activities/us/addToCart', { ...ana, products: bought })
  const cartRecommendations = await recommendedIds('cart1_rr', ana)
  const stranger = await recommendedIds('cart1_rr', visitor())
  expect(cartRecommendations).not.toContain(id)
  expect(cartRecommendations[0]).not.toBe(stranger[0])

  const category = { id: await fixture('C-CHILD', 'us') }
  await postToRecommendations('activities/us/viewCategory', { ...ana, category })
  const top = await recommendedIds('home-top-revenue-for-category', ana)
  expect(top).toEqual(await recommendedIds('category1_rr', { categories: [category] }))
  expect(top).not.toEqual(await recommendedIds('home-top-revenue-for-category', visitor()))
  // From all shelves, not only from the one with the top products.
  const shelves = await recommendedIds('products-in-all-categories', visitor())
  expect(shelves.length).toBeGreaterThan(8)
  expect(shelves).not.toEqual(await recommendedIds('test-popular-products', visitor()))
})

test('returns at most 24 orderable products from every recommender and zone', async () => {
  const listed = await requestService('/recommendations/v3/personalization/recommenders/jwck-us', {
    headers: { 'x-cq-client-id': '33333333-3333-4333-8333-333333333333' },
  })
  expect(listed.body['recommenders']).toEqual(
    allRecommenders.map((name) => expect.objectContaining({ name })),
  )
  const id = await fixture('P-STD', 'us')
  const ana = visitor()
  await postToRecommendations('activities/us/viewProduct', {
    ...ana,
    product: { id: await fixture('P-AMP', 'us') },
  })
  const { products } = await newGuest('us')
  for (const name of allRecommenders) {
    const ids = await recommendedIds(name, { ...ana, products: [{ id }] })
    expect(ids.length, name).toBeGreaterThan(0)
    expect(ids.length, name).toBeLessThanOrEqual(24)
    expect(ids).not.toContain(id)
    const { data } = await products.getProducts({ parameters: { ids } })
    expect(
      data.map(({ inventory }) => inventory?.orderable),
      name,
    ).toEqual(ids.map(() => true))
  }
  const bag = { products: [{ id: 'JW3512T' }] }
  for (const name of allRecommenders) {
    expect(await recommendedIds(name, { ...ana, ...bag }), name).not.toContain('JW3512')
  }
  const zone = await postToRecommendations('personalization/jwck-us/zones/product/recs', {
    products: [{ id }],
  })
  expect(zone.body).toMatchObject({ recommenderName: 'pdp-similar-items' })
})

/** As Salesforce's own client sends it for products without another id. */
const NO_OTHER_ID = { altId: '', altIdType: '' }

test('accepts every activity with a valid body, and rejects any other', async () => {
  const product = { id: 'JW0801', sku: 'JW0801', altId: 'x', altIdType: 'vgroup' }
  const bodies: Record<string, object> = {
    viewProduct: { product: { id: 'JW0801', sku: '', ...NO_OTHER_ID } },
    viewSearch: { searchText: 'cedar', products: [product, { sku: '', ...NO_OTHER_ID }] },
    clickSearch: { searchText: 'cedar', product },
    viewCategory: { category: { id: 'gifts' }, products: [product] },
    clickCategory: { category: { id: 'gifts' }, product },
    viewReco: { recommenderName: 'cart1_rr', __recoUUID: 'u', products: [product] },
    clickReco: { recommenderName: 'cart1_rr', __recoUUID: 'u', product },
    viewPage: { currentLocation: '/' },
    beginCheckout: { products: [{ id: 'JW0801', price: 1, quantity: 1 }], amount: 1 },
    checkoutStep: { stepName: 'shipping', stepNumber: 1 },
    addToCart: { products: [{ id: 'JW0801', sku: '', price: 1, quantity: 1 }] },
  }
  for (const [activity, body] of Object.entries(bodies)) {
    const path = `activities/jwck-ca/${activity}`
    expect((await postToRecommendations(path, { ...visitor(), ...body })).status, activity).toBe(
      200,
    )
    const without = await postToRecommendations(path, visitor())
    expect([without.status, without.body['title']], activity).toEqual([400, 'Bad Request'])
    expect((await postToRecommendations(path, body)).status, activity).toBe(400)
  }
  expect((await postToRecommendations('activities/jwck-us/steal', visitor())).status).toBe(404)
  expect((await postToRecommendations('activities/nowhere/viewPage', visitor())).status).toBe(404)
  expect((await postToRecommendations('activities/jwck-us/viewPage', '{"')).status).toBe(400)
  expect((await postToRecommendations('activities/jwck-us/viewPage', {}, 'nobody')).status).toBe(
    401,
  )
  const unknown = await postToRecommendations('personalization/recs/jwck-us/constructor', {})
  expect(unknown.body).toMatchObject({ title: 'Recommender Not Found' })

  const preflight = await fetch(`${origin}/services/recommendations/v3/x`, { method: 'OPTIONS' })
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-cq-client-id')
})

/** A listed product with social proof. */
const LISTED = 'JW0805'

test('decides by channel on the products beside a product, and records views', async () => {
  const id = await fixture('P-SOCIAL', 'ca')
  const preferences = await fetch(
    `${origin}/custom/preferences/v1/organizations/f_ecom_jwck_001/preferences?siteId=ca&preferenceIds=recommendationChannel,recommendationPostUrl`,
  )
  const { data }: { data: { value: string }[] } = await preferences.json()
  const [ofSite = '', postUrl = ''] = data.map(({ value }) => value)
  const decide = (channel: string, body: unknown) =>
    requestService(`/personalisation${postUrl}/${channel}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const monetateId = crypto.randomUUID()
  const events = [
    { eventType: 'monetate:context:PageView', pageType: 'product', path: '/p/x' },
    { eventType: 'monetate:context:ProductDetailView', products: [{ productId: id, sku: id }] },
    { eventType: 'monetate:context:ProductThumbnailView', products: [{ productId: LISTED }] },
    { eventType: 'monetate:decision:DecisionRequest', requestId: 'r1' },
  ]
  const { body } = await decide(ofSite, { monetateId, locale: 'fr-CA', events })
  expect(body).toMatchObject({
    meta: { code: 200, monetateId },
    data: {
      responses: [
        {
          requestId: 'r1',
          actions: [
            { component: 'product1_rr', items: expect.any(Array) },
            { component: 'product2_rr', items: expect.any(Array) },
            {
              socialProofData: [
                { productId: id, count: 128, message: expect.stringContaining('personnes') },
                { productId: LISTED, proofType: expect.any(String), count: expect.any(Number) },
              ],
            },
          ],
        },
      ],
    },
  })
  expect(await recommendedIds('viewed-recently-einstein', { cookieId: monetateId }, 'ca')).toEqual([
    id,
  ])

  const withoutDecision = await decide('web-us', { events: events.slice(0, 1) })
  expect(withoutDecision.body).toMatchObject({ data: { responses: [] } })
  const cartLines = [{ pid: 'JW0801', quantity: 1, value: '12.50' }]
  const cart = { eventType: 'monetate:context:Cart', cartLines }
  const forCart = await decide('web-us', { events: [cart, events[3]] })
  expect(forCart.text).toContain('cart1_rr')

  const unknown = await decide('web-uk', { events })
  expect([unknown.status, unknown.body]).toEqual([
    404,
    { meta: expect.objectContaining({ code: 404 }) },
  ])
  for (const wrong of [{}, { events: [] }, { events: [{ eventType: 'steal' }] }, { events: 'x' }]) {
    const rejected = await decide('web-us', wrong)
    expect([rejected.status, rejected.body['meta']]).toEqual([
      400,
      expect.objectContaining({ code: 400 }),
    ])
  }
})
