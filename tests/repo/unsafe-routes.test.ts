import { inspectRoutes } from 'hono/dev'
import { expect, test, vi } from 'vitest'

import { openApp } from './app.ts'

/** Every route that a request other than GET, HEAD and OPTIONS can reach, and what protects it. */
const GUARDS: Record<string, 'own secret' | 'same origin' | 'only logs' | 'only refuses'> = {
  'POST /webhooks/purge': 'own secret',
  'ALL /webhooks/purge': 'only refuses',
  'POST /webhooks/preview-links': 'own secret',
  'ALL /webhooks/preview-links': 'only refuses',
  'POST /reports/csp': 'only logs',
  'ALL /reports/csp': 'only refuses',
  'POST /api': 'same origin',
  'POST /api/bag/gift-cards': 'same origin',
  'POST /api/bag/items': 'same origin',
  'PATCH /api/bag/items/:lineId': 'same origin',
  'DELETE /api/bag/gift-certificates/:giftCertificateId': 'same origin',
  'POST /api/bag/coupons': 'same origin',
  'DELETE /api/bag/coupons/:couponId': 'same origin',
  'PUT /api/checkout/shipping-address': 'same origin',
  'PUT /api/checkout/shipping-method': 'same origin',
  'PUT /api/checkout/payment': 'same origin',
  'POST /api/passkeys/sign-in/options': 'same origin',
  'POST /api/passkeys/sign-in': 'same origin',
  'POST /api/passkeys/code': 'same origin',
  'POST /api/passkeys/options': 'same origin',
  'POST /api/passkeys': 'same origin',
  'POST /api/agents/login': 'same origin',
  'POST /api/agents/stop': 'same origin',
  'POST /api/account/sign-in': 'same origin',
  'POST /api/account/sign-out': 'same origin',
  'POST /api/account/rewards/update': 'same origin',
  'POST /api/account/wish-list/wishes': 'same origin',
  'DELETE /api/account/wish-list/wishes/:wishId': 'same origin',
  'PUT /api/account/wish-list/sharing': 'same origin',
  'POST /api/orders': 'same origin',
  'POST /api/streets': 'same origin',
  'POST /api/store/search': 'same origin',
  'PUT /api/store': 'same origin',
  'POST /api/newsletter/subscriptions': 'same origin',
  'POST /api/dismissals': 'same origin',
  'POST /api/reviews': 'same origin',
  'POST /api/reviews/photos': 'same origin',
  'POST /api/reviews/votes': 'same origin',
  'POST /api/activities': 'same origin',
  'POST /api/personalization/events': 'same origin',
  'POST /api/page-views': 'same origin',
  'POST /api/visits': 'same origin',
  'ALL /api/*': 'only refuses',
  // Every form of the shop. Other paths are rejected.
  'POST /*': 'same origin',
}

const ATTACKS: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'a neighbouring host': { 'sec-fetch-site': 'same-site', origin: 'http://evil.shop.example' },
  'a client without origin headers': {},
}

const OWN_PAGE = { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }

const app = await openApp()

test('every route that can change data is listed with its protection', () => {
  const unsafe = inspectRoutes(app)
    .filter(({ method, isMiddleware }) => (method === 'ALL' ? !isMiddleware : !isSafe(method)))
    .map(({ method, path }) => `${method} ${path}`)

  expect([...new Set(unsafe)].toSorted()).toEqual(Object.keys(GUARDS).toSorted())
})

test.for(Object.entries(GUARDS))('%s rejects unauthorized requests', async ([route, guard]) => {
  const [method = '', path = ''] = route.split(' ')
  const methods = method === 'ALL' ? ['PUT', 'PATCH', 'DELETE'] : [method]
  const strangers =
    guard === 'same origin' ? ATTACKS : { ...ATTACKS, 'a page of the shop': OWN_PAGE }

  for (const [stranger, headers] of Object.entries(strangers)) {
    for (const unsafe of methods) {
      const response = await send(unsafe, path.replace('*', 'anything'), headers)
      // Whoever sends a report can only have a sample of it logged, and only in a report's content type.
      const rejections = guard === 'only logs' ? [415] : [403, 405]
      expect(rejections, `${unsafe} from ${stranger}`).toContain(response.status)
    }
  }
})

test.for(Object.entries(GUARDS).filter(([, guard]) => guard === 'same origin'))(
  '%s accepts requests from the shop’s own pages',
  async ([route]) => {
    const [method = '', path = ''] = route.split(' ')
    const response = await send(method, path.replace('*', 'cart/add'), OWN_PAGE)
    // The request passes the check of its origin. It fails only for its missing key or content type, if it needs them.
    expect([204, 400, 415]).toContain(response.status)
  },
)

const isSafe = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

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
  PAYMENT_MERCHANT_ID: 'juniper-and-wick',
  COMMERCE_ORIGIN: 'https://commerce.example',
  ORGANIZATION_ID: 'f_ecom_abcd_001',
  CLIENT_ID: 'client',
  SITE_ID_US: 'us',
  SITE_ID_CA: 'ca',
})

function refuse(): never {
  throw new Error('There is no socket in this test.')
}
