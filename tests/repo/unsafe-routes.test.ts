import { inspectRoutes } from 'hono/dev'
import { runnerImport } from 'vite'
import { expect, test, vi } from 'vitest'

import { deployPlugin } from '#scripts/build/deploy-plugin.ts'
import { messagesPlugin } from '#scripts/build/messages-plugin.ts'
import type * as appModule from '#worker/app.ts'

import { ROOT } from './sources.ts'

/** Every route that a request other than GET, HEAD and OPTIONS can reach, and what stands before it. */
const GUARDS: Record<string, 'own secret' | 'same origin' | 'only refuses'> = {
  'POST /machine/purge': 'own secret',
  'ALL /machine/purge': 'only refuses',
  'POST /api/bag/items': 'same origin',
  'PATCH /api/bag/items/:lineId': 'same origin',
  'POST /api/bag/coupons': 'same origin',
  'DELETE /api/bag/coupons/:couponId': 'same origin',
  'PUT /api/checkout/shipping-address': 'same origin',
  'PUT /api/checkout/shipping-method': 'same origin',
  'PUT /api/checkout/payment': 'same origin',
  'POST /api/orders': 'same origin',
  'ALL /api/*': 'only refuses',
  // Every form of the shop; what is none of them is refused.
  'POST /*': 'same origin',
}

const ATTACKS: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'a neighbouring host': { 'sec-fetch-site': 'same-site', origin: 'http://evil.shop.example' },
  'nobody in particular': {},
}

const OWN_PAGE = { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }

const app = await openApp()

test('every route that may change something is known, with what guards it', () => {
  const unsafe = inspectRoutes(app)
    .filter(({ method, isMiddleware }) => (method === 'ALL' ? !isMiddleware : !isSafe(method)))
    .map(({ method, path }) => `${method} ${path}`)

  expect([...new Set(unsafe)].toSorted()).toEqual(Object.keys(GUARDS).toSorted())
})

test.for(Object.entries(GUARDS))('%s lets no stranger through', async ([route, guard]) => {
  const [method = '', path = ''] = route.split(' ')
  const methods = method === 'ALL' ? ['PUT', 'PATCH', 'DELETE'] : [method]
  const strangers = guard === 'same origin' ? ATTACKS : { ...ATTACKS, 'an own page': OWN_PAGE }

  for (const [stranger, headers] of Object.entries(strangers)) {
    for (const unsafe of methods) {
      const response = await send(unsafe, path.replace('*', 'anything'), headers)
      expect([403, 405], `${unsafe} by ${stranger}`).toContain(response.status)
    }
  }
})

test.for(Object.entries(GUARDS).filter(([, guard]) => guard === 'same origin'))(
  '%s lets the shop’s own pages through',
  async ([route]) => {
    const [method = '', path = ''] = route.split(' ')
    const response = await send(method, path.replace('*', 'cart/add'), OWN_PAGE)
    // An operation is missing, or the type is that of no form.
    expect([400, 415]).toContain(response.status)
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

/** The worker's app as the worker has it, but for the build's own facts. */
async function openApp() {
  const { module } = await runnerImport<typeof appModule>(`${ROOT}/worker/app.ts`, {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [messagesPlugin(), deployPlugin()],
  })
  return module.createApp()
}
