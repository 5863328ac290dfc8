import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

import * as v from 'valibot'
import { expect, inject, onTestFinished, test } from 'vitest'

import { checkInstance } from '#scripts/check-live/check-instance.ts'
import type { Finding } from '#scripts/check-live/finding.ts'
import { CUSTOM_APIS } from '#scripts/check-live/requirements.ts'
import { sites } from '#shared/site/site.ts'
import { configFrom } from '#worker/config/config.ts'
import { TEST_BINDINGS } from '#worker/config/testing/test-bindings.ts'

const SANDBOX = inject('sandboxOrigin')
const SCRIPT = resolve(import.meta.dirname, '../../scripts/check-live/check-live.ts')

const variables = {
  ...TEST_BINDINGS,
  COMMERCE_ORIGIN: SANDBOX,
  ORGANIZATION_ID: 'f_ecom_jwck_001',
  CLIENT_ID: '22222222-2222-4222-8222-222222222222',
  IMAGE_SOURCE: `${SANDBOX}/pictures`,
  RECOMMENDATION_URL: `${SANDBOX}/services/recommendations`,
  RECOMMENDATION_CLIENT_ID: '33333333-3333-4333-8333-333333333333',
  RECOMMENDATION_REALM: 'jwck',
}

/** The custom APIs that are only written to, or only for a customer. */
const UNREAD = [
  '/custom/email-subscription/v1, subscriptions, with the guest token: a check would write to it; without it, the newsletter is a subscription of Shopper Consents, if the site has one',
  expect.stringMatching(/^\/custom\/account\/v1, wholeAccounts, with the token of a shopper: /),
  expect.stringMatching(/^\/custom\/loyalty\/v1, loyalty, with the token of a shopper: /),
  expect.stringMatching(/^\/custom\/basket-transaction\/v1, basketTransactions, /),
]

test.each([sites.us, sites.ca])(
  'the embedded service has everything for the $id site',
  async (site) => {
    const findings = await check({ site, products: ['FXFULL'] })
    expect(findings.length).toBeGreaterThan(60)
    expect(missingIn(findings)).toEqual([])
    const unread = findings.filter(({ status }) => status === 'unread')
    expect(unread.slice(0, UNREAD.length).map(({ text }) => text)).toEqual(UNREAD)
    expect(
      unread
        .slice(UNREAD.length)
        .every(({ text }) =>
          /^(basket|customer) attribute(s in request bodies| c_\w+):/.test(text),
        ),
    ).toBe(true)
  },
)

test('names every missing requirement and its effect on the shop', async () => {
  const requestId = crypto.randomUUID()
  await breaks(requestId, '/custom/slots', { kind: 'status', status: 403 })
  await breaks(requestId, '/content/(', { kind: 'wrong-type', field: 'id' })
  await breaks(requestId, 'product-search', { kind: 'missing-fields', field: 'sortingOptions' })
  await breaks(requestId, '/products', { kind: 'missing-fields', field: 'c_usage' })
  const findings = await check({
    products: ['FXFULL'],
    requestId,
    bindings: {
      LIST_PRICE_BOOK_US: 'retail',
      IMAGE_SOURCE: 'https://images.example',
      RECOMMENDATION_CLIENT_ID: 'unknown',
    },
  })
  expect(missingIn(findings)).toEqual([
    'missing /custom/slots/v1, slots, with the guest token: it responded with 403, which is an outage of the shop',
    'missing /custom/content/v1, content, without credentials: it responded with something else (data.0.id data), which is an outage of the shop',
    'without product attribute c_usage: not in the sample; without it, product pages have no section on usage',
    "without sorting option best-matches: grids have the instance's own order",
    "without sorting option most-popular: popular products have the instance's own order",
    "without sorting option newest: the sitemap has the instance's own order",
    'without list price book retail: former prices come from c_listPrice, or else from the highest price book, although there are usd-list-prices, usd-sale-prices',
    `without picture host ${new URL(SANDBOX).host}: its pictures are refused unless IMAGE_SOURCE or IMAGE_ORIGIN names it`,
    'without recommendation service: it did not list any, so nothing is recommended',
  ])
})

test('tells custom APIs that the instance does not have from those that fail', async () => {
  const requestId = crypto.randomUUID()
  await breaks(requestId, '/custom/', { kind: 'status', status: 404, type: 'resource-not-found' })
  const findings = await check({ requestId })
  const absent = findings.filter(({ text }) => text.startsWith('/custom/'))
  expect(absent.map(({ status }) => status)).toEqual([
    ...Array(8).fill('without'),
    ...Array(UNREAD.length).fill('unread'),
  ])
  expect(absent[0]?.text).toBe(
    `/custom/slots/v1, slots, with the guest token: the instance does not have it, so ${CUSTOM_APIS.slots}`,
  )
})

test('creates a temporary basket only if allowed, and deletes it', async () => {
  const requestId = crypto.randomUUID()
  await check({ requestId })
  expect(await basketCalls(requestId)).toEqual([])

  const findings = await check({ createsBasket: true, requestId })
  expect(findings).toContainEqual({ status: 'found', text: 'basket attribute c_addedPrice' })
  expect(findings).toContainEqual({ status: 'found', text: 'basket attributes in request bodies' })
  const calls = await basketCalls(requestId)
  expect([calls.slice(0, 2), calls.at(-1)]).toEqual([['POST', 'POST'], 'DELETE'])
  expect(calls.filter((method) => method === 'DELETE')).toHaveLength(1)
})

test('reports a wrong secret and a service that does not respond in one sentence each', async () => {
  expect(await check({ bindings: { CLIENT_SECRET: 'wrong' } })).toEqual([
    { status: 'missing', text: 'guest login: SLAS responded with 401' },
  ])

  const env = { ...process.env, COMMERCE_ORIGIN: 'http://127.0.0.1:9' }
  const run = promisify(execFile)(process.execPath, [SCRIPT], { env })
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      '\nNothing answers at http://127.0.0.1:9; start the embedded service with `npm run sandbox`, or set COMMERCE_ORIGIN.\n',
  })
})

const missingIn = (findings: readonly Finding[]) =>
  findings
    .filter(({ status }) => status === 'missing' || status === 'without')
    .map(({ status, text }) => `${status} ${text}`)

interface Check {
  site?: (typeof sites)['us'] | (typeof sites)['ca']
  products?: string[]
  createsBasket?: boolean
  bindings?: Partial<typeof variables> & { LIST_PRICE_BOOK_US?: string }
  requestId?: string
}

async function check(options: Check) {
  const { site = sites.us, products = [], createsBasket = false, bindings } = options
  const { requestId = crypto.randomUUID() } = options
  const config = configFrom({ ...variables, ...bindings })
  return (await checkInstance(config, site, { products, createsBasket, requestId })) ?? []
}

/** Plans a fault for the requests of one check. */
async function breaks(session: string, path: string, fault: object) {
  const match = { path, session }
  const planned = await control('POST', '/faults', { match, times: 100, fault })
  const { id } = v.parse(v.object({ id: v.string() }), planned)
  onTestFinished(async () => void (await control('DELETE', `/faults/${id}`)))
}

const Calls = v.object({ data: v.array(v.object({ method: v.string() })) })

async function basketCalls(requestId: string) {
  const { data } = v.parse(Calls, await control('GET', `/calls?path=/baskets&session=${requestId}`))
  return data.map(({ method }) => method)
}

async function control(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${SANDBOX}/test-control${path}`, {
    method,
    ...(body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  return response.status === 204 ? null : response.json()
}
