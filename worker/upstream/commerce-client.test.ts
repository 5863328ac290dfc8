import * as v from 'valibot'
import { expect, test } from 'vitest'

import { sites } from '#shared/site/site.ts'

import { configFrom } from '../config/config.ts'
import { createRequestLog } from '../observe/log.ts'
import { readCategory } from '../shell/upstream.ts'
import { createCommerceClient, createCommerceMemory } from './commerce-client.ts'
import { CategoryId } from '#shared/listing/category.ts'

test('all requests of an isolate share one guest token, which the private client requests', async () => {
  const service = openService()
  await Promise.all([service.ask(), service.ask(), service.ask()])
  await service.ask()

  const [login, ...reads] = service.calls
  expect(login).toMatchObject({ path: TOKEN_PATH, authorization: `Basic ${btoa('client:secret')}` })
  expect(login?.body).toBe('grant_type=client_credentials&channel_id=us&client_id=client')
  expect(reads.map(({ path }) => path)).toEqual(Array(4).fill(CATEGORY_PATH))
  expect(reads[0]).toMatchObject({ authorization: 'Bearer token-1', correlationId: 'request-7' })
})

test('a token is renewed in the background before it expires, and replaced after it has expired', async () => {
  const service = openService()
  await service.ask()
  service.passes(1_700_000)
  await service.ask()
  await service.settled()
  await service.ask()
  expect(service.bearers()).toEqual(['token-1', 'token-1', 'token-2'])
  expect(service.calls.filter(({ path }) => path === TOKEN_PATH)[1]?.body).toContain(
    'grant_type=refresh_token',
  )

  service.passes(1_800_000)
  await service.ask()
  expect(service.bearers().at(-1)).toBe('token-3')
})

test('a rejected token is replaced once for all requests that used it, and each retries once', async () => {
  const service = openService()
  await service.ask()
  service.refuse('token-1')

  await Promise.all(Array.from({ length: 20 }, () => service.ask()))
  expect(service.calls.filter(({ path }) => path === TOKEN_PATH)).toHaveLength(2)
  expect(service.bearers().filter((token) => token === 'token-2')).toHaveLength(20)
})

test('later requests do not wait for a login that never completes', async () => {
  const service = openService()
  service.answerNext(() => new Promise(() => {}))
  void service.ask().catch(() => null)
  service.passes(3_001)

  await expect(service.ask()).resolves.toMatchObject({ id: 'lamps' })
})

test('a 404 is not found, and a broken response is retried once', async () => {
  const service = openService()
  await service.ask()

  service.answerNext(() => new Response('{}', { status: 404 }))
  await expect(service.ask()).rejects.toMatchObject({ type: 'not-found' })

  const broken: (() => Response)[] = [
    () => new Response('{"id":"can', { status: 200 }),
    () => new Response('<html>maintenance</html>'),
    () => new Response(null, { status: 204 }),
    () => new Response(`"${'x'.repeat(3_000_000)}"`),
    () => new Response('{}', { status: 503 }),
  ]
  for (const answer of broken) {
    const before = service.calls.length
    service.answerNext(answer)
    await expect(service.ask()).resolves.toMatchObject({ id: 'lamps' })
    expect(service.calls).toHaveLength(before + 2)
  }
})

test('a redirect is a failure and never forwards the token', async () => {
  const service = openService()
  await service.ask()
  const before = service.calls.length
  service.answerNext(
    () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }),
  )

  await expect(service.ask()).rejects.toMatchObject({ type: 'unavailable' })
  expect(service.calls).toHaveLength(before + 1)
  expect(service.calls.every(({ redirect }) => redirect === 'manual')).toBe(true)
})

test('an overloaded service is not retried, and after five failures not called at all', async () => {
  const service = openService()
  await service.ask()
  const overloaded = () =>
    new Response('{}', { status: 503, headers: { sfdc_load_status: 'THROTTLE' } })
  for (let count = 0; count < 5; count += 1) {
    service.answerNext(overloaded)
    await expect(service.ask()).rejects.toMatchObject({ type: 'unavailable' })
  }
  const before = service.calls.length
  await expect(service.ask()).rejects.toMatchObject({ type: 'unavailable' })
  expect(service.calls).toHaveLength(before)

  service.passes(18_001)
  await expect(service.ask()).resolves.toMatchObject({ id: 'lamps' })
})

test('invalid fields are left out and named in one log line without their values', async () => {
  const service = openService()
  await service.ask()
  service.answerNext(() =>
    Response.json({
      id: 'lamps',
      name: 7,
      categories: [{ id: 'tins' }, { name: 'jane@x.example' }],
    }),
  )

  await expect(service.ask()).resolves.toEqual({
    id: 'lamps',
    parentCategoryTree: [],
    categories: [{ id: 'tins', parentCategoryTree: [] }],
  })
  expect(service.lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 'warning',
      message: 'commerce response does not match the contract',
      id: 'request-7',
      call: 'categories.getCategory',
      fields: 'name categories.1.id',
      count: 2,
    },
  ])
})

test('the line of a request names each upstream call that failed, and with which status', async () => {
  const service = openService()
  await service.ask()
  for (const status of [400, 404, 499, 500]) {
    service.answerNext(() => new Response('{}', { status }))
    await service.ask().catch(() => null)
  }
  service.answerNext(() => Promise.reject(new Error('connection reset')))
  await service.ask()

  const call = 'categories.getCategory'
  expect(service.endRequest()).toMatchObject({
    upstream: { failed: [400, 404, 499, 500, null].map((status) => ({ call, ms: 0, status })) },
  })
})

const TOKEN_PATH = '/shopper/auth/v1/organizations/f_ecom_jwck_001/oauth2/token'
const CATEGORY_PATH =
  '/product/shopper-products/v1/organizations/f_ecom_jwck_001/categories/lamps?siteId=us&locale=en-US'

interface Call {
  path: string
  authorization: string | null
  correlationId: string | null
  body: string
  redirect: RequestInit['redirect']
}

/** A fake commerce service that issues tokens and has one category, with a commerce client for it. */
function openService() {
  const calls: Call[] = []
  const lines: string[] = []
  const refused = new Set<string>()
  const scripted: (() => Response | Promise<Response>)[] = []
  const background: Promise<unknown>[] = []
  const memory = createCommerceMemory()
  let now = 1_000_000
  let tokens = 0

  const send = async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const authorization = headers.get('authorization')
    const body = init.body instanceof URLSearchParams ? init.body.toString() : ''
    const correlationId = headers.get('correlation-id')
    calls.push({ path, authorization, correlationId, body, redirect: init.redirect })
    const next = scripted.shift()
    if (next) return next()
    if (path === TOKEN_PATH) {
      tokens += 1
      const token = { access_token: `token-${tokens}`, refresh_token: 'refresh', expires_in: 1800 }
      return Response.json(token)
    }
    if (refused.has(authorization ?? '')) return new Response('{}', { status: 401 })
    return Response.json({ id: 'lamps' })
  }
  const log = createRequestLog({
    requestId: 'request-7',
    metrics: { cache: 'none', upstreamCalls: 0, upstreamMs: 0 },
    write: (line) => lines.push(line),
  })
  const context = {
    now: () => now,
    requestId: 'request-7',
    config: configFrom(VARIABLES),
    site: sites.us,
    locale: 'en-US' as const,
    waitUntil: (work: Promise<unknown>) => void background.push(work),
    log,
  }
  return {
    calls,
    lines,
    ask: () => readCategory(createCommerceClient(context, send, memory), LAMPS, undefined),
    endRequest() {
      log.end(200, 1)
      return JSON.parse(lines.at(-1) ?? '')
    },
    answerNext: (answer: () => Response | Promise<Response>) => scripted.push(answer),
    refuse: (token: string) => refused.add(`Bearer ${token}`),
    passes: (ms: number) => (now += ms),
    settled: () => Promise.all(background),
    bearers: () =>
      calls
        .filter(({ path }) => path !== TOKEN_PATH)
        .map(({ authorization }) => authorization?.replace('Bearer ', '')),
  }
}

const LAMPS = v.parse(CategoryId, 'lamps')

const VARIABLES = {
  ASSETS: { fetch: () => Promise.reject(new Error('no assets here')), connect: refuseToConnect },
  ENVIRONMENT: 'test',
  COMMERCE_ORIGIN: 'http://127.0.0.1:1',
  ORGANIZATION_ID: 'f_ecom_jwck_001',
  CLIENT_ID: 'client',
  CLIENT_SECRET: 'secret',
  SITE_ID_US: 'us',
  SITE_ID_CA: 'ca',
  IMAGE_ORIGIN: 'http://127.0.0.1:2',
  PAYMENT_ORIGIN: 'https://pay.example',
  PAYMENT_MERCHANT_ID: 'sandbox-shop',
  PUBLIC_ORIGIN: 'http://127.0.0.1:3',
}

function refuseToConnect(): never {
  throw new Error('no sockets here')
}
