import { expect, test } from 'vitest'

import { PAYMENT_RETURN_PATH } from '#shared/actions.ts'

import {
  apiActions,
  expectProblem,
  FORM_TYPE,
  formActions,
  JSON_TYPE,
  openTarget,
} from './action-target.ts'
import { cookieHeader, newIdempotencyKey } from './purchase.ts'
import { openStore } from './store.ts'

test('finds every action of the API and the forms', () => {
  const expected = [
    'POST /api/bag/items',
    'POST /api/bag/gift-cards',
    'PATCH /api/bag/items/someid',
    'DELETE /api/bag/gift-certificates/someid',
    'POST /api/bag/coupons',
    'DELETE /api/bag/coupons/someid',
    'PUT /api/checkout/shipping-address',
    'PUT /api/checkout/shipping-method',
    'PUT /api/checkout/payment',
    'POST /api/orders',
    'POST /api/streets',
    'POST /api/account/rewards/update',
    'POST /api/reviews',
    'POST /api/reviews/votes',
    'POST /api/account/wish-list/wishes',
    'DELETE /api/account/wish-list/wishes/someid',
    'PUT /api/account/wish-list/sharing',
    'POST /api/account/sign-in',
    'POST /api/account/sign-out',
    'POST /api/passkeys/sign-in/options',
    'POST /api/passkeys/sign-in',
    'POST /api/passkeys/code',
    'POST /api/passkeys/options',
    'POST /api/passkeys',
    'POST /api/agents/login',
    'POST /api/agents/stop',
    'POST /api/store/search',
    'PUT /api/store',
    'POST /api/newsletter/subscriptions',
    'POST /api/dismissals',
    'POST /api/reviews/photos',
    'POST /api/activities',
    'POST /api/personalization/events',
    'POST /api/page-views',
    'POST /api/tag-events',
    'POST /api/vitals',
    'POST /api/source-code',
    'POST /api/visits',
  ]
  const found = apiActions.map(({ method, path }) => `${method} ${path}`)
  expect(found.toSorted()).toEqual(expected.toSorted())
  expect(formActions).toHaveLength(71)
})

test('requests from other origins cannot act for a shopper', async () => {
  const target = await openTarget()
  const strangers = {
    'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    'a neighboring host': { 'sec-fetch-site': 'same-site', origin: 'http://www.localhost' },
    'no page at all': { 'sec-fetch-site': 'none' },
    'another origin': { 'sec-fetch-site': null, origin: 'https://evil.example' },
    'an opaque origin': { 'sec-fetch-site': null, origin: 'null' },
    'a client without origin headers': { 'sec-fetch-site': null },
  }
  const store = openStore()
  for (const [stranger, said] of Object.entries(strangers)) {
    for (const { method, path } of [...apiActions, ...formActions]) {
      const headers = new Headers({ 'x-correlation-id': target.name, 'content-type': JSON_TYPE })
      headers.set('cookie', cookieHeader(target.jar))
      headers.set('idempotency-key', newIdempotencyKey())
      for (const [name, value] of Object.entries(said)) if (value !== null) headers.set(name, value)
      const { response, text } = await store.send(path, { method, headers, body: '{}' })
      expect(expectProblem(response, text, [403]).type, `${method} ${path} from ${stranger}`).toBe(
        'forbidden',
      )
    }
  }
  expect(await target.news()).toEqual([])
})

test('ignores bodies of content types that a cross-site form can send', async () => {
  const target = await openTarget()
  const item = JSON.stringify({ productId: 'JW0801', quantity: 1 })
  const none = { body: new TextEncoder().encode(item) }
  const sendings = ['text/plain', 'foo', FORM_TYPE, 'multipart/form-data; boundary=x'].map(
    (type) => ({ body: item, headers: { 'content-type': type } }),
  )
  const said = { 'idempotency-key': newIdempotencyKey() }
  for (const { method, path } of apiActions) {
    for (const sending of [...sendings, none]) {
      const headers = { ...said, ...('headers' in sending && sending.headers) }
      const { response, text } = await target.request(path, { ...sending, method, headers })
      expectProblem(response, text, [415])
    }
  }
  const form = `idempotencyKey=${newIdempotencyKey()}&productId=JW0801&quantity=1`
  for (const { method, path } of formActions) {
    for (const type of [JSON_TYPE, 'text/plain', 'foo', 'multipart/form-data; boundary=x']) {
      const headers = { 'content-type': type }
      const { response, text } = await target.request(path, { method, headers, body: form })
      expectProblem(response, text, [415])
    }
  }
  expect(await target.news()).toEqual([])
})

test('a GET request to an action’s address changes nothing', async () => {
  const target = await openTarget()
  const fields = '?productId=JW0801&quantity=5&idempotencyKey=a-link-from-a-stranger'
  for (const { path } of apiActions) {
    const { response, text } = await target.get(`${path}${fields}`)
    // Only the actions of checkout steps and orders have addresses that also answer GET.
    expectProblem(response, text, [400, 404, 405])
  }
  for (const { path } of formActions) {
    const { status, to } = await target.get(`${path}${fields}`)
    expect(status, path).toBe(303)
    expect(to, path).toMatch(/^\/([a-z]|$)/)
  }
  const back = await target.get(`${PAYMENT_RETURN_PATH}?state=${'x'.repeat(32)}&token=tok_12345678`)
  expect(back).toMatchObject({ status: 303, to: '/checkout/shipping' })
  expect(await target.writes()).toEqual([])
  expect((await target.bag()).count).toBe(1)
})
