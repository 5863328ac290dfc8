import { expect, test } from 'vitest'

import {
  jsonActions,
  expectProblem,
  FORM_TYPE,
  formActions,
  JSON_TYPE,
  openTarget,
} from './action-target.ts'
import { newIdempotencyKey, rejectedForm, US_ADDRESS } from './purchase.ts'

const NO_QUANTITIES = ['-1', '1000000000', '1.5', '1e3', '0x1', 'NaN', '', ' ', '１ １', '1 1']

test('the API and the forms reject every quantity that is not a whole number in range', async () => {
  const target = await openTarget()
  const [line] = (await target.bag()).lines
  const wrong = [-1, 1e9, 1.5, 1e308, '1', '1e3', 'NaN', '', null, true, [1], { value: 1 }]
  for (const quantity of [0, ...wrong]) {
    const { response, text } = await target.api('POST', '/bag/items', {
      productId: 'JW0801',
      quantity,
    })
    expect(expectProblem(response, text, [400]).field).toBe('quantity')
  }
  for (const quantity of wrong) {
    const answer = await target.api('PATCH', `/bag/items/${line?.id}`, { quantity })
    expectProblem(answer.response, answer.text, [400])
  }
  for (const quantity of NO_QUANTITIES) {
    const added = await target.form('/cart/add', { productId: 'JW0801', quantity })
    expect(added.status, quantity).toBe(422)
    expect(rejectedForm(added.text)).toMatchObject({
      problem: 'invalid-input',
      values: { quantity },
    })
  }
  for (const quantity of NO_QUANTITIES) {
    const updated = await target.form('/cart/update', { lineId: line?.id ?? '', quantity })
    expect(updated.status, quantity).toBe(422)
    // "-1" is an invalid quantity but a valid step, so another value replaces it here.
    const step = { lineId: line?.id ?? '', quantity: '1', step: quantity.replace('-1', '-0x1') }
    expect((await target.form('/cart/update', step)).status, quantity).toBe(422)
  }
  expect((await target.form('/cart/add', { productId: 'JW0801', quantity: '0' })).status).toBe(422)
  expect(await target.writes()).toEqual([])
})

test('unexpected fields such as a price are rejected or not passed on', async () => {
  const target = await openTarget()
  const item = { productId: 'JW0801', quantity: 1 }
  const extras: Record<string, unknown>[] = [
    { price: 0.01 },
    { c_addedPrice: 0.01 },
    { bonusProductLineItem: true },
    { constructor: { prototype: { isAdmin: true } } },
    { lineId: 'x' },
  ]
  for (const extra of extras) {
    const { response, text } = await target.api('POST', '/bag/items', { ...item, ...extra })
    expectProblem(response, text, [400])
  }
  const address = await target.api('PUT', '/checkout/shipping-address', {
    ...US_ADDRESS,
    countryCode: 'CA',
  })
  expectProblem(address.response, address.text, [400])
  const order = await target.api('POST', '/orders', { total: 1, basketId: 'another' })
  expectProblem(order.response, order.text, [400])
  expect(await target.writes()).toEqual([])

  const forged = { price: '0.01', c_addedPrice: '0.01', basketId: 'another' }
  const sent = { ...item, quantity: '1', ...forged }
  expect((await target.form('/cart/add', sent)).status).toBe(303)
  const [added] = await target.writes()
  const price = { price: 26.95, c_addedPrice: 26.95 }
  expect(JSON.parse(added?.body ?? '')).toEqual([
    { ...item, ...price, c_set_qty: false, c_addId: expect.any(String) },
  ])
})

test('input cannot pollute a prototype', async () => {
  const target = await openTarget()
  const headers = { 'content-type': JSON_TYPE }
  const bodies = [
    '{"__proto__":{"admin":true},"productId":"JW0801","quantity":1}',
    '{"productId":"JW0801","quantity":1,"constructor":{"prototype":{"admin":true}}}',
    '{"productId":{"__proto__":{"admin":true}},"quantity":1}',
    '[]',
    '"x"',
    'null',
    '3',
  ]
  for (const { method, path } of jsonActions) {
    for (const body of bodies) {
      const init = { method, headers: { ...headers, 'idempotency-key': newIdempotencyKey() }, body }
      const { response, text } = await target.request(path, init)
      // Lists are read for customers only.
      expectProblem(response, text, [400, 403])
    }
  }
  const named = {
    productId: 'JW0801',
    quantity: '0',
    __proto__: 'x',
    'constructor[prototype]': 'y',
  }
  const form = new URLSearchParams({ idempotencyKey: newIdempotencyKey(), ...named })
  form.append('__proto__', 'polluted')
  form.append('__proto__[admin]', 'true')
  expect((await target.request('/cart/add', { method: 'POST', body: form })).status).toBe(422)
  expect('admin' in {}).toBe(false)
  expect(await target.writes()).toEqual([])
})

test('rejects malformed requests', async () => {
  const target = await openTarget()
  const headers = { 'content-type': JSON_TYPE, 'idempotency-key': newIdempotencyKey() }
  for (const { method, path } of jsonActions) {
    for (const body of ['', '{', '{"productId":', '\u0000', '{"a":1}}', 'undefined']) {
      const { response, text } = await target.request(path, { method, headers, body })
      // Lists are read for customers only.
      expectProblem(response, text, [400, 403])
    }
  }
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, count) => [`f${count}`, 'x']))
  for (const body of [
    many,
    { productId: ['JW0801'], quantity: 1 },
    { productId: '../x', quantity: 1 },
  ]) {
    const { response, text } = await target.api('POST', '/bag/items', body)
    expectProblem(response, text, [400])
  }
  for (const idempotencyKey of ['', 'short', 'x'.repeat(65), 'with spaces and more than 22']) {
    const item = { productId: 'JW0801', quantity: 1 }
    const { response, text } = await target.api('POST', '/bag/items', item, { idempotencyKey })
    expect(expectProblem(response, text, [400]).field).toBe('idempotency-key')
    const fields = { productId: 'JW0801', quantity: '1' }
    const form = await target.form('/cart/add', fields, { idempotencyKey })
    expect(expectProblem(form.response, form.text, [400]).field).toBe('idempotencyKey')
  }
  // Additional form fields are ignored.
  expect((await target.form('/cart/coupons/add', { ...many, code: '' })).status).toBe(422)
  expect(await target.writes()).toEqual([])
})

test('rejects half a surrogate pair like any other invalid character', async () => {
  const target = await openTarget()
  const coupon = await target.api('POST', '/bag/coupons', { code: 'HALF\uD800' })
  expectProblem(coupon.response, coupon.text, [422])
  const address = { ...US_ADDRESS, firstName: 'A\uD83D' }
  const saved = await target.api('PUT', '/checkout/shipping-address', address)
  expect(expectProblem(saved.response, saved.text, [400]).fields).toHaveProperty('firstName')
  const body = `idempotencyKey=${newIdempotencyKey()}&code=%ED%A0%80%FF`
  const headers = { 'content-type': FORM_TYPE }
  const form = await target.request('/cart/coupons/add', { method: 'POST', headers, body })
  expect(form.status).toBe(422)
})

test('rejects bodies that are too large, with or without a declared length', async () => {
  const target = await openTarget()
  const large = new Uint8Array(5 * 2 ** 20).fill(0x61)
  for (const { method, path } of [...jsonActions, ...formActions]) {
    const type = path.startsWith('/api/') ? JSON_TYPE : FORM_TYPE
    const headers = { 'content-type': type, 'idempotency-key': newIdempotencyKey() }
    const told = await target.request(path, { method, headers, body: large })
    expectProblem(told.response, told.text, [413])
    const found = await target.request(path, { method, headers, body: inPieces(large) })
    expectProblem(found.response, found.text, [413])
    const long = await target.request(`${path}?x=${'a'.repeat(64 * 1024)}`, { method, headers })
    expectProblem(long.response, long.text, [414])
  }
  expect(await target.news()).toEqual([])
})

/** A streamed body without a declared length. */
function inPieces(bytes: Uint8Array) {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(bytes.subarray(sent, (sent += 2 ** 16)))
      if (sent >= bytes.length) controller.close()
    },
  })
}
