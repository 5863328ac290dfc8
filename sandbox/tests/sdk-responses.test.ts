import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'
import { expect, inject, test } from 'vitest'

import { answerMismatches } from './check-responses.ts'
import { refusalMismatches } from './error-responses.ts'
import { configOf, enter, fixture } from './clients.ts'
import { operationsOf } from './watch-operations.ts'

const sdk: typeof Sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic')

test('reads the response type of every operation of every client from the SDK', () => {
  const { answers, types } = inject('sdkDeclarations')
  const clients = Object.entries(sdk).flatMap(([client, exported]) =>
    typeof exported === 'function' && client.startsWith('Shopper')
      ? [{ client, operations: new Set(operationsOf(exported.prototype)) }]
      : [],
  )

  for (const { client, operations } of clients)
    expect(new Set(Object.keys(answers[client] ?? {})), client).toEqual(operations)
  expect(clients).toHaveLength(Object.keys(answers).length)
  expect(types['TokenResponse']).toMatchObject({
    members: {
      access_token: { declared: { is: 'string' }, optional: false },
      expires_in: { declared: { is: 'number' }, optional: false },
    },
  })
})

test('fails a call whose response is not as the SDK declares', async () => {
  const answering = (answer: unknown) =>
    new sdk.ShopperSearch({
      ...configOf('us'),
      fetch: () => Promise.resolve(Response.json(answer)),
    }).productSearch({ parameters: { q: 'candle' } })
  const { search } = await enter('us')
  const right = await search.productSearch({ parameters: { q: 'candle', limit: 2 } })
  const [hit] = right.hits

  await expect(answering(right)).resolves.toEqual(right)
  const wrongs: [unknown, string][] = [
    [{ ...right, total: '2' }, 'answer.total: expected number, got "2"'],
    [{ ...right, refinements: undefined }, 'answer.refinements: expected a list of'],
    [{ ...right, hits: [hit, { ...hit, productId: 7 }] }, 'answer.hits[1].productId: expected'],
    [
      { ...right, hits: [{ ...hit, price: null }] },
      'answer.hits[0].price: expected number, got null',
    ],
    [
      { ...right, hits: [{ ...hit, image: [] }] },
      'answer.hits[0].image: expected an object, got []',
    ],
    [
      { ...right, hits: [{ ...hit, orderabel: true }] },
      'answer.hits[0].orderabel: expected no such',
    ],
    [
      { ...right, selectedRefinements: { cgid: 1 } },
      'answer.selectedRefinements.cgid: expected str',
    ],
    [[right], 'answer: expected an object'],
  ]
  for (const [wrong, told] of wrongs)
    await expect(answering(wrong)).rejects.toThrow(
      `ShopperSearch.productSearch is not as declared.\n${told}`,
    )
})

test('checks values against the SDK’s literal types, and the lengths and patterns in its comments', () => {
  const asked = { client: 'ShopperBaskets', operation: 'getBasket' }
  const found = (basket: object) => answerMismatches(asked, basket).map(({ path }) => path)

  expect(found({ taxation: 'net', orderTotal: null, notes: {}, c_any: [1] })).toEqual([])
  expect(found({ taxation: 'later', currency: 'dollars', productTotal: null })).toEqual([
    'answer.currency',
    'answer.productTotal',
    'answer.taxation',
  ])
  expect(found({ couponItems: [{ code: 'x'.repeat(257) }] })).toEqual([
    'answer.couponItems[0].code',
  ])
  expect(found({ shipments: [{ shippingTotal: null, shippingStatus: 'lost' }] })).toEqual([
    'answer.shipments[0].shippingStatus',
  ])
  const order = { client: 'ShopperOrders', operation: 'getOrder' }
  expect(answerMismatches(order, { orderTotal: null })).toMatchObject([
    { path: 'answer.orderTotal' },
  ])
  const deletion = { client: 'ShopperBaskets', operation: 'deleteBasket' }
  expect(answerMismatches(deletion, undefined)).toEqual([])
  expect(answerMismatches(deletion, { deleted: true })).toMatchObject([{ path: 'answer' }])
})

test('accepts missing members only if the request selects some', async () => {
  const { products } = await enter('us')
  const id = await fixture('P-STD', 'us')
  const asked = { client: 'ShopperProducts', operation: 'getProducts' }

  const narrowed = await products.getProducts({
    parameters: { ids: [id], select: '(data.(name))' },
  })
  expect(answerMismatches(asked, narrowed).map(({ path }) => path)).toEqual([
    'answer.limit',
    'answer.data[0].id',
    'answer.total',
  ])
})

test('requires an error response to have its reason, media type and problem members', () => {
  const pathsOf = (client: string, changed: object) =>
    refusalMismatches({ client, operation: 'any' }, { ...refusal, ...changed }).map(
      ({ path }) => path,
    )
  const said = {
    title: 'Bad Request',
    type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/bad-request',
    detail: 'No.',
  }
  const refusal = {
    status: 400,
    reason: 'Bad Request',
    headers: { 'content-type': 'application/problem+json' },
    body: said,
  }
  const login = {
    status_code: '400 BAD_REQUEST',
    message: 'invalid channel_id',
    error: 'invalid_request',
    error_description: 'invalid channel_id',
  }

  expect(pathsOf('ShopperBaskets', {})).toEqual([])
  expect(pathsOf('ShopperLogin', { body: login })).toEqual([])
  expect(pathsOf('ShopperBaskets', { body: { ...said, detail: '', type: 'about:blank' } })).toEqual(
    ['refusal.body.type', 'refusal.body.detail'],
  )
  expect(pathsOf('ShopperBaskets', { body: login })).toHaveLength(3)
  const nowhere = { ...said, type: said.type.replace('bad-request', 'resource-not-found') }
  expect(pathsOf('ShopperLogin', { status: 404, reason: 'Not Found', body: nowhere })).toEqual([])
  expect(pathsOf('ShopperLogin', { body: nowhere })).toHaveLength(4)
  expect(pathsOf('ShopperLogin', {})).toHaveLength(4)
  expect(pathsOf('ShopperBaskets', { body: 'Bad Gateway', headers: {} })).toEqual([
    'refusal.headers.content-type',
    'refusal.body',
  ])
  expect(pathsOf('ShopperLogin', { status: 401, body: login })).toEqual([
    'refusal.reason',
    'refusal.headers.www-authenticate',
    'refusal.body.status_code',
  ])
})
