import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { SESSION_OPERATION } from '#shared/shell/session-operation.ts'
import { PERSISTED_OPERATIONS } from '#worker/graphql/persisted-operations.ts'
import { STAGING } from '#worker/config/testing/test-bindings.ts'

import { expectDiscreet } from './discreet.ts'
import { askForSession } from './session-request.ts'
import { begin, openBrowser, openIsolate } from './shoppers.ts'
import { openShop } from './shop.ts'

const OWN_PAGE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

const ask = (shop: ReturnType<typeof openShop>, body: unknown, headers: object = OWN_PAGE) =>
  shop.text('/api', {
    method: 'POST',
    headers: { ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const sessionIn = (text: string) => JSON.parse(text).data.onsession

test('reading the session starts no session: no cookie, no request to commerce, nothing cached', async () => {
  const shop = openShop()
  const headers = { cookie: '__Host-Http-sid=x; simulated=1', 'x-forwarded-for': '203.0.113.9' }
  const { response, text } = await shop.text('/api', askForSession(headers))

  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(JSON.parse(text)).toEqual({
    data: {
      onsession: {
        action: 'init',
        customerType: 'anonymous',
        isSignedOut: false,
        firstName: null,
        bagCount: 0,
        hasOwnPrices: false,
        store: null,
        agent: null,
        geolocation: { countryCode: 'US', foreignCountry: null, regionCode: 'OH' },
        privacyRegime: 'opt-in',
        isNativeApp: false,
        experiments: [],
      },
    },
  })
  expect(await shop.calls()).toEqual([])
  expectDiscreet(response, text)
})

test('each persisted operation is listed by the hash of its text', () => {
  expect([...PERSISTED_OPERATIONS.keys()]).toContain(SESSION_OPERATION)
  for (const [hash, text] of PERSISTED_OPERATIONS) {
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
  }
})

test('a ping keeps a live session alive', async () => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)
  await browser.visit(begin)
  const cookie = browser.header() ?? ''
  const requestPing = async (headers: Record<string, string>) => {
    const { response, text } = await isolate.text('/api', askForSession(headers, 'ping'))
    return { action: sessionIn(text).action, clears: response.headers.get('set-cookie') }
  }
  expect(await requestPing({})).toEqual({ action: 'noop', clears: null })
  expect(await requestPing({ cookie })).toEqual({ action: 'noop', clears: null })
  expect(await requestPing({ cookie: `${cookie.slice(0, -4)}AAAA` })).toEqual({
    action: 'logout',
    clears: expect.stringContaining('Max-Age=0'),
  })
})

test('logging out ends the session and clears its cookie', async () => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)
  await browser.visit(begin)
  const request = askForSession({ cookie: browser.header() ?? '' }, 'logout')
  const { response, text } = await isolate.text('/api', request)
  expect(sessionIn(text)).toMatchObject({ action: 'logout', customerType: 'anonymous' })
  expect(response.headers.get('set-cookie')).toContain('Max-Age=0')
})

test('sets each locale once in the shopper context, only for a shopper with a session', async () => {
  const isolate = openIsolate()
  const browser = openBrowser(isolate)
  await browser.visit(begin, 'ca')
  let cookie = browser.header() ?? ''
  const visit = async (locale: string, action: 'init' | 'ping' = 'init') => {
    const address = `/api?site=ca&locale=${locale}`
    const { response } = await isolate.text(address, askForSession({ cookie }, action))
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
  }
  await visit('en-CA', 'ping')
  await visit('en-CA')
  await visit('en-CA')
  await visit('fr-CA')
  const told = await isolate.calls('/shopper-context/')
  expect(told.map(({ method, body }) => [method, JSON.parse(body)])).toEqual([
    ['PATCH', { customQualifiers: { locale: 'en_CA' } }],
    ['PATCH', { customQualifiers: { locale: 'fr_CA' } }],
  ])
})

const MODEL = `mutation ($extras: SessionExtras) {
  onsession(action: init, accessToken: "stolen", usid: "another", extras: $extras) {
    geolocation { city postalCode countryCode countryName regionCode regionName latitude longitude }
    preferences { key value }
    adobe { targetcg mcmid mboxes targetAnalyticsData }
  }
}`
const MCMID = '12345678901234567890123456789012345678'

test('the session model holds geolocation, listed preferences and Adobe’s data', async () => {
  const shop = openShop({ EXPERIMENTS: '{"newFooter":{}}' })
  const visitor = (consent: string[]) => ({
    ...OWN_PAGE,
    'x-vitrine-visitor': encodeURIComponent(
      JSON.stringify({ country: 'CA', region: 'QC', consent, experiments: { newFooter: true } }),
    ),
  })
  const body = { query: MODEL, variables: { extras: { mcmid: MCMID, device: 'mobile' } } }
  const before = sessionIn((await ask(shop, body, visitor([]))).text)
  expect(before.geolocation).toMatchObject({
    countryCode: 'CA',
    countryName: 'Canada',
    regionCode: 'QC',
    city: null,
  })
  expect(before.adobe).toEqual({
    targetcg: null,
    mcmid: null,
    mboxes: ['newFooter'],
    targetAnalyticsData: null,
  })
  expect(before.preferences).toContainEqual({ key: 'enableStorePickUp', value: 'true' })
  const agreed = sessionIn((await ask(shop, body, visitor(['targeting']))).text)
  expect(agreed.adobe.mcmid).toBe(MCMID)
})

test('visitors from abroad see their country in their language, and domestic visitors do not', async () => {
  const shop = openShop()
  const readForeignCountry = async (country: string, address: string) => {
    const simulated = encodeURIComponent(JSON.stringify({ country }))
    const { text } = await shop.text(address, askForSession({ 'x-vitrine-visitor': simulated }))
    return sessionIn(text).geolocation.foreignCountry
  }
  const places = ['/api', '/api?site=ca&locale=en-CA', '/api?site=ca&locale=fr-CA']
  const seenBy = (country: string) =>
    Promise.all(places.map((place) => readForeignCountry(country, place)))
  expect(await seenBy('US')).toEqual([null, null, null])
  expect(await seenBy('CA')).toEqual(['Canada', null, null])
  expect(await seenBy('NL')).toEqual(['the Netherlands', 'the Netherlands', 'aux Pays-Bas'])
  expect(await seenBy('CU')).toEqual(['Cuba', 'Cuba', 'à Cuba'])
})

test.for([
  ['mcmid', { mcmid: '1; drop' }],
  ['device', { device: 'toaster' }],
  ['platform', { platform: '<script>' }],
])('rejects an invalid %s', async ([field, extras]) => {
  const { response, text } = await ask(openShop(), { query: MODEL, variables: { extras } })
  expect(response.status).toBe(400)
  expect(JSON.parse(text)).toMatchObject({ type: 'invalid-input', field })
})

const fields = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => name(index)).join(' ')

const ATTACKS: Record<string, unknown> = {
  'a deep document': { query: `{${'a{'.repeat(2_000)}a${'}'.repeat(2_000)}}` },
  'many aliases': { query: `{${fields(16, (index) => `a${index}: version`)}}` },
  'many fields': { query: `{${fields(1_200, () => 'version')}}` },
  'many root fields': { query: `{${fields(6, () => 'version')}}` },
  'a fragment': { query: 'fragment F on Query { version } { ...F }' },
  introspection: { query: '{ __schema { types { name } } }' },
  'an unknown field': { query: '{ versio }' },
  'a batch': [{ query: '{ version }' }, { query: '{ version }' }],
  'no document': {},
  'broken JSON': '{"query":',
  'an unknown action': { query: 'mutation { onsession(action: hack) { action } }' },
  'an unknown persisted operation': {
    extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } },
  },
  'a persisted operation with an invalid variable': {
    variables: { action: 'hack' },
    extensions: { persistedQuery: { version: 1, sha256Hash: SESSION_OPERATION } },
  },
}

test.for(Object.entries(ATTACKS))('rejects %s with a problem', async ([, body]) => {
  const shop = openShop()
  const { response, text } = await ask(shop, body)
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(JSON.parse(text)).toMatchObject({ type: 'invalid-input' })
  expectDiscreet(response, text)
  expect(await shop.calls()).toEqual([])
})

test('public environments execute persisted operations only', async () => {
  const shop = openShop(STAGING)
  expect((await ask(shop, { query: '{ version }' })).response.status).toBe(400)
  expect((await shop.text('/api', askForSession())).response.status).toBe(200)
})

test('rejects other methods, media types and sites before executing anything', async () => {
  const shop = openShop()
  const query = encodeURIComponent('mutation { onsession(action: logout) { action } }')
  const { response } = await shop.text(`/api?query=${query}`)
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
  const typed = (type: string) => ({ ...OWN_PAGE, 'content-type': type })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    expect((await ask(shop, { query: '{ version }' }, typed(type))).response.status).toBe(415)
  }
  const foreign = { ...OWN_PAGE, 'sec-fetch-site': 'cross-site' }
  expect((await ask(shop, { query: '{ version }' }, foreign)).response.status).toBe(403)
  expect((await ask(shop, `"${'x'.repeat(20_000)}"`)).response.status).toBe(413)
})
