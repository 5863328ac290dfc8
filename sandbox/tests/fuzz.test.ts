import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { app } from '../app.ts'
import { freePort, startSandbox } from '../scripts/local-service.ts'

import { type HostileRequest, hostileRequests, type Route } from './hostile-requests.ts'
import { configOf, helpers, redirectURI } from './clients.ts'
import { copySeededState } from './seeded-state.ts'
import { tableDigests } from './table-digests.ts'

const sdk: typeof Sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic')

const SEED = 20_261_121
const SAMPLES = 12
const CONCURRENCY = 8

/** Test control is not fuzzed: it is off outside test mode, and changes data by design. */
const allRoutes = [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))]
  .map((line) => ({ method: line.split(' ')[0] ?? '', path: line.split(' ')[1] ?? '' }))
  .filter(({ method }) => method !== 'ALL')
const isControl = ({ path }: Route) => path.startsWith('/test-control')
const routes = allRoutes.filter((route) => !isControl(route))

/** Tables any request may change: logins in progress, counts and visitor data. Nothing else may change. */
const MUTABLE_TABLES = new Set(
  [
    'slas_sessions slas_codes slas_refresh_tokens slas_login_attempts slas_agent_tickets classic_sessions',
    'slas_request_counts slas_passkey_challenges slas_action_tokens payment_tokens outbox_messages loyalty_updates email_subscriptions',
    'shopper_contexts visitor_interests captcha_tokens script_counts review_photos review_photo_parts review_votes submitted_reviews page_views',
  ]
    .join(' ')
    .split(' '),
)

const checksums = (ids?: string[]) => tableDigests(state, MUTABLE_TABLES, ids)

let state: string
let sandbox: Awaited<ReturnType<typeof startSandbox>>

beforeAll(async () => {
  state = await copySeededState('fuzz-tests')
  sandbox = await startSandbox({ sandboxPort: await freePort(), state, isSeeded: true })
}, 240_000)
afterAll(() => sandbox.stop())

test('responds to every hostile request without a server error, and changes no data of others', async () => {
  const shoppers = await twoShoppers()
  const bystander = await otherGuest()
  const before = checksums(shoppers.ids)
  const theirs = await bystander.belongings()
  const requests = await allHostileRequests(shoppers)
  expect(routes.length).toBeGreaterThan(150)
  expect(requests.length).toBeGreaterThan(3000)

  const wrong = new Set<string>()
  const queue = requests.values()
  const worker = async () => {
    for (const request of queue) {
      const problem = await problemWith(request, shoppers.tokens)
      if (problem) wrong.add(problem)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))

  expect([...wrong].sort()).toEqual([])
  expect(checksums(shoppers.ids)).toEqual(before)
  expect(await bystander.belongings()).toEqual(theirs)
}, 240_000)

test('responds 404 to every test control request outside test mode', async () => {
  const before = checksums()
  const controlRoutes = allRoutes.filter(isControl)
  expect(controlRoutes.length).toBeGreaterThan(25)
  for (const { method, path } of controlRoutes) {
    const address = sandbox.origin + path.replace(':siteId', 'us').replaceAll(/:\w+/g, 'home-1')
    const response = await fetch(address, { method, ...(method !== 'GET' && { body: '{}' }) })
    expect([method, path, response.status]).toEqual([method, path, 404])
    expect(await response.json()).toMatchObject({ title: 'Resource Not Found' })
  }
  expect(await (await fetch(sandbox.origin)).json()).not.toHaveProperty('testControl')
  expect(checksums()).toEqual(before)
})

async function allHostileRequests({ tokens, customerId }: Awaited<ReturnType<typeof twoShoppers>>) {
  const { baskets, customers } = shopperClients(tokens.shopper)
  const productId = 'FXFULL'
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const { productItems } = await baskets.addItemToBasket({
    parameters: { basketId },
    body: [{ productId, quantity: 1 }],
  })
  const list = await customers.createCustomerProductList({
    parameters: { customerId },
    body: { type: 'wish_list' },
  })
  const known = {
    customerId,
    basketId,
    itemId: productItems?.[0]?.itemId ?? '',
    listId: list.id ?? '',
    productId,
    shipmentId: 'me',
    categoryId: 'gifts',
    site: 'jwck-us',
    channel: 'web-us',
    recommender: 'home-top-revenue-for-category',
    pod: 'trending_searches',
  }
  const measured = new Set<string>()
  const all = routes.toSorted(byDeletionOrder).flatMap((route, at) => {
    // Sizes are limited before any route is chosen, so one route of each kind of each API shows it.
    const kind = `${route.path.split('/', 3).join('/')} ${route.method === 'GET'}`
    const isFirst = !measured.has(kind)
    measured.add(kind)
    return hostileRequests(route, routes, {
      known: { ...known, version: at % 2 ? 'v2' : 'v1' },
      seed: SEED + at,
      samples: SAMPLES,
      isSizeTried: isFirst,
    }).map((request) => ({ ...request, route: `${route.method} ${route.path}` }))
  })
  return [...new Map(all.map((request) => [contentsOf(request), request])).values()]
}

/** The contents that two equal requests share. */
const contentsOf = ({ what: _what, ...sent }: HostileRequest & { route: string }) =>
  JSON.stringify({ ...sent, route: null })

/** Deletions go last, and parts before the whole. */
const byDeletionOrder = (a: Route, b: Route) =>
  Number(a.method === 'DELETE') - Number(b.method === 'DELETE') ||
  (a.method === 'DELETE' ? b.path.length - a.path.length : 0)

/** The defect of a response, if any. */
async function problemWith(
  request: HostileRequest & { route: string },
  tokens: Record<string, string>,
) {
  const { what, method, path, contentType, body, route } = request
  const token = tokens[request.token]
  const sent = request.isStreamed && body !== undefined ? () => stream(body) : () => body
  const response = await fetchWithRetry(sandbox.origin + path, () => ({
    method,
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(contentType !== undefined && { 'content-type': contentType }),
    },
    ...(method !== 'GET' && body !== undefined && { body: sent(), duplex: 'half' }),
  }))
  const wrong = describeProblem(request, response, await response.text())
  return wrong && `${route}, ${what}: ${response.status} ${wrong}`
}

/** The cookies of the classic storefront. The APIs set none. */
const CLASSIC_COOKIES = /^(dwsid|dwanonymous_\w+)=/

function describeProblem(
  { path, body, mustFail }: HostileRequest,
  response: Response,
  said: string,
) {
  const { status, headers } = response
  if (status >= 500) return `for ${path.slice(0, 300)} ${body?.slice(0, 300)}`
  if (mustFail && status < 400) return 'although the request is invalid'
  if (headers.getSetCookie().some((cookie) => !CLASSIC_COOKIES.test(cookie)))
    return 'with a header that the request injected'
  if (status >= 400 && isApi(path) && !isProblem(said))
    return `is not a problem document: ${said.slice(0, 99)}`
  return undefined
}

/** Retries once: a request rejected before its body was read may leave a connection that is closing. */
const fetchWithRetry = (address: string, init: () => RequestInit) =>
  fetch(address, init()).catch(() => fetch(address, init()))

const stream = (body: string) => new Blob([body]).stream()

/** The shopper APIs and custom APIs. Login and the outside services have their own error formats. */
const isApi = (path: string) =>
  path.includes('/organizations/') && !path.startsWith('/shopper/auth/')

function isProblem(body: string) {
  try {
    const { title, type, detail } = JSON.parse(body)
    return [title, type, detail].every((member) => typeof member === 'string')
  } catch {
    return false
  }
}

async function twoShoppers() {
  const login = `hostile-${crypto.randomUUID()}@newcomers.example`
  const password = 'Lanterns2026'
  const config = { ...configOf('us'), proxy: sandbox.origin }
  const slasClient = new sdk.ShopperLogin(config)
  const parameters = { redirectURI }
  const guest = await helpers.loginGuestUser({ slasClient, parameters })
  const headers = { authorization: `Bearer ${guest.access_token}` }
  await new sdk.ShopperCustomers({ ...config, headers }).registerCustomer({
    body: { customer: { login, email: login, firstName: 'Ana', lastName: 'Ruiz' }, password },
  })
  const credentials = { username: login, password }
  const shopper = await helpers.loginRegisteredUserB2C({ slasClient, credentials, parameters })
  return {
    tokens: {
      guest: guest.access_token,
      shopper: shopper.access_token,
      'back office': 'sandbox-account-manager',
    },
    customerId: shopper.customer_id,
    ids: [guest.customer_id, shopper.customer_id],
  }
}

/** A guest with a basket that no hostile request names. */
async function otherGuest() {
  const slasClient = new sdk.ShopperLogin({ ...configOf('us'), proxy: sandbox.origin })
  const guest = await helpers.loginGuestUser({ slasClient, parameters: { redirectURI } })
  const { baskets } = shopperClients(guest.access_token)
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const parameters = { basketId }
  await baskets.addItemToBasket({ parameters, body: [{ productId: 'FXFULL', quantity: 2 }] })
  return { belongings: () => baskets.getBasket({ parameters }) }
}

function shopperClients(token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const config = { ...configOf('us'), proxy: sandbox.origin, headers }
  return {
    baskets: new sdk.ShopperBaskets(config),
    customers: new sdk.ShopperCustomers(config),
  }
}
