import { expect, test, vi } from 'vitest'

import { shopperRenewals } from '#worker/session/renewal.ts'
import { seal } from '#worker/runtime/seal.ts'

import { openShopper } from './purchase.ts'
import { control } from './shop.ts'
import { askFor, begin, openBrowser, openIsolate, type OpenIsolate } from './shoppers.ts'
import { openStore } from './store.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const NAME = '__Host-Http-us-session'
const TOKEN = '/oauth2/token'

test('twenty requests whose token is rejected renew it once and retry once each', async () => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)
  const begun = await browser.visit(begin)
  const usid = (await isolate.open(browser.header())).state?.usid
  expect(begun.written).toHaveLength(1)
  await isolate.breaks('/baskets', { kind: 'unauthorized' }, 20)

  const cookie = browser.header()
  const visits = await Promise.all(
    Array.from({ length: 20 }, async (_, count) => {
      const session = await isolate.open(cookie)
      const answer = await askFor(`line-${count}`)(session)
      return { session, answer }
    }),
  )

  expect((await isolate.logins()).length).toBe(2)
  const asked = (await isolate.asked('/baskets/line-')).filter((call) => call.usid === usid)
  expect(asked).toHaveLength(40)
  expect(Map.groupBy(asked, ({ path }) => path).size).toBe(20)
  expect(new Set(visits.map(({ session }) => session.state?.access?.token)).size).toBe(1)
  for (const { answer, session } of visits) {
    expect(answer).toMatchObject({ kind: 'http-error', status: 404 })
    expect(session.state?.usid).toBe(usid)
    const headers = new Headers()
    await session.setCookies(headers)
    expect(headers.getSetCookie()).toHaveLength(1)
  }

  await isolate.breaks('/baskets/late', { kind: 'unauthorized' }, 1)
  const late = await isolate.open(cookie)
  expect(await askFor('late')(late)).toMatchObject({ status: 404 })
  expect((await isolate.logins()).length, 'a later request gets the same token').toBe(2)
})

test('a token expired only by commerce’s clock is renewed when commerce rejects it', async () => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)
  await browser.visit(begin)
  await control('PUT', '/clock', { offsetMs: 31 * MINUTE, session: isolate.session })

  const { result, written } = await browser.visit(askFor('late'))
  expect(result).toMatchObject({ kind: 'http-error', status: 404 })
  expect(written).toHaveLength(1)
  expect((await browser.visit(askFor('later'))).written).toEqual([])
  expect((await isolate.logins()).length).toBe(2)
  await control('DELETE', `/clock?session=${isolate.session}`)
})

test('a token that is rejected again is reported, not renewed again', async () => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)
  await browser.visit(begin)
  await isolate.breaks('/baskets', { kind: 'unauthorized' })

  const { result } = await browser.visit(askFor('refused'))
  expect(result).toMatchObject({
    kind: 'http-error',
    status: 401,
    problem: { slug: 'unauthorized' },
  })
  expect(await isolate.asked('/baskets/refused')).toHaveLength(2)
  expect((await isolate.logins()).length).toBe(2)
})

test('a token is renewed before it expires, and a failed renewal is harmless until then', async () => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)
  await browser.visit(begin)
  const expiresAt = (await isolate.open(browser.header())).state?.access?.expiresAt ?? 0
  const cookie = browser.header()
  const askAt = async (now: number) => {
    isolate.clock.now = now
    return askFor('timely')(await isolate.open(cookie))
  }

  await askAt(expiresAt - 30 * SECOND - 1)
  expect((await isolate.logins()).length).toBe(1)

  const repair = await isolate.breaks(TOKEN, { kind: 'status', status: 500 })
  expect(await askAt(expiresAt - 30 * SECOND)).toMatchObject({ status: 404 })
  expect(await askAt(expiresAt - SECOND)).toMatchObject({ status: 404 })
  await expect(askAt(expiresAt)).rejects.toMatchObject({ type: 'unavailable' })
  await expect(askAt(expiresAt + SECOND)).rejects.toMatchObject({ type: 'unavailable' })
  await repair()

  const before = (await isolate.logins()).length
  for (const at of [expiresAt - SECOND, expiresAt, expiresAt + SECOND]) {
    expect(await askAt(at)).toMatchObject({ status: 404 })
  }
  expect((await isolate.logins()).length - before, 'one renewal for all of them').toBe(1)
})

test.for([
  ['an error', { kind: 'status', status: 500 }],
  ['too many requests', { kind: 'status', status: 429 }],
  ['a rejection unrelated to the session', { kind: 'status', status: 400 }],
  ['an unusable response', { kind: 'missing-fields', field: 'access_token' }],
  ['a broken connection', { kind: 'reset-before-headers' }],
  ['no response', { kind: 'never' }],
] as const)('%s from the login service does not end a session', async ([, fault]) => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)
  await browser.visit(async (session) => {
    await begin(session)
    session.update({ basketId: 'mine', bagCount: 2 })
  })
  const { usid } = (await isolate.open(browser.header())).state ?? {}
  isolate.clock.now += 31 * MINUTE
  const repair = await isolate.breaks(TOKEN, fault)

  await expect(browser.visit(askFor('now'))).rejects.toMatchObject({ type: 'unavailable' })
  await repair()
  const again = await browser.visit(async (session) => {
    const answer = await askFor('later')(session)
    return { answer, state: session.state }
  })
  expect(again.result.answer).toMatchObject({ status: 404 })
  expect(again.result.state).toMatchObject({ usid, basketId: 'mine', bagCount: 2 })
})

test.for([
  ['an error', { kind: 'status', status: 500 }],
  ['a broken connection', { kind: 'reset-before-headers' }],
  ['a connection that breaks once the guest is known', { kind: 'reset-after-commit' }],
  ['a rejection of the shop', { kind: 'unauthorized' }],
] as const)('%s at the first login does not lose what a newcomer adds', async ([, fault]) => {
  const store = openStore()
  expect((await openShopper(store).get('/p/x-JW0801')).status).toBe(301)
  const newcomer = openShopper(store)
  await newcomer.breaks(TOKEN, fault)

  expect((await newcomer.add('JW0801')).status).toBe(200)
  expect((await newcomer.bag()).lines).toMatchObject([{ productId: 'JW0801', quantity: 1 }])

  // A second failure is an outage, and a rate limit is not retried at once.
  for (const [lasting, times] of [
    [fault, 2],
    [{ kind: 'status', status: 429 }, 1],
  ] as const) {
    const unlucky = openShopper(store)
    await unlucky.breaks(TOKEN, lasting, { times })
    expect((await unlucky.add('JW0801')).status).toBe(503)
    expect((await unlucky.add('JW0801')).status).toBe(200)
  }
})

test('a guest whose session has ended is logged in again as the same guest with the same bag', async () => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)
  await browser.visit(async (session) => {
    await begin(session)
    session.update({ basketId: 'mine', bagCount: 2 })
  })
  const before = (await isolate.open(browser.header())).state
  await forge(isolate, browser.jar, { refresh: { token: 'void', expiresAt: Infinity } })

  const { result } = await browser.visit(async (session) => {
    await askFor('mine')(session)
    return session.state
  })
  expect(result).toMatchObject({ usid: before?.usid, basketId: 'mine', bagCount: 2 })
  expect(result?.refresh?.token).not.toBe('void')
})

test('a guest unknown to commerce starts again with an empty bag', async () => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)
  await browser.visit(async (session) => {
    await begin(session)
    session.update({ basketId: 'mine', bagCount: 2, payment: { state: 'once' } })
  })
  const usid = crypto.randomUUID()
  await forge(isolate, browser.jar, { usid, refresh: { token: 'void', expiresAt: Infinity } })

  const { result } = await browser.visit(async (session) => {
    await askFor('mine')(session)
    return session.state
  })
  expect(result).toMatchObject({ basketId: null, bagCount: 0, payment: null })
  expect(result?.usid).not.toBe(usid)
})

test('a request that waits for a hanging renewal starts another', async () => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)
  await browser.visit(begin)
  isolate.clock.now += 31 * MINUTE
  const cookie = browser.header()
  await isolate.breaks(TOKEN, { kind: 'never' }, 1)
  const leader = isolate.open(cookie).then(askFor('leader'))
  const given = leader.catch((error: unknown) => error)
  await vi.waitFor(() => expect(shopperRenewals(isolate.memory).size(isolate.clock.now)).toBe(1))
  isolate.clock.now += 4 * SECOND
  const follower = await isolate.open(cookie)

  expect(await askFor('follower')(follower)).toMatchObject({ status: 404 })
  expect(await given).toMatchObject({ type: 'unavailable' })
})

/** Replaces a shopper's cookie by one with the given changes to the session state. */
async function forge(isolate: OpenIsolate, jar: Map<string, string>, change: object) {
  const { state } = await isolate.open(`${NAME}=${jar.get(NAME)}`)
  const expiresAt = isolate.clock.now + 60 * MINUTE
  const access = { token: 'over', expiresAt: 0 }
  const text = JSON.stringify({ ...state, access, ...change }, (_, value: unknown) =>
    value === Infinity ? expiresAt : value,
  )
  const { keys } = isolate.createContext('us').config.session
  jar.set(NAME, (await seal(keys, { purpose: 'session', site: 'us' }, text)) ?? '')
}
