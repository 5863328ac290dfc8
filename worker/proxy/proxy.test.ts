import { expect, test } from 'vitest'

import { factory } from '../config/env.ts'
import { respondWithProblem } from '../http/problems.ts'
import { requestContext } from '../http/request-context.ts'
import { TEST_BINDINGS } from '../config/testing/test-bindings.ts'
import { families } from '../families.ts'
import { createProxy } from './proxy.ts'

const ORGANIZATION = 'f_ecom_test_001'
const PRODUCTS = `/product/shopper-products/v1/organizations/${ORGANIZATION}`
const REFINED = 'refine=cgid%3Dlamps&refine=price%3D%280..20%29'
const SEARCH = `/search/shopper-search/v1/organizations/${ORGANIZATION}`
const CUSTOM = '/custom'

test.each([
  [`${PRODUCTS}/products?ids=JW1001,JW1002&expand=prices`, 'ids=JW1001%2CJW1002&expand=prices'],
  [`${PRODUCTS}/products/JW1001?allImages=true`, 'allImages=true'],
  [`${PRODUCTS}/categories?ids=root&levels=2`, 'ids=root&levels=2'],
  [`${PRODUCTS}/categories/lamps`, ''],
  [`${SEARCH}/product-search?${REFINED}`, REFINED],
  [`${SEARCH}/search-suggestions?q=sea&utm_source=mail&secret=1&refine=x`, 'q=sea'],
  [`${CUSTOM}/slots/v1/organizations/${ORGANIZATION}/slots?c_id=home-1&x=1`, 'c_id=home-1'],
  [`${CUSTOM}/promotion/v1/organizations/${ORGANIZATION}/rank`, ''],
])('forwards %s with the guest token of the US site', async (path, query) => {
  const { ask, calls } = openProxy()
  const answer = await ask(path)

  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ total: 3 })
  expect(calls).toEqual([
    { path: TOKEN_PATH, authorization: expect.stringMatching(/^Basic /) },
    {
      path: `${path.split('?')[0]}?siteId=JW-US${query && `&${query}`}`,
      authorization: 'Bearer guest-of-JW-US',
    },
  ])
})

test('the response contains only the body of the service’s response and is not stored', async () => {
  const answer = await openProxy().ask(`${PRODUCTS}/products/JW1001`, {
    headers: { cookie: 'canary', authorization: 'Bearer canary', 'x-forwarded-host': 'evil' },
  })
  const names = [...answer.headers.keys()]

  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(names).not.toEqual(expect.arrayContaining(['set-cookie']))
  expect(names).not.toEqual(expect.arrayContaining(['x-upstream']))
})

test('stock is exact only as far as the shop’s pages say it', async () => {
  const stock = (units: number) => ({ ats: units, stockLevel: units, orderable: units > 0 })
  const bodyWith = (...units: number[]) => ({
    data: [{ id: 'JW1001', inventory: stock(units[0] ?? 0), inventories: units.map(stock) }],
    hits: [{ representedProduct: { inventory: stock(units[0] ?? 0) } }],
    stockLevel: 'many',
  })
  const { ask } = openProxy(() => json(JSON.stringify(bodyWith(50, 6, 5, 1, 0))))
  const answer = await ask(`${PRODUCTS}/products?ids=JW1001&expand=availability`)
  expect(await answer.json()).toEqual(bodyWith(6, 6, 5, 1, 0))
})

test.each([
  '/product/shopper-products/v1/organizations/f_ecom_other_001/products/JW1001',
  `${PRODUCTS}/products/`,
  `${PRODUCTS}/products/JW1001/`,
  `${PRODUCTS}/products/JW1001/prices`,
  `${PRODUCTS}/products/..`,
  `${PRODUCTS}/products/%2e%2e`,
  `${PRODUCTS}/products/%252e%252e%252fcategories`,
  `${PRODUCTS}/products/..%2fcategories`,
  `${PRODUCTS}/products/..%252fcategories`,
  `${PRODUCTS}/products/..%5ccategories`,
  `${PRODUCTS}\\..\\..\\baskets`,
  `${PRODUCTS}/products/JW1001%3FsiteId=x`,
  `${PRODUCTS}/products/JW%00`,
  `${PRODUCTS}/product%73/JW1001`,
  `/${PRODUCTS}/products/JW1001`,
  `/%2e%2e/checkout/shopper-baskets/v1/organizations/${ORGANIZATION}/baskets/b1`,
  `/checkout/shopper-orders/v1/organizations/${ORGANIZATION}/orders/1`,
  `/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2/trusted%2Dsystem/token`,
  `/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2/trusted-system/token`,
  `/http://evil.example${PRODUCTS}/products/JW1001`,
  '/',
])('%s is not forwarded', async (path) => {
  const { ask, calls } = openProxy()
  const answer = await ask(path)

  expect(answer.status).toBe(404)
  expect(calls).toEqual([])
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is rejected', async (method) => {
  const { ask, calls } = openProxy()
  const answer = await ask(`${PRODUCTS}/products/JW1001`, { method })

  expect(answer.status).toBe(405)
  expect(calls).toEqual([])
})

test('rejects an unknown site and a repeated parameter', async () => {
  const { ask, calls } = openProxy()
  const path = `${SEARCH}/product-search`
  const refinements = Array.from({ length: 10 }, () => 'refine=c_x%3D1').join('&')

  for (const query of [
    'siteId=Evil',
    'site%49d=Evil',
    'siteId=',
    'siteId=JW-US&siteId=JW-CA',
    'siteId=JW-CA&site%49d=JW-CA',
    'q=a&q=b',
    refinements,
  ]) {
    const answer = await ask(`${path}?${query}`)
    expect(answer.status, query).toBe(400)
    expect(await answer.json()).toMatchObject({ type: 'invalid-input' })
  }
  expect(calls).toEqual([])

  await ask(`${path}?q=sea&siteId[]=Evil&siteid=Evil&siteId=JW-CA`)
  expect(calls.at(-1)).toEqual({
    path: `${path}?siteId=JW-CA&q=sea`,
    authorization: 'Bearer guest-of-JW-CA',
  })
})

test.each([
  ['is a redirect', () => Response.redirect('https://evil.example/', 302), 503],
  ['is not JSON', () => new Response('{}', { headers: { 'content-type': 'text/html' } }), 503],
  ['ends early', () => json('{"total":'), 503],
  ['is larger than 2 MB', () => json(`"${'a'.repeat(2 ** 21)}"`), 503],
  ['is a failure', () => problem(500), 503],
  ['is a 404', () => problem(404), 404],
  ['is a 400', () => problem(400), 400],
])(
  'a response that %s becomes the shop’s own problem document, without its text',
  async (_, answerWith, status) => {
    const { ask, calls } = openProxy(answerWith)
    const answer = await ask(`${PRODUCTS}/products/JW1001`)
    const text = await answer.text()

    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(text).not.toContain('canary')
    expect(calls.every(({ path }) => path.startsWith('/'))).toBe(true)
  },
)

const TOKEN_PATH = `/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2/token`

interface Call {
  path: string
  authorization: string | null
}

const json = (text: string) =>
  new Response(text, {
    headers: {
      'content-type': 'application/json;charset=UTF-8',
      'set-cookie': 'dwsid=canary',
      'x-upstream': 'canary',
    },
  })

const problem = (status: number) =>
  new Response('{"detail":"canary"}', {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })

/** The proxy with a fake commerce service that issues tokens and always returns the same response. */
function openProxy(answerWith = () => json('{"total":3}')) {
  const calls: Call[] = []
  const fetchCommerce = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    calls.push({ path: pathname + search, authorization: request.headers.get('authorization') })
    if (pathname !== TOKEN_PATH) return answerWith()
    const channel = new URLSearchParams(await request.text()).get('channel_id')
    return json(JSON.stringify({ access_token: `guest-of-${channel}`, expires_in: 1800 }))
  }
  const app = factory
    .createApp()
    .use(requestContext({ write: () => undefined }))
    .route('/proxy', createProxy(families))
    .onError(respondWithProblem)
  const env = {
    ...TEST_BINDINGS,
    ORGANIZATION_ID: ORGANIZATION,
    SITE_ID_US: 'JW-US',
    SITE_ID_CA: 'JW-CA',
    COMMERCE_ORIGIN: '',
    COMMERCE: { ...TEST_BINDINGS.ASSETS, fetch: fetchCommerce },
  }
  const ask = async (path: string, init?: RequestInit) =>
    app.request(`/proxy${path}`, init, env, inBackground)
  return { ask, calls }
}

const inBackground = {
  waitUntil: () => undefined,
  passThroughOnException: () => undefined,
  props: {},
}
