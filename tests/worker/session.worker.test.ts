import * as v from 'valibot'
import { expect, test } from 'vitest'

import { LOCAL_SECRETS } from '#worker/config/variables.ts'
import { seal } from '#worker/runtime/seal.ts'
import { SessionState } from '#worker/session/session-state.ts'

import { newIdempotencyKey, openShopper } from './purchase.ts'
import { askFor, begin, openBrowser, openIsolate, type OpenIsolate } from './shoppers.ts'
import { openStore } from './store.ts'

const SECOND = 1000
const DAY = 86_400 * SECOND
const NAME = '__Host-Http-us-session'

test('browsing starts no session and sets no cookie, but the first call that needs a session does', async () => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)

  const looked = await browser.visit(({ state }) => state)
  expect(looked).toEqual({ result: null, written: [] })
  await expect(browser.visit(askFor('nothing'))).rejects.toThrow('no session')
  expect(await isolate.logins()).toHaveLength(0)

  const begun = await browser.visit(begin)
  expect(begun.written).toHaveLength(1)
  expect(begun.written[0]).toMatch(
    /^__Host-Http-us-session=1\.local\.[\w-]+; Max-Age=(2592000|2591999); Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const next = await browser.visit(askFor('again'))
  expect(next.written).toEqual([])
  expect(await isolate.logins()).toHaveLength(1)
  expect((await isolate.asked())[1]).toMatchObject({
    query: { siteId: ['us'], locale: ['en-US'] },
    usid: (await isolate.open(browser.header())).state?.usid,
  })
})

test('several first commerce calls of one request start one session', async () => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)
  await browser.visit((session) => Promise.all([begin(session), begin(session), begin(session)]))

  expect(await isolate.logins()).toHaveLength(1)
  expect(new Set((await isolate.asked()).map(({ usid }) => usid)).size).toBe(1)
})

test('a bag survives a visit to Canada and a new worker', async () => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)
  await browser.visit(async (session) => {
    await begin(session)
    session.update({ basketId: 'us-basket', bagCount: 3 })
  })
  await browser.visit(async (session) => {
    expect(session.state).toBeNull()
    await begin(session)
    session.update({ basketId: 'ca-basket', bagCount: 1 })
  }, 'ca')
  expect([...browser.jar.keys()]).toEqual([NAME, '__Host-Http-ca-session'])

  const elsewhere = openIsolate()
  expect((await elsewhere.open(browser.header(), 'us')).state).toMatchObject({
    basketId: 'us-basket',
    bagCount: 3,
  })
  expect((await elsewhere.open(browser.header(), 'ca')).state).toMatchObject({
    basketId: 'ca-basket',
    bagCount: 1,
  })
})

test('a cookie is written only after a change', async () => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)
  await browser.visit(begin)
  const state = { state: 'once' }
  const change = { basketId: 'b1', bagCount: 2, payment: state }

  expect((await browser.visit((session) => session.update(change))).written).toHaveLength(1)
  expect((await browser.visit((session) => session.update(change))).written).toHaveLength(0)
  expect(
    (await browser.visit((session) => session.update({ payment: null }))).written,
  ).toHaveLength(1)
})

test('an invalid cookie is ignored and cleared without an error', async () => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)
  await browser.visit(begin)
  const good = browser.jar.get(NAME) ?? ''
  const [version, kid, sealed = ''] = good.split('.')
  const { keys } = isolate.createContext('us').config.session
  const sealedHere = (text: string) => seal(keys, { purpose: 'session', site: 'us' }, text)

  const useless = {
    empty: '',
    words: 'hello',
    truncated: good.slice(0, -7),
    'another key id': `${version}.other.${sealed}`,
    'another version': `2.${kid}.${sealed}`,
    'another start': `${version}.${kid}.${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`,
    'another end': `${version}.${kid}.${sealed.slice(0, -4)}${sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`,
    oversized: `${version}.${kid}.${'A'.repeat(5_000)}`,
    'another site': await seal(
      keys,
      { purpose: 'session', site: 'ca' },
      await stateText(isolate, good),
    ),
    'another purpose': await seal(
      keys,
      { purpose: 'x', site: 'us' },
      await stateText(isolate, good),
    ),
    'no state': await sealedHere('{"usid":"u"}'),
    'no JSON': await sealedHere('usid=u'),
    'a state of another shape': await sealedHere(
      JSON.stringify({ ...(await openState(isolate, good)), bagCount: 'three' }),
    ),
  }
  for (const [what, value] of Object.entries(useless)) {
    const stranger = openBrowser(isolate)
    stranger.jar.set(NAME, value ?? 'nothing')
    const { result, written } = await stranger.visit(({ state }) => state)
    expect(result, what).toBeNull()
    expect(written, what).toEqual([`${NAME}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`])
    const headers = { cookie: `${NAME}=${value}` }
    const { response } = await isolate.text('/api/bag', { headers })
    expect(response.status, what).toBe(200)
    expect(response.headers.getSetCookie(), what).toEqual(written)
    stranger.jar.set(NAME, value ?? 'nothing')
    const begun = await stranger.visit(begin)
    expect(begun.written, what).toHaveLength(1)
    expect(begun.written[0], what).toMatch(/Max-Age=25919\d\d|Max-Age=2592000/)
  }
})

test('a session sealed with the old key continues under the new one', async () => {
  const before = openIsolate()
  const browser = openBrowser(before)
  await browser.visit(begin)
  const usid = (await before.open(browser.header())).state?.usid

  const fresh = `fresh:${btoa('f'.repeat(32)).replace('=', '')}`
  const during = { SESSION_KEYS: `${fresh},${LOCAL_SECRETS.SESSION_KEYS}` }
  const rotated = openBrowserWith(openIsolate(during), browser.jar)
  const { result, written } = await rotated.visit(({ state }) => state?.usid)
  expect(result).toBe(usid)
  expect(written[0]).toMatch(/=1\.fresh\./)
  expect((await rotated.visit(({ state }) => state?.usid)).written).toEqual([])

  const after = openIsolate({ SESSION_KEYS: fresh })
  expect((await after.open(rotated.header())).state?.usid).toBe(usid)
  expect((await after.open(browser.header())).state).toBeNull()
})

test('tokens too long for the cookie are left out and requested again', async () => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)
  await browser.visit(begin)
  const state = await openState(isolate, browser.jar.get(NAME) ?? '')
  const { keys } = isolate.createContext('us').config.session
  const room = { ...state, basketId: 'mine', access: { token: '', expiresAt: isolate.clock.now } }
  const token = 'x'.repeat(2_950 - JSON.stringify(room).length)
  const full = JSON.stringify({ ...room, access: { ...room.access, token } })
  const sealed = await seal(keys, { purpose: 'session', site: 'us' }, full)
  browser.jar.set(NAME, sealed ?? '')

  await browser.visit((session) => session.update({ payment: { state: 's'.repeat(100) } }))
  const reopened = await isolate.open(browser.header())
  expect(reopened.state).toMatchObject({ access: null, basketId: 'mine', usid: state.usid })
  await browser.visit(askFor('something'))
  expect((await isolate.asked()).at(-1)?.usid).toBe(state.usid)
})

test('a session lasts as long as its refresh token and no longer', async () => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)
  await browser.visit(begin)
  const { refresh } = await openState(isolate, browser.jar.get(NAME) ?? '')
  if (!refresh) throw new Error('a guest has a refresh token')
  expect(refresh.expiresAt - isolate.clock.now).toBe(30 * DAY)

  isolate.clock.now = refresh.expiresAt - SECOND
  expect((await isolate.open(browser.header())).state).not.toBeNull()
  for (const late of [0, SECOND]) {
    isolate.clock.now = refresh.expiresAt + late
    expect((await isolate.open(browser.header())).state).toBeNull()
  }
})

function openBrowserWith(isolate: OpenIsolate, jar: ReadonlyMap<string, string>) {
  const browser = openBrowser(isolate)
  for (const [name, value] of jar) browser.jar.set(name, value)
  return browser
}

async function openState(isolate: OpenIsolate, cookie: string) {
  return v.parse(SessionState, (await isolate.open(`${NAME}=${cookie}`)).state)
}

const stateText = async (isolate: OpenIsolate, cookie: string) =>
  JSON.stringify(await openState(isolate, cookie))

const SAFARI =
  'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari'
const CHROMIUM = `${SAFARI} Chrome/140.0.0.0`

test.for([
  [SAFARI, 'http://127.0.0.1:8787', /^us-session=[^;]+; (?!.*Secure).*HttpOnly/],
  [SAFARI, 'https://shop.example', /^__Host-Http-us-session=.*Secure/],
  [CHROMIUM, 'http://127.0.0.1:8787', /^__Host-Http-us-session=.*Secure/],
] as const)('%s gets a cookie that it keeps from %s', async ([agent, origin, cookie]) => {
  const shopper = openShopper(openStore({ PUBLIC_ORIGIN: origin }))
  const fields = { productId: 'JW0801', quantity: '1', idempotencyKey: newIdempotencyKey() }
  const body = new URLSearchParams(fields)
  const headers = { 'user-agent': agent }
  const { response } = await shopper.request('/cart/add', { method: 'POST', body, headers })
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(cookie)])
  expect((await shopper.request('/cart', { headers })).text).toContain('Juniper Dusk')
})

test('a session remembers failed additions until the bag changes or the shopper dismisses them', async () => {
  const shopper = openShopper(openStore())
  const refuse = () => shopper.form('/ca/cart/add', { productId: 'FXNOTADDED', quantity: '1' })
  expect((await refuse()).status).toBe(422)
  const name = 'Reluctant Moss Room Mist'
  expect(await shopper.bag({ site: 'ca' })).toMatchObject({ notAdded: [{ name, quantity: 1 }] })
  const { text } = await shopper.get('/ca/fr-CA/cart')
  expect(text).toContain('Brume d’ambiance Mousse rétive\u00A0: 1 article non ajouté')

  expect((await shopper.form('/ca/cart/dismiss', { notice: 'not-added' })).status).toBe(303)
  expect(await shopper.bag({ site: 'ca' })).not.toHaveProperty('notAdded')
  expect((await refuse()).status).toBe(422)
  await shopper.add('JW0801', 1, { site: 'ca' })
  expect(await shopper.bag({ site: 'ca' })).not.toHaveProperty('notAdded')
})
