import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'

import { openReadyToOrder, openShopper, placeOrder, type Shopper } from './purchase.ts'
import { openStore } from './store.ts'
import { watchTagServer } from './tag-server.ts'

afterEach(() => vi.restoreAllMocks())

const ALLOWED = { consent: ['necessary', 'performance', 'targeting'] }

const asVisitor = (visitor: object) => ({
  'x-vitrine-visitor': encodeURIComponent(JSON.stringify(visitor)),
})

const tell = (shopper: Shopper, body: unknown, visitor: object = ALLOWED, headers: object = {}) =>
  shopper.request('/api/tag-events?site=us&locale=en-US', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...asVisitor(visitor), ...headers },
    body: JSON.stringify(body),
  })

const begun = {
  name: 'begin_checkout',
  params: {
    currency: 'USD',
    value: 26.95,
    items: [{ item_id: 'JW0801', item_name: 'Juniper Dusk', price: 26.95, quantity: 1 }],
  },
}

test('events of the checkout reach the tag server in the shape of the Measurement Protocol', async () => {
  const { received } = watchTagServer()
  const shopper = openShopper(openStore())
  shopper.jar.set('_ga', 'GA1.1.111222333.1700000000')
  const { status, text, response } = await tell(shopper, { events: [begun] })
  expect([status, text]).toEqual([204, ''])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(received).toHaveLength(1)
  const { url, redirect, message } = received[0] ?? {}
  expect(redirect).toBe('manual')
  expect(new URL(url ?? '').search).toBe('?measurement_id=G-LOCAL1&api_secret=local-tag-secret')
  expect(message).toEqual({
    client_id: '111222333.1700000000',
    timestamp_micros: expect.any(Number),
    consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
    events: [begun],
  })
  expect(message?.timestamp_micros).toBeGreaterThan(Date.now() * 900)
})

test('without consent to targeting, against Global Privacy Control and without a tag server nothing is sent', async () => {
  const { received } = watchTagServer()
  const shopper = openShopper(openStore())
  for (const visitor of [
    {},
    { consent: [] },
    { consent: ['necessary', 'functional', 'performance'] },
    { ...ALLOWED, globalPrivacyControl: true },
  ]) {
    const { status, response } = await tell(shopper, { events: [begun] }, visitor)
    expect([status, response.headers.getSetCookie()]).toEqual([204, []])
  }
  for (const missing of [{ TAG_SERVER_URL: '' }, { ANALYTICS_DOMAIN_US: '' }])
    expect((await tell(openShopper(openStore(missing)), { events: [begun] })).status).toBe(204)
  expect(received).toEqual([])
})

test.each([
  ['no event', { events: [] }],
  [
    'a purchase',
    { events: [{ name: 'purchase', params: { ...begun.params, transaction_id: '1' } }] },
  ],
  [
    'an unknown field',
    { events: [{ ...begun, params: { ...begun.params, email: 'a@b.example' } }] },
  ],
  ['a negative value', { events: [{ ...begun, params: { ...begun.params, value: -1 } }] }],
  ['an empty phrase', { events: [{ name: 'search', params: { search_term: '' } }] }],
  ['too many events', { events: Array.from({ length: 26 }, () => begun) }],
])('rejects %s with a problem', async (_, body) => {
  const { received } = watchTagServer()
  const { status, response } = await tell(openShopper(openStore()), body)
  expect(status).toBe(400)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect(received).toEqual([])
})

test('rejects events from other origins', async () => {
  const { received } = watchTagServer()
  const { status } = await tell(openShopper(openStore()), { events: [begun] }, ALLOWED, {
    'sec-fetch-site': 'cross-site',
  })
  expect(status).toBe(403)
  expect(received).toEqual([])
})

test('takes contacts out of what was searched for', async () => {
  const { received } = watchTagServer()
  const search = { name: 'search', params: { search_term: 'gift for ana@example.com' } }
  await tell(openShopper(openStore()), { events: [search] })
  expect(received[0]?.message.events).toEqual([
    { name: 'search', params: { search_term: 'gift for (redacted)' } },
  ])
})

test.each([
  ['fails', () => new Response('', { status: 500 })],
  ['redirects', () => Response.redirect('https://elsewhere.example/', 302)],
  ['cannot be reached', () => Promise.reject(new Error('refused'))],
])('a tag server that %s costs one line of the log, and the order is placed', async (_, answer) => {
  watchTagServer(answer)
  const { store, shopper, total } = await openReadyToOrder()
  shopper.jar.set('privacy-choices', 'performance.targeting')
  const { to } = await placeOrder(shopper, total)
  expect(to).toMatch(/confirmation\/\d+/)
  expect(
    store.lines.filter((line) => line.includes('"message":"tag event not sent"')),
  ).toHaveLength(1)
  expect(store.lines.join('')).not.toContain('local-tag-secret')
})

test('an order is one purchase, with what the shopper paid, however often it is sent and shown', async () => {
  const { received, names } = watchTagServer()
  const { shopper, total } = await openReadyToOrder()
  shopper.jar.set('privacy-choices', 'performance.targeting')
  const other = shopper.copy()
  const [first, second] = await Promise.all([placeOrder(shopper, total), placeOrder(other, total)])
  expect(second.to).toBe(first.to)
  await placeOrder(shopper, total)
  await shopper.get(first.to ?? '')
  await shopper.get(first.to ?? '')
  expect(names()).toEqual(['purchase'])
  const [order] = await shopper.orders()
  const event = received[0]?.message.events[0]
  expect(event).toEqual({
    name: 'purchase',
    params: {
      transaction_id: order?.orderNo,
      currency: 'USD',
      value: 26.95,
      tax: expect.any(Number),
      shipping: expect.any(Number),
      items: [expect.objectContaining({ item_id: 'JW0801', price: 26.95, quantity: 1 })],
    },
  })
  const { tax, shipping, value } = v.parse(
    v.object({ params: v.object({ tax: v.number(), shipping: v.number(), value: v.number() }) }),
    event,
  ).params
  expect(Math.round((tax + shipping + value) * 100)).toBe(total)
  expect(JSON.stringify(received)).not.toMatch(/ana@|Ruiz|Mill Lane|\b43215\b/)
})

test('an order without consent is reported to nobody', async () => {
  const { received } = watchTagServer()
  const { shopper, total } = await openReadyToOrder()
  expect((await placeOrder(shopper, total)).to).toMatch(/confirmation\/\d+/)
  expect(received).toEqual([])
})
