import * as v from 'valibot'
import { expect, test } from 'vitest'

import { customerFixture } from './accounts.ts'
import { requestService, subscriptionAuthorization } from './outside-services.ts'
import { origin } from './clients.ts'
import { subscriptionClient } from './subscription-client.ts'

const SECONDS = Math.floor(Date.now() / 1000)

const Subscription = v.looseObject({ public_id: v.string(), next_order_date: v.string() })

const UpcomingOrders = v.looseObject({
  results: v.array(
    v.looseObject({ place: v.string(), items: v.array(v.looseObject({ product: v.string() })) }),
  ),
})

const monthsFrom = (date: string, months: number) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
  return moved.toISOString().slice(0, 10)
}

test('lets a customer list, skip, change and cancel a subscription', async () => {
  const call = subscriptionClient(`customer-${crypto.randomUUID()}`)
  expect((await call('GET', '/subscriptions/')).body).toMatchObject({ count: 0, results: [] })
  const created = await call('POST', '/subscriptions/', {
    product: 'JW0801',
    quantity: 2,
    site: 'us',
    every: 2,
  })
  expect([created.status, created.body]).toMatchObject([201, { every: 2, live: true, quantity: 2 }])
  const { public_id: id, next_order_date: first } = v.parse(Subscription, created.body)

  const { body: upcomingOrders } = await call('GET', '/orders/')
  expect(upcomingOrders).toMatchObject({
    results: [{ public_id: `next-${id}`, status: 1, items: [{ subscription: id, quantity: 2 }] }],
  })
  const skipped = await call('PATCH', `/orders/next-${id}/skip_subscription/`, { subscription: id })
  expect(skipped.body['place']).toMatch(monthsFrom(first, 2))

  const changed = await call('PATCH', `/subscriptions/${id}/change_frequency/`, {
    every: 1,
    every_period: 3,
  })
  expect(changed.body).toMatchObject({ every: 1, next_order_date: monthsFrom(first, 1) })
  for (const wrong of [{ every: 5 }, { every: '1' }, { every: 1, every_period: 1 }, {}]) {
    const rejected = await call('PATCH', `/subscriptions/${id}/change_frequency/`, wrong)
    expect(rejected.status, JSON.stringify(wrong)).toBe(400)
  }

  const cancelled = await call('PATCH', `/subscriptions/${id}/cancel/`, { cancel_reason: 'moving' })
  expect(cancelled.body).toMatchObject({ live: false, cancel_reason: 'moving' })
  expect((await call('PATCH', `/subscriptions/${id}/cancel/`)).status).toBe(400)
  expect((await call('GET', '/orders/')).body).toMatchObject({ count: 0 })
  expect((await call('GET', '/subscriptions/?live=true')).body).toMatchObject({ count: 0 })
  expect((await call('GET', '/subscriptions/')).body).toMatchObject({ count: 1 })
})

const address = {
  first_name: 'Hugo',
  last_name: 'Lindqvist',
  address: '12 Mill Lane',
  city: 'Columbus',
  state_province_code: 'OH',
  zip_postal_code: '43215',
  country_code: 'US',
}
const payment = {
  token_id: 'pi1',
  cc_type: 'Visa',
  cc_number_ending: '1111',
  cc_exp_date: '12/2030',
}
const CHANGES = [
  'change_frequency',
  'change_product',
  'change_shipping_address',
  'change_payment',
  'pause',
  'resume',
  'cancel',
]

test('changes product, address and payment of a subscription, pauses it, and sends it now', async () => {
  const call = subscriptionClient(`customer-${crypto.randomUUID()}`)
  const started = { product: 'FXAR', quantity: 1, site: 'us', every: 1 }
  const created = await call('POST', '/subscriptions/', started)
  const { public_id: id, next_order_date: first } = v.parse(Subscription, created.body)
  const change = (what: string, body?: object) =>
    call('PATCH', `/subscriptions/${id}/${what}/`, body)
  const sendNow = (body?: object) => call('PATCH', `/orders/next-${id}/send_now/`, body)
  expect((await sendNow()).status, 'without address and payment').toBe(400)

  expect((await change('change_product', { product: 'FXAR2' })).body).toMatchObject({
    product: 'FXAR2',
    next_order_date: first,
  })
  for (const product of ['FXSTD', 'nothing', '', 7]) {
    const { status, body } = await change('change_product', { product })
    expect([status, Object.keys(body)], String(product)).toEqual([400, ['product']])
  }
  expect(
    (await change('change_shipping_address', { shipping_address: address })).body,
  ).toMatchObject({
    shipping_address: address,
  })
  const elsewhere = { ...address, country_code: 'FR' }
  expect((await change('change_shipping_address', { shipping_address: elsewhere })).status).toBe(
    400,
  )
  expect((await change('change_payment', { payment })).body).toMatchObject({ payment })
  const number = { ...payment, cc_number_ending: '4111111111111111' }
  expect((await change('change_payment', { payment: number })).status).toBe(400)

  const paused = { live: true, next_order_date: null, paused: expect.any(String) }
  expect((await change('pause')).body).toMatchObject(paused)
  expect((await change('pause')).body, 'pausing twice').toMatchObject(paused)
  expect((await call('GET', '/orders/')).body).toMatchObject({ count: 0 })
  expect((await sendNow()).status).toBe(400)
  expect((await change('resume')).body).toMatchObject({ next_order_date: first, paused: null })

  const wrongDay = { next_order_date: monthsFrom(first, 1) }
  expect((await sendNow(wrongDay)).status).toBe(409)
  const sent = await sendNow({ next_order_date: first })
  expect(sent.status).toBe(200)
  expect((await sendNow({ next_order_date: monthsFrom(first, 7) })).status).toBe(409)
  expect((await call('GET', `/subscriptions/${id}/`)).body).toMatchObject({
    last_sent: expect.any(String),
    next_order_date: String(sent.body['place']).slice(0, 10),
  })
  await change('cancel')
  for (const what of CHANGES) expect((await change(what)).status, what).toBe(400)
})

test('seeds a subscriber with two products on each site, with future order dates', async () => {
  for (const siteId of ['us', 'ca'] as const) {
    const { customerIds } = await customerFixture('SUBSCRIBER')
    const { body } = await subscriptionClient(customerIds[siteId] ?? '')('GET', '/orders/')
    const { results } = v.parse(UpcomingOrders, body)
    expect(new Set(results.map(({ items }) => items[0]?.product))).toEqual(
      new Set(['FXAR', 'FXAR2']),
    )
    for (const { place } of results) {
      expect(Date.parse(`${place.replace(' ', 'T')}Z`)).toBeGreaterThan(Date.now())
    }
  }
})

test('rejects access to another customer’s subscriptions, or without the shop’s signature', async () => {
  const owner = subscriptionClient('owner')
  const created = await owner('POST', '/subscriptions/', {
    product: 'JW0801',
    quantity: 1,
    site: 'ca',
    every: 3,
  })
  const id = v.parse(Subscription, created.body).public_id
  const stranger = subscriptionClient('stranger')
  for (const [method, path] of [
    ['GET', `/subscriptions/${id}/`],
    ['PATCH', `/subscriptions/${id}/cancel/`],
    ...CHANGES.map((change) => ['PATCH', `/subscriptions/${id}/${change}/`] as const),
    ['PATCH', `/orders/next-${id}/skip_subscription/`],
    ['PATCH', `/orders/next-${id}/send_now/`],
  ] as const) {
    expect(await stranger(method, path), path).toMatchObject({
      status: 404,
      body: { detail: 'Not found.' },
    })
  }
  const headers = [
    '',
    'Bearer x',
    subscriptionAuthorization('owner', SECONDS, 'guessed'),
    subscriptionAuthorization('owner', SECONDS - 7300),
    subscriptionAuthorization('stranger', SECONDS).replace('stranger', 'owner'),
  ]
  for (const authorization of headers) {
    const { status, body } = await requestService('/subscriptions/subscriptions/', {
      headers: { authorization },
    })
    expect([status, Object.keys(body)]).toEqual([401, ['detail']])
  }
})

test('describes the path and keys of each outside service', async () => {
  const described: unknown = await (await fetch(origin)).json()
  expect(described).toMatchObject({
    services: {
      recommendations: { path: '/services/recommendations', realm: 'jwck' },
      search: { keys: { 'fr-CA': 'key_ca_fr-CA' } },
      personalisation: { channels: { us: 'web-us', ca: 'web-ca' } },
      subscriptions: { publicId: 'sandbox-shop' },
      geocoding: { key: 'sandbox-geocoding-key' },
      reviews: { passkey: 'sandbox-reviews' },
      socialProof: { path: '/services/social-proof' },
      videos: { films: expect.arrayContaining(['jwFilmEmberWide']) },
      tags: { container: 'JW-LOCAL1' },
      captcha: { siteKey: 'sandbox-captcha', shopKey: 'sandbox-captcha-shop-key' },
    },
  })
})
