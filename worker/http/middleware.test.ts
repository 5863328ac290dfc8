import { expect, test } from 'vitest'

import { ProblemError } from '#shared/http/problem.ts'

import { LOCAL_SECRETS } from '../config/variables.ts'
import { factory, type Bindings } from '../config/env.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { limitBody, requestLimits } from './body-limits.ts'
import { knownMethods, readOnly } from './methods.ts'
import { placement } from './placement.ts'
import { respondWithProblem } from './problems.ts'
import { requestContext } from './request-context.ts'
import { requireJson, sameOrigin } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'

test('the URL decides site, locale and path, whatever its host', async () => {
  const { ask } = openShop()
  const place = await ask('http://evil.example/ca/fr-CA/search?q=sel', {
    headers: { 'x-forwarded-host': 'evil.example' },
  })

  expect(await place.json()).toEqual({
    site: 'ca',
    locale: 'fr-CA',
    path: '/search',
    origin: ORIGIN,
  })
})

test('a non-canonical URL redirects to the canonical path, except for a form', async () => {
  const { ask } = openShop()

  const moved = await ask('http://evil.example/us/en-US/search?q=sea')
  expect(moved.status).toBe(301)
  expect(moved.headers.get('location')).toBe('/search?q=sea')

  const posted = await ask('/us/en-US/json', { method: 'POST', headers: FROM_THE_SHOP })
  expect(posted.status).toBe(200)
})

test('a locale that the site does not support stays in the path, which then matches no page', async () => {
  const place = await openShop().ask('/us/fr-CA/cart')

  expect(await place.json()).toMatchObject({ site: 'us', path: '/us/fr-CA/cart' })
})

test('every response has the security headers, including failures, redirects and fetched responses', async () => {
  const { ask } = openShop()
  const answers = await Promise.all(
    ['/', '/us/', '/gone', '/broken', '/fetched'].map((path) => ask(path)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 301, 410, 500, 304])

  const closed = await ask('/', {}, { ...ENV, ENVIRONMENT: 'production' })
  expect(closed.status).toBe(503)
  expect(await closed.text()).not.toMatch(/SECRET|ENVIRONMENT/)

  for (const { headers } of [...answers, closed]) {
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  }
})

test('a document allows only scripts with its nonce, the shop’s Trusted Types policy, and its own sources of media', () => {
  const policy = contentSecurityPolicy({
    kind: 'shop',
    nonce: 'n0',
    imageOrigin: 'https://i.example',
    videoOrigin: 'https://v.example',
    paymentOrigin: 'https://pay.example',
    captchaOrigin: 'https://captcha.example',
    tagOrigins: ['https://tags.example'],
    frameAncestors: ['https://help.example'],
  })

  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'nonce-n0' 'strict-dynamic' https://tags.example",
      "connect-src 'self' https://tags.example",
      "style-src 'self' 'nonce-n0'",
      "style-src-attr 'none'",
      "img-src 'self' https://i.example",
      "media-src 'self' https://v.example",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types vitrine',
    ]),
  )
  expect(policy).not.toContain('unsafe')
})

test.each([
  ['a page of the shop', { 'sec-fetch-site': 'same-origin' }, 200],
  ['a browser without fetch metadata', { origin: 'https://shop.example' }, 200],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, 403],
  ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'https://www.shop.example' }, 403],
  ['the address bar', { 'sec-fetch-site': 'none' }, 403],
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['an unknown origin', {}, 403],
])('a write from %s has the expected status', async (_, headers, status) => {
  const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }

  expect((await openShop().ask('/json', init)).status).toBe(status)
})

test.each(['text/plain', 'foo', 'application/jsonp', 'multipart/form-data', ''])(
  'a JSON route rejects a body of type "%s"',
  async (type) => {
    const init = { method: 'POST', headers: { ...FROM_THE_SHOP, 'content-type': type } }

    expect((await openShop().ask('/json', init)).status).toBe(415)
  },
)

test('unsupported methods are rejected with the list of allowed ones', async () => {
  const { ask } = openShop()

  const unknown = await ask('/', { method: 'PROPFIND' })
  expect([unknown.status, unknown.headers.get('allow')]).toEqual([
    405,
    'GET, HEAD, POST, PUT, PATCH, DELETE',
  ])
  const written = await ask('/', { method: 'DELETE', headers: FROM_THE_SHOP })
  expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('oversized URLs, headers and bodies are rejected before anything reads them', async () => {
  const { ask } = openShop()
  const post = { method: 'POST', headers: FROM_THE_SHOP }
  const announced = { ...FROM_THE_SHOP, 'content-length': '2000' }

  expect((await ask(`/?q=${'a'.repeat(8192)}`)).status).toBe(414)
  expect((await ask('/', { headers: { cookie: 'a=b;'.repeat(5_000) } })).status).toBe(431)
  expect((await ask('/json', { ...post, headers: announced, body: 'a'.repeat(2000) })).status).toBe(
    413,
  )
  const chunked = { ...post, body: drip('a', 2000), duplex: 'half' }
  expect((await ask('/json', chunked)).status).toBe(413)
})

test('a failure returns a problem document with a reference but without its cause', async () => {
  const { ask, lines } = openShop()
  const answer = await ask('/broken?q=secret%20wish')
  const text = await answer.text()

  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(JSON.parse(text)).toMatchObject({
    type: 'unexpected',
    status: 500,
    requestId: answer.headers.get('x-request-id'),
  })
  expect(text + lines.join('')).not.toMatch(/ada@example|secret|wish/)
  expect(lines.at(-1)).toMatch(/"status":500.*"problem":"unexpected"/)
})

test('a temporary failure says when to retry', async () => {
  const answer = await openShop().ask('/away')

  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

const ORIGIN = 'https://shop.example'
const FROM_THE_SHOP = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

const assets = {
  fetch: async () => new Response(),
  connect: () => {
    throw new Error('no sockets here')
  },
} satisfies Fetcher

const ENV = {
  ...LOCAL_SECRETS,
  ASSETS: assets,
  ENVIRONMENT: 'test',
  ORGANIZATION_ID: 'f_ecom_test_001',
  CLIENT_ID: 'client-1',
  COMMERCE_ORIGIN: 'http://127.0.0.1:8788',
  SITE_ID_US: 'us',
  SITE_ID_CA: 'ca',
  IMAGE_ORIGIN: 'http://127.0.0.1:8788',
  PAYMENT_ORIGIN: 'https://pay.example',
  PAYMENT_MERCHANT_ID: 'sandbox-shop',
  PUBLIC_ORIGIN: ORIGIN,
}

/** The middleware in the worker's order, with a few routes of known behavior. */
function openShop() {
  const lines: string[] = []
  const app = factory
    .createApp()
    .use(requestContext({ write: (line) => lines.push(line) }))
    .use(securityHeaders())
    .use(requestLimits())
    .use(knownMethods())
    .use(sameOrigin())
    .use(placement())
    .get('/gone', () => Promise.reject(new ProblemError('gone')))
    .get('/away', () => Promise.reject(new ProblemError('unavailable')))
    .get('/broken', () => Promise.reject(new Error('ada@example.org could not be reached')))
    .get('/fetched', () => lockedResponse())
    .post('/json', requireJson(), limitBody(1000), async (c) => c.text(await c.req.text()))
    .post('/us/en-US/json', requireJson(), (c) => c.text('written'))
    .all('*', readOnly(), (c) => {
      const { site, locale, path, config } = c.get('context')
      return c.json({ site: site.id, locale, path, origin: config.publicOrigin })
    })
    .onError(respondWithProblem)
  const ask = async (path: string, init: RequestInit = {}, env: Bindings = ENV) =>
    app.request(path, init, env)
  return { ask, lines }
}

/** A response like one from the network: its headers are immutable. */
function lockedResponse() {
  const response = new Response(null, { status: 304 })
  const locked = new Proxy(response.headers, {
    get(target, name) {
      if (name === 'set') {
        return () => {
          throw new TypeError('immutable')
        }
      }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  Object.defineProperty(response, 'headers', { value: locked })
  return response
}

function drip(text: string, times: number) {
  let left = times
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left === 0) controller.close()
      else controller.enqueue(new TextEncoder().encode(text))
      left -= 1
    },
  })
}
