import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'
import { expect, inject, test } from 'vitest'

import { responseMismatches } from './check-responses.ts'
import { errorResponseMismatches } from './error-responses.ts'
import { configOf, newGuest, fixture } from './clients.ts'
import { operationsOf } from './watch-operations.ts'

const sdk: typeof Sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic')

test('reads the response type of every operation of every client from the SDK', () => {
  const { responses, types } = inject('sdkDeclarations')
  const clients = Object.entries(sdk).flatMap(([client, exported]) =>
    typeof exported === 'function' && client.startsWith('Shopper')
      ? [{ client, operations: new Set(operationsOf(exported.prototype)) }]
      : [],
  )

  for (const { client, operations } of clients)
    expect(new Set(Object.keys(responses[client] ?? {})), client).toEqual(operations)
  expect(clients).toHaveLength(Object.keys(responses).length)
  expect(types['TokenResponse']).toMatchObject({
    members: {
      access_token: { declared: { is: 'string' }, optional: false },
      expires_in: { declared: { is: 'number' }, optional: false },
    },
  })
})

test('fails a call whose response is not as the SDK declares', async () => {
  const id = await fixture('P-STD', 'us')
  const searchResponding = (response: unknown) =>
    new sdk.ShopperSearch({
      ...configOf('us'),
      fetch: () => Promise.resolve(Response.json(response)),
    }).productSearch({ parameters: { q: id } })
  const { search } = await newGuest('us')
  const right = await search.productSearch({ parameters: { q: id, limit: 2 } })
  const [hit] = right.hits

  await expect(searchResponding(right)).resolves.toEqual(right)
  const invalidResponses: [unknown, string][] = [
    [{ ...right, total: '2' }, 'response.total: expected number, got "2"'],
    [{ ...right, refinements: undefined }, 'response.refinements: expected a list of'],
    [{ ...right, hits: [hit, { ...hit, productId: 7 }] }, 'response.hits[1].productId: expected'],
    [
      { ...right, hits: [{ ...hit, price: null }] },
      'response.hits[0].price: expected number, got null',
    ],
    [
      { ...right, hits: [{ ...hit, image: [] }] },
      'response.hits[0].image: expected an object, got []',
    ],
    [
      { ...right, hits: [{ ...hit, orderabel: true }] },
      'response.hits[0].orderabel: expected no such',
    ],
    [
      { ...right, selectedRefinements: { cgid: 1 } },
      'response.selectedRefinements.cgid: expected str',
    ],
    [[right], 'response: expected an object'],
  ]
  for (const [response, message] of invalidResponses)
    await expect(searchResponding(response)).rejects.toThrow(
      `ShopperSearch.productSearch is not as declared.\n${message}`,
    )
})

test('checks values against the SDK’s literal types, and the lengths and patterns in its comments', () => {
  const call = { client: 'ShopperBaskets', operation: 'getBasket' }
  const found = (basket: object) => responseMismatches(call, basket).map(({ path }) => path)

  expect(found({ taxation: 'net', orderTotal: null, notes: {}, c_any: [1] })).toEqual([])
  expect(found({ taxation: 'later', currency: 'dollars', productTotal: null })).toEqual([
    'response.currency',
    'response.productTotal',
    'response.taxation',
  ])
  expect(found({ couponItems: [{ code: 'x'.repeat(257) }] })).toEqual([
    'response.couponItems[0].code',
  ])
  expect(found({ shipments: [{ shippingTotal: null, shippingStatus: 'lost' }] })).toEqual([
    'response.shipments[0].shippingStatus',
  ])
  const order = { client: 'ShopperOrders', operation: 'getOrder' }
  expect(responseMismatches(order, { orderTotal: null })).toMatchObject([
    { path: 'response.orderTotal' },
  ])
  const deletion = { client: 'ShopperBaskets', operation: 'deleteBasket' }
  expect(responseMismatches(deletion, undefined)).toEqual([])
  expect(responseMismatches(deletion, { deleted: true })).toMatchObject([{ path: 'response' }])
})

test('accepts missing members only if the request selects some', async () => {
  const { products } = await newGuest('us')
  const id = await fixture('P-STD', 'us')
  const call = { client: 'ShopperProducts', operation: 'getProducts' }

  const narrowed = await products.getProducts({
    parameters: { ids: [id], select: '(data.(name))' },
  })
  expect(responseMismatches(call, narrowed).map(({ path }) => path)).toEqual([
    'response.limit',
    'response.data[0].id',
    'response.total',
  ])
})

test('requires an error response to have its reason, media type and problem members', () => {
  const pathsOf = (client: string, changed: object) =>
    errorResponseMismatches({ client, operation: 'any' }, { ...rejection, ...changed }).map(
      ({ path }) => path,
    )
  const problem = {
    title: 'Bad Request',
    type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/bad-request',
    detail: 'No.',
  }
  const rejection = {
    status: 400,
    reason: 'Bad Request',
    headers: { 'content-type': 'application/problem+json' },
    body: problem,
  }
  const login = {
    status_code: '400 BAD_REQUEST',
    message: 'invalid channel_id',
    error: 'invalid_request',
    error_description: 'invalid channel_id',
  }

  expect(pathsOf('ShopperBaskets', {})).toEqual([])
  expect(pathsOf('ShopperLogin', { body: login })).toEqual([])
  expect(
    pathsOf('ShopperBaskets', { body: { ...problem, detail: '', type: 'about:blank' } }),
  ).toEqual(['error.body.type', 'error.body.detail'])
  expect(pathsOf('ShopperBaskets', { body: login })).toHaveLength(3)
  const unknownPathProblem = {
    ...problem,
    type: problem.type.replace('bad-request', 'resource-not-found'),
  }
  expect(
    pathsOf('ShopperLogin', { status: 404, reason: 'Not Found', body: unknownPathProblem }),
  ).toEqual([])
  expect(pathsOf('ShopperLogin', { body: unknownPathProblem })).toHaveLength(4)
  expect(pathsOf('ShopperLogin', {})).toHaveLength(4)
  expect(pathsOf('ShopperBaskets', { body: 'Bad Gateway', headers: {} })).toEqual([
    'error.headers.content-type',
    'error.body',
  ])
  expect(pathsOf('ShopperLogin', { status: 401, body: login })).toEqual([
    'error.reason',
    'error.headers.www-authenticate',
    'error.body.status_code',
  ])
})
