import * as v from 'valibot'
import { expect, test } from 'vitest'

import { essence } from './essence.ts'
import {
  newIdempotencyKey,
  openShopper,
  placeOrder,
  readyToOrder,
  type Shopper,
} from './purchase.ts'
import { control, openShop } from './shop.ts'
import { registered } from './customers.ts'
import { openStore } from './store.ts'

/** Room mists have the promotion of the source code: 15% off. */
const MIST = 'JW0806'
const PAGE = '/p/JW0806'
const CODE = 'SpringLetter'

const openCampaign = (overrides: Record<string, unknown> = {}, isolates = 1) =>
  openStore({ SOURCE_CODES: 'SPRINGLETTER', ...overrides }, isolates)

interface Arrival {
  key?: string
  headers?: Record<string, string>
  isolate?: number
}

/** Comes by a link with a source code. */
async function arrive(
  shopper: Shopper,
  code: string,
  { key = newIdempotencyKey(), headers = {}, isolate = 0 }: Arrival = {},
) {
  const { status, text, response } = await shopper.request(
    '/api/source-code',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
      body: JSON.stringify({ code }),
    },
    { isolate },
  )
  expect(status, text).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return v.parse(v.object({ hasOwnPrices: v.boolean() }), JSON.parse(text)).hasOwnPrices
}

const Calls = v.object({
  data: v.array(v.object({ method: v.string(), path: v.string(), body: v.string() })),
})

/** Every request of the shopper to commerce. */
const callsOf = async ({ name }: Shopper) =>
  v.parse(Calls, await control('GET', `/calls?session=${name}&path=`)).data

/** The sessions of which a context was written, and what was written. */
async function writesOf(shopper: Shopper) {
  const writes = (await callsOf(shopper)).filter(
    ({ method, path }) => method !== 'GET' && path.includes('/shopper-context/'),
  )
  return {
    sessions: new Set(writes.map(({ path }) => path)).size,
    contexts: writes.map(({ body }): unknown => JSON.parse(body)),
  }
}

const Prices = v.array(
  v.object({
    id: v.string(),
    isFloor: v.boolean(),
    price: v.object({
      now: v.object({ minorUnits: v.number() }),
      was: v.nullable(v.object({ minorUnits: v.number() })),
    }),
  }),
)

async function ownPrices(shopper: Shopper, ids = MIST) {
  const { status, text, response } = await shopper.get(`/api/own-prices?ids=${ids}`)
  expect(status, text).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return v.parse(Prices, JSON.parse(text))
}

const SPRING = { sourceCode: CODE, customQualifiers: { locale: 'en_US' } }

test('a known source code opens one session and one context, once', async () => {
  const shopper = openShopper(openCampaign())
  expect(await arrive(shopper, CODE)).toBe(true)
  expect(await writesOf(shopper)).toEqual({ sessions: 1, contexts: [SPRING] })
  for (const same of [CODE, CODE.toUpperCase()]) expect(await arrive(shopper, same)).toBe(true)
  await shopper.follow(PAGE)
  expect(await writesOf(shopper)).toEqual({ sessions: 1, contexts: [SPRING] })
})

test('another code replaces the context of the session, also for the shopper’s bag', async () => {
  const shopper = openShopper(openCampaign({ SOURCE_CODES: 'SPRINGLETTER, AUTUMN*' }))
  await arrive(shopper, CODE)
  await shopper.add(MIST)
  const { total } = await shopper.bag()
  expect(await arrive(shopper, 'Autumn-26')).toBe(true)
  expect(await writesOf(shopper)).toEqual({
    sessions: 1,
    contexts: [SPRING, { ...SPRING, sourceCode: 'Autumn-26' }],
  })
  expect((await shopper.bag()).total.minorUnits).toBeGreaterThan(total.minorUnits)
})

test('unknown codes, robots and prefetches write nothing', async () => {
  const unknown = openShopper(openCampaign())
  for (const code of ['LASTWINTER', 'SPRINGLETTE', 'SPRINGLETTER2'])
    expect(await arrive(unknown, code)).toBe(false)
  const robots = ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'facebookexternalhit/1.1']
  for (const robot of robots)
    expect(await arrive(unknown, CODE, { headers: { 'user-agent': robot } })).toBe(false)
  expect(await arrive(unknown, CODE, { headers: { 'sec-purpose': 'prefetch;prerender' } })).toBe(
    false,
  )
  expect(await arrive(openShopper(openCampaign({ SOURCE_CODES: '' })), CODE)).toBe(false)
  for (const method of ['GET', 'HEAD']) {
    const page = await unknown.request(`${PAGE}?src=${CODE}`, { method })
    expect(page.response.headers.getSetCookie()).toEqual([])
  }
  expect(await writesOf(unknown)).toEqual({ sessions: 0, contexts: [] })
  expect(unknown.jar.size).toBe(0)
})

test('requests in parallel write one context', async () => {
  const store = openCampaign({}, 2)
  const shopper = openShopper(store)
  const key = newIdempotencyKey()
  const both = await Promise.all([0, 1].map((isolate) => arrive(shopper, CODE, { key, isolate })))
  expect(both).toEqual([true, true])
  expect(await writesOf(shopper)).toEqual({ sessions: 1, contexts: [SPRING] })
  expect(await ownPrices(shopper)).toHaveLength(1)
})

test('a network opens a bounded number of contexts', async () => {
  const store = openCampaign()
  const from = (ip: string) => ({ 'cf-connecting-ip': ip })
  const statuses: number[] = []
  for (let at = 0; at < 31; at += 1) {
    const { status } = await openShopper(store).request('/api/source-code', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': newIdempotencyKey(),
        ...from('203.0.113.77'),
      },
      body: JSON.stringify({ code: CODE }),
    })
    statuses.push(status)
  }
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200))
  expect(statuses[30]).toBe(429)
  expect(await arrive(openShopper(store), CODE, { headers: from('198.51.100.77') })).toBe(true)
})

test.each([
  ['hangs', { kind: 'delay', ms: 8_000 }],
  ['refuses the scope', { kind: 'status', status: 403 }],
  ['fails', { kind: 'status', status: 500 }],
])('the shop keeps its list prices while the service %s', async (_, fault) => {
  const store = openCampaign()
  const shopper = openShopper(store)
  const mend = await shopper.breaks('/shopper-context/', fault, { times: 10 })
  // If the shop waited for a slow service, the code would apply.
  expect(await arrive(shopper, CODE)).toBe(false)
  expect(await ownPrices(shopper)).toEqual([])
  expect((await shopper.follow(PAGE)).status).toBe(200)
  const line = store.lines.find((each) => each.includes('source code not applied'))
  expect(line).toBeDefined()
  expect(line).not.toMatch(/springletter/i)
  await mend()
  expect(await arrive(shopper, CODE)).toBe(true)
  expect((await writesOf(shopper)).sessions).toBe(1)
})

test('a page with a source code is the public one from the cache, and holds no price of the code', async () => {
  const shop = openShop({ SOURCE_CODES: 'SPRINGLETTER' })
  const path = (await shop.text(PAGE)).response.headers.get('location') ?? ''
  await shop.warm(path)
  const plain = await shop.text(path)
  const before = (await shop.calls()).length
  const coded = await shop.text(`${path}?src=${CODE}`)
  expect(coded.response.status).toBe(200)
  expect((await shop.calls()).length).toBe(before)
  expect(coded.response.headers.getSetCookie()).toEqual([])
  expect(essence(coded.text)).toBe(essence(plain.text))
})

test('prices of the shopper: lower than the list, the same in the bag, and what the order costs', async () => {
  const shopper = openShopper(openCampaign())
  expect(await ownPrices(shopper)).toEqual([])
  await arrive(shopper, CODE)
  const [mist] = await ownPrices(shopper)
  const { now, was } = mist?.price ?? {}
  expect(now?.minorUnits).toBe(Math.round(((was?.minorUnits ?? 0) * 85) / 100))

  const total = await readyToOrder(shopper, { productId: MIST })
  const { lines, subtotal } = await shopper.bag()
  expect(lines).toHaveLength(1)
  expect(subtotal.minorUnits).toBe(now?.minorUnits)
  expect((await placeOrder(shopper, total)).to).toMatch(/confirmation/)
  const [order] = await shopper.orders()
  expect(Math.round((order?.orderTotal ?? 0) * 100)).toBe(total)
})

test('one read of commerce answers 24 prices, and a visitor without a context costs none', async () => {
  const stranger = openShopper(openCampaign())
  await stranger.add(MIST)
  const reads = async (shopper: Shopper) =>
    (await callsOf(shopper)).filter(({ path }) => path.endsWith('/products')).length
  const before = await reads(stranger)
  expect(await ownPrices(stranger)).toEqual([])
  expect(await reads(stranger)).toBe(before)

  const shopper = openShopper(openCampaign())
  await arrive(shopper, CODE)
  await ownPrices(shopper, Array.from({ length: 24 }, (_, at) => `JW0${801 + at}`).join())
  expect(await reads(shopper)).toBe(1)
  const tooMany = Array.from({ length: 25 }, (_, at) => `JW0${801 + at}`).join()
  expect((await shopper.get(`/api/own-prices?ids=${tooMany}`)).status).toBe(400)
})

test('the code outlives signing in, and ends with the context after a day', async () => {
  const store = openCampaign()
  const shopper = openShopper(store)
  await arrive(shopper, CODE)
  await registered(shopper)
  expect(await ownPrices(shopper)).toHaveLength(1)
  store.clock.now += 25 * 3_600_000
  expect(await ownPrices(shopper)).toEqual([])
})
