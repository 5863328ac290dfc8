import { expect, test } from 'vitest'

import { sites } from '#shared/site/site.ts'

import { createFakeKv } from '../cache/testing/fake-kv.ts'
import { createManualClock } from '../cache/testing/manual-clock.ts'
import { openIsolate } from '../cache/testing/open-isolate.ts'
import { configFrom } from '../config/config.ts'
import { TEST_BINDINGS } from '../config/testing/test-bindings.ts'
import { createRequestLog } from '../observe/log.ts'
import { readInternalPreferences } from '../preferences/preferences.ts'
import { readPreferences } from '../preferences/upstream.ts'
import { rewardFamilies } from '../rewards/upstream.ts'
import { createCommerceClient, createCommerceMemory } from './commerce-client.ts'
import { createShopperClient } from './shopper-client.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LOGGED = 'the instance has no such custom API'

test('an absent API is requested once in ten minutes and logged once', async () => {
  const service = openService()
  service.respond = noSuchPath
  for (let at = 0; at < 10; at += 1) {
    await expect(service.read()).rejects.toMatchObject({
      name: 'ProblemError',
      type: 'not-offered',
    })
  }
  expect(service.calls).toBe(1)
  await service.clock.advance(10 * MINUTE)
  await expect(service.read()).rejects.toMatchObject({ type: 'not-offered' })
  expect(service.calls).toBe(2)
  expect(service.warnings()).toEqual([
    { message: LOGGED, api: '/custom/preferences/v1', site: 'us' },
  ])
})

test('an absent API opens no breaker: it works as soon as it is deployed', async () => {
  const service = openService()
  service.respond = noSuchPath
  for (let at = 0; at < 7; at += 1) {
    await expect(service.read()).rejects.toMatchObject({ type: 'not-offered' })
    await service.clock.advance(10 * MINUTE)
  }
  service.respond = preferences
  expect((await service.read()).get('a')).toBe('b')
  expect(service.calls).toBe(8)
})

test('a write to an absent API does nothing and is not sent again', async () => {
  const service = openService()
  service.respond = noSuchPath
  for (let at = 0; at < 3; at += 1) {
    await expect(service.write()).rejects.toMatchObject({ type: 'not-offered' })
  }
  expect(service.calls).toBe(1)
  expect(service.warnings()).toEqual([{ message: LOGGED, api: '/custom/loyalty/v1', site: 'us' }])
})

test('the absence of one API says nothing about another, or about another site', async () => {
  const service = openService()
  service.respond = noSuchPath
  await expect(service.read()).rejects.toMatchObject({ type: 'not-offered' })
  service.respond = preferences
  expect(await service.write()).toMatchObject({ kind: 'ok' })
  expect((await service.read('ca')).get('a')).toBe('b')
})

const OUTAGES: [name: string, respond: () => Promise<Response>, type?: string][] = [
  ['a 404 with another problem', async () => problem(404, 'content-not-found')],
  ['a 404 without a problem', async () => new Response('{}', { status: 404 })],
  ['a 404 with a page of HTML', async () => new Response('<html>', { status: 404 })],
  ['a 403', async () => problem(403, 'resource-not-found')],
  ['a 500', async () => problem(500, 'resource-not-found')],
  ['a timeout', () => Promise.reject(new DOMException('too late', 'TimeoutError'))],
  ['an empty body', async () => new Response(null)],
  ['malformed JSON', async () => new Response('{"data":[')],
  ['a body without its list', async () => Response.json({})],
]

test.each(OUTAGES)('%s is an outage, and the next read is sent', async (_, respond) => {
  const service = openService()
  service.respond = respond
  await expect(service.read()).rejects.toMatchObject({ type: 'unavailable' })
  service.respond = preferences
  expect((await service.read()).get('a')).toBe('b')
  expect(service.warnings().filter(({ message }) => message === LOGGED)).toEqual([])
})

test('failures of a custom API open its breaker', async () => {
  const service = openService()
  service.respond = async () => new Response(null)
  for (let at = 0; at < 6; at += 1) await service.read().catch(() => null)
  expect(service.calls).toBe(5)
})

test('a 404 of an API that responded within a day is an outage', async () => {
  const service = openService()
  expect((await service.read()).get('a')).toBe('b')
  service.respond = noSuchPath
  await service.clock.advance(23 * HOUR)
  await expect(service.read()).rejects.toMatchObject({ type: 'unavailable' })
  expect(service.warnings()).toEqual([])
  await service.clock.advance(HOUR)
  await expect(service.read()).rejects.toMatchObject({ type: 'not-offered' })
})

test('a rejection by the API itself proves that it exists', async () => {
  const service = openService()
  service.respond = async () => problem(404, 'content-not-found')
  await expect(service.read()).rejects.toMatchObject({ type: 'unavailable' })
  service.respond = noSuchPath
  await expect(service.read()).rejects.toMatchObject({ type: 'unavailable' })
})

test('the last good value stays, also in another isolate, where it proves that the API exists', async () => {
  const service = openService()
  const kv = createFakeKv(service.clock)
  const background: Promise<unknown>[] = []
  const open = () =>
    openIsolate({
      clock: service.clock,
      kv: kv.openLocation(),
      waitUntil: (work) => void background.push(work),
    })
  const first = open()
  const read = (isolate: typeof first, from = service) =>
    readInternalPreferences({ commerce: from.commerce(), cache: isolate.cache })
  const good = { excludedLoyaltyPostalCodes: ['10001'] }
  expect(await read(first)).toMatchObject(good)
  await Promise.all(background)

  const other = openService(service.clock)
  service.respond = noSuchPath
  other.respond = noSuchPath
  other.respondStandard = async () => configurations('43004')
  await service.clock.advance(23 * HOUR)
  expect(await read(first)).toMatchObject(good)
  expect(await read(open(), other)).toMatchObject(good)
  await expect(other.read()).rejects.toMatchObject({ type: 'unavailable' })
  expect(service.warnings()).toEqual([])
})

test('the standard source stands in for an absent API, and is read again', async () => {
  const service = openService()
  const isolate = openIsolate({ clock: service.clock })
  const read = () => readInternalPreferences({ commerce: service.commerce(), cache: isolate.cache })
  service.respond = noSuchPath
  for (const code of ['43004', '43082']) {
    service.respondStandard = async () => configurations(code)
    expect(await read()).toMatchObject({ excludedLoyaltyPostalCodes: [code] })
    await service.clock.advance(23 * HOUR)
  }
  service.respond = preferences
  expect(await read()).toMatchObject({ excludedLoyaltyPostalCodes: ['10001'] })
})

test('preferences of an instance without their API have their defaults', async () => {
  const service = openService()
  service.respond = noSuchPath
  const { cache, warnings } = openIsolate({ clock: service.clock })
  const values = await readInternalPreferences({ commerce: service.commerce(), cache })
  expect(values.excludedLoyaltyPostalCodes).toEqual([])
  expect(warnings).toEqual([])
})

const problem = (status: number, type: string) =>
  Response.json({ type: `https://commerce.example/errors/${type}` }, { status })

const noSuchPath = async () => problem(404, 'resource-not-found')

const preferences = async () =>
  Response.json({
    data: [
      { key: 'a', value: 'b' },
      { key: 'excludedLoyaltyPostalCodes', value: ['10001'] },
    ],
  })

const configurations = (code: string) =>
  Response.json({ configurations: [{ id: 'excludedLoyaltyPostalCodes', value: [code] }] })

/** A commerce service whose custom APIs respond as the test decides. */
function openService(clock = createManualClock()) {
  const memory = createCommerceMemory()
  const lines: string[] = []
  const service = {
    clock,
    calls: 0,
    respond: preferences as () => Promise<Response>,
    respondStandard: noSuchPath,
    warnings: () =>
      lines.map((line) => {
        const { level: _level, id: _id, ...rest } = JSON.parse(line)
        return rest
      }),
    commerce: (siteId: 'us' | 'ca' = 'us') => createCommerceClient(contextOf(siteId), send, memory),
    read: (siteId: 'us' | 'ca' = 'us') =>
      readPreferences(service.commerce(siteId), ['a'], undefined),
    write: () =>
      createShopperClient(
        contextOf('us'),
        send,
        memory,
      )(
        { family: rewardFamilies.loyalty, operation: 'join', method: 'POST', path: '/enrollment' },
        { accessToken: 'token', usid: 'A' },
      ),
  }
  const send = async (path: string) => {
    if (path.startsWith('/shopper/auth/'))
      return Response.json({ access_token: 'token', expires_in: 1800 })
    if (path.startsWith('/configuration/')) return service.respondStandard()
    service.calls += 1
    return service.respond()
  }
  const contextOf = (siteId: 'us' | 'ca') => ({
    now: clock.now,
    requestId: 'request-7',
    config: configFrom(TEST_BINDINGS),
    site: sites[siteId],
    locale: sites[siteId].defaultLocale,
    waitUntil: () => {},
    log: createRequestLog({
      requestId: 'request-7',
      metrics: { cache: 'none', upstreamCalls: 0, upstreamMs: 0 },
      write: (line) => lines.push(line),
    }),
  })
  return service
}
