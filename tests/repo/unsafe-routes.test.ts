import { inspectRoutes } from 'hono/dev'
import { expect, test, vi } from 'vitest'

import { openApp } from './app.ts'

type Guard = 'own secret' | 'same origin' | 'only logs' | 'only refuses'

/** The protection of routes that can change data without an origin check. */
const OTHER_GUARDS: Record<string, Guard> = {
  'POST /webhooks/purge': 'own secret',
  'ALL /webhooks/purge': 'only refuses',
  'POST /webhooks/preview-links': 'own secret',
  'ALL /webhooks/preview-links': 'only refuses',
  'POST /reports/csp': 'only logs',
  'ALL /reports/csp': 'only refuses',
  'ALL /api/*': 'only refuses',
}

const ATTACKS: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'a neighboring host': { 'sec-fetch-site': 'same-site', origin: 'http://evil.shop.example' },
  'a client without origin headers': {},
}

const OWN_PAGE = { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }

const app = await openApp()

const isSafe = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Every route that accepts methods other than GET, HEAD and OPTIONS. */
const unsafe = new Set(
  inspectRoutes(app)
    .filter(({ method, isMiddleware }) => (method === 'ALL' ? !isMiddleware : !isSafe(method)))
    .map(({ method, path }) => `${method} ${path}`),
)
const guards = Array.from(unsafe, (route) => [route, OTHER_GUARDS[route] ?? 'same origin'] as const)

test('finds the routes that can change data, and every listed exception exists', () => {
  expect(unsafe.size).toBeGreaterThan(40)
  expect(Object.keys(OTHER_GUARDS).filter((route) => !unsafe.has(route))).toEqual([])
})

test.for(guards)('%s rejects unauthorized requests', async ([route, guard]) => {
  const [method = '', path = ''] = route.split(' ')
  const methods = method === 'ALL' ? ['PUT', 'PATCH', 'DELETE'] : [method]
  const strangers =
    guard === 'same origin' ? ATTACKS : { ...ATTACKS, 'a page of the shop': OWN_PAGE }

  for (const [stranger, headers] of Object.entries(strangers)) {
    for (const each of methods) {
      const response = await send(each, path.replace('*', 'anything'), headers)
      // A report is at most logged as a sample, and needs a report's content type.
      const rejections = guard === 'only logs' ? [415] : [403, 405]
      expect(rejections, `${each} from ${stranger}`).toContain(response.status)
    }
  }
})

test.for(guards.filter(([, guard]) => guard === 'same origin'))(
  '%s accepts requests from the shop’s own pages',
  async ([route]) => {
    const [method = '', path = ''] = route.split(' ')
    const response = await send(method, path.replace('*', 'cart/add'), OWN_PAGE)
    // The request passes the origin check. It fails only for its missing key or content type, if it needs them.
    expect([204, 400, 415]).toContain(response.status)
  },
)

async function send(method: string, path: string, headers: Record<string, string>) {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  try {
    const init = { method, headers: { 'content-type': 'application/json', ...headers }, body: '{}' }
    return await app.request(path, init, environment(), context)
  } finally {
    log.mockRestore()
  }
}

const environment = () => ({
  ENVIRONMENT: 'test',
  ASSETS: { fetch: () => Promise.resolve(new Response('', { status: 404 })), connect: refuse },
  PUBLIC_ORIGIN: 'https://shop.example',
  IMAGE_ORIGIN: 'https://images.example',
  PAYMENT_ORIGIN: 'https://pay.example',
  PAYMENT_MERCHANT_ID: 'sandbox-shop',
  COMMERCE_ORIGIN: 'https://commerce.example',
  ORGANIZATION_ID: 'f_ecom_abcd_001',
  CLIENT_ID: 'client',
  SITE_ID_US: 'us',
  SITE_ID_CA: 'ca',
})

function refuse(): never {
  throw new Error('There is no socket in this test.')
}
