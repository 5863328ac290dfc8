import * as v from 'valibot'
import { expect, test } from 'vitest'

import { createIsolateMemory } from '../runtime/isolate-memory.ts'
import { createRequestLog } from '../observe/log.ts'
import { createServiceClient, type Service, type ServiceRequest } from './service-client.ts'

const KEY = 'the key of the shop'

const reviews: Service<{ key: string }> = {
  name: 'reviews',
  deadlineMs: 50,
  accessOf: ({ key }) => ({
    origin: 'https://reviews.example',
    headers: { authorization: `Bearer ${key}` },
  }),
}
const geocoding = { ...reviews, name: 'geocoding' }

const Rating = v.object({ stars: v.number() })

test('a request carries the shop’s credentials to the configured origin, and its response is parsed', async () => {
  const shop = openShop()
  shop.answers = () => Response.json({ stars: 4, author: 'Jane' })

  expect(await shop.call(reviews, { query: { product: 'P 1' } })).toEqual({ stars: 4 })
  expect(shop.calls).toEqual([
    {
      address: 'https://reviews.example/v1/ratings?product=P+1',
      method: 'GET',
      headers: { accept: 'application/json', authorization: `Bearer ${KEY}` },
      body: null,
      redirect: 'manual',
    },
  ])
})

test('a request with a body is a POST of JSON', async () => {
  const shop = openShop()
  await shop.call(reviews, { body: { text: 'Smells of rain.' } })
  expect(shop.calls[0]).toMatchObject({
    method: 'POST',
    body: '{"text":"Smells of rain."}',
    headers: { 'content-type': 'application/json' },
  })
})

test('every call is one upstream line of the log, named by service and operation', async () => {
  const shop = openShop()
  shop.answers = () => new Response(null, { status: 500 })
  await shop.call(reviews).catch(() => null)

  expect(shop.endRequest()).toMatchObject({
    upstream: { calls: 1, failed: [{ call: 'reviews.readRating', ms: 0, status: 500 }] },
  })
})

test('a service that does not respond in time is reported as unavailable', async () => {
  const shop = openShop()
  shop.answers = (init) =>
    new Promise((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    )

  await expect(shop.call(reviews)).rejects.toMatchObject({
    type: 'unavailable',
    failure: { reason: 'timeout' },
  })
})

test('five failures within ten seconds stop calls to this service only, until a trial succeeds', async () => {
  const shop = openShop()
  shop.answers = () => new Response(null, { status: 503 })
  for (let count = 0; count < 5; count += 1) {
    await expect(shop.call(reviews)).rejects.toMatchObject({
      failure: { reason: 'http-error', status: 503 },
    })
  }
  await expect(shop.call(reviews)).rejects.toMatchObject({ failure: { reason: 'breaker-open' } })
  expect(shop.calls).toHaveLength(5)

  shop.answers = () => Response.json({ stars: 5 })
  expect(await shop.call(geocoding)).toEqual({ stars: 5 })
  shop.now += 18_001
  expect(await shop.call(reviews)).toEqual({ stars: 5 })
})

test('a service that responds with `Retry-After` gets no request until then', async () => {
  const shop = openShop()
  shop.answers = () => new Response(null, { status: 429, headers: { 'retry-after': '30' } })
  await expect(shop.call(reviews)).rejects.toMatchObject({ failure: { status: 429 } })

  shop.answers = () => Response.json({ stars: 5 })
  shop.now += 29_999
  await expect(shop.call(reviews)).rejects.toMatchObject({ failure: { reason: 'breaker-open' } })
  shop.now += 1
  expect(await shop.call(reviews)).toEqual({ stars: 5 })
})

test('a limit of one visitor pauses the service only if three visitors get it within ten seconds', async () => {
  const shop = openShop()
  const limit = () => new Response(null, { status: 429, headers: { 'retry-after': '30' } })
  const isAnswered = (subject: string) =>
    shop.call(reviews, { subject }).then(
      () => true,
      () => false,
    )
  shop.answers = limit
  for (const visitor of ['A', 'A', 'A', 'B']) await isAnswered(visitor)
  shop.answers = () => Response.json({ stars: 5 })
  expect(await isAnswered('C')).toBe(true)

  shop.answers = limit
  await isAnswered('C')
  shop.answers = () => Response.json({ stars: 5 })
  expect(await isAnswered('D')).toBe(false)
})

test('neither a rejected request nor an aborted one counts as a failure of the service', async () => {
  const shop = openShop()
  shop.answers = () => new Response(null, { status: 404 })
  for (let count = 0; count < 6; count += 1) {
    await expect(shop.call(reviews)).rejects.toMatchObject({
      failure: { reason: 'http-error', status: 404 },
    })
  }
  shop.answers = () => Promise.reject(new Error('aborted'))
  for (let count = 0; count < 6; count += 1) {
    await expect(shop.call(reviews, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      failure: { reason: 'aborted' },
    })
  }
  shop.answers = () => Response.json({ stars: 5 })
  expect(await shop.call(reviews)).toEqual({ stars: 5 })
})

test('a response that does not match the schema is unusable, and the log names its fields without their values', async () => {
  const shop = openShop()
  shop.answers = () => Response.json({ stars: 'jane@x.example' })

  await expect(shop.call(reviews)).rejects.toMatchObject({ failure: { reason: 'malformed' } })
  expect(JSON.parse(shop.lines[0] ?? '')).toEqual({
    level: 'warning',
    message: 'service response does not match the contract',
    id: 'request-7',
    call: 'reviews.readRating',
    fields: 'stars',
  })
})

test.for<[string, () => Response | Promise<Response>]>([
  ['an HTML page', () => new Response('<!doctype html>')],
  ['a truncated response', () => new Response('{"stars":')],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: '/login' } })],
  ['a rejected key', () => new Response(`unknown: ${KEY}`, { status: 401 })],
  ['a broken connection', () => Promise.reject(new Error(`no connection with ${KEY}`))],
])(
  '%s is reported as unavailable, and neither the log nor the error contains the key',
  async ([, answers]) => {
    const shop = openShop()
    shop.answers = answers

    const failure: unknown = await shop
      .call(reviews, { query: { key: KEY } })
      .catch((error) => error)
    expect(failure).toMatchObject({ name: 'ProblemError', type: 'unavailable' })
    shop.endRequest()
    const cause = failure instanceof Error ? failure.cause : null
    for (const said of [shop.lines.join(), String(failure), JSON.stringify(failure), String(cause)])
      expect(said).not.toContain(KEY)
  },
)

interface Call {
  address: string
  method: string | undefined
  headers: RequestInit['headers']
  body: unknown
  redirect: RequestInit['redirect']
}

/** An isolate of the shop that calls services whose responses the test decides. */
function openShop() {
  const lines: string[] = []
  const calls: Call[] = []
  const memory = createIsolateMemory()
  const log = createRequestLog({
    requestId: 'request-7',
    metrics: { cache: 'none', upstreamCalls: 0, upstreamMs: 0 },
    write: (line) => lines.push(line),
  })
  const shop = {
    lines,
    calls,
    now: 1_000_000,
    answers: (_init: RequestInit): Response | Promise<Response> => Response.json({ stars: 1 }),
    call(
      service: Service<{ key: string }>,
      request: Partial<ServiceRequest<{ stars: number }>> = {},
    ) {
      const client = createServiceClient(
        { config: { key: KEY }, log, memory, now: () => shop.now, fetch },
        service,
      )
      return client.call({
        operation: 'readRating',
        path: '/v1/ratings',
        schema: Rating,
        ...request,
      })
    },
    endRequest() {
      log.end(200, 1)
      return JSON.parse(lines.at(-1) ?? '')
    },
  }
  const fetch = async (address: string, init: RequestInit) => {
    const { method, headers, body = null, redirect } = init
    calls.push({ address, method, headers, body, redirect })
    return shop.answers(init)
  }
  return shop
}
