import { expect, test } from 'vitest'

import { brand } from '#shop/brand.ts'

import { factory, type Bindings } from '../config/env.ts'
import { requestContext } from '../http/request-context.ts'
import { STAGING_BINDINGS, TEST_BINDINGS } from '../config/testing/test-bindings.ts'
import { visitorOf } from './visitor.ts'

const MONTREAL = {
  country: 'CA',
  region: 'QC',
  regionName: 'Quebec',
  city: 'Montréal',
  postalCode: 'H2X 1Y4',
  latitude: 45.5,
  longitude: -73.6,
}
/** A visitor of whom only the location is known. */
const NOBODY = {
  ip: null,
  isNativeApp: false,
  privacyRegime: 'opt-in',
  consent: [],
  globalPrivacyControl: false,
  experiments: {},
}
const COLUMBUS = { country: 'US', region: 'OH', city: 'Columbus', postalCode: '43215' }

test('a test can set the visitor’s location by header or cookie; the header takes precedence', async () => {
  const montreal = encodeURIComponent(JSON.stringify(MONTREAL))
  const paris = encodeURIComponent('{"country":"FR"}')

  expect(await visit({ 'x-vitrine-visitor': montreal })).toEqual({ ...MONTREAL, ...NOBODY })
  expect(await visit({ cookie: `vitrine-visitor=${montreal}` })).toEqual({ ...MONTREAL, ...NOBODY })
  expect(
    await visit({ 'x-vitrine-visitor': paris, cookie: `vitrine-visitor=${montreal}` }),
  ).toMatchObject({ country: 'FR', region: null, city: null, postalCode: null, latitude: null })
})

test.each(['', 'CA', '%', '%7B', 'null', '{"country":"Canada"}', '{"country":"CA","latitude":91}'])(
  'an invalid location (%j) is ignored, and the visitor is in Columbus, Ohio',
  async (text) => {
    const headers = { 'x-vitrine-visitor': text, cookie: `vitrine-visitor=${text}` }
    expect(await visit(headers)).toMatchObject(COLUMBUS)
  },
)

test('consent is what the cookie says, without targeting if the browser objects to it', async () => {
  const cookie = 'privacy-choices=functional.targeting'
  expect(await visit({ cookie })).toMatchObject({
    consent: ['necessary', 'functional', 'targeting'],
  })
  expect(await visit({ cookie, 'sec-gpc': '1' })).toMatchObject({
    consent: ['necessary', 'functional'],
  })
  expect(await visit({ cookie: 'privacy-choices=none' })).toMatchObject({ consent: ['necessary'] })
  expect(await visit({ cookie: 'privacy-choices=everything' })).toMatchObject({ consent: [] })
})

test('in a public environment only the edge decides the visitor’s location', async () => {
  const montreal = encodeURIComponent(JSON.stringify(MONTREAL))
  const headers = { 'x-vitrine-visitor': montreal, cookie: `vitrine-visitor=${montreal}` }
  const cf = {
    country: 'US',
    region: 'Texas',
    regionCode: 'TX',
    city: 'Austin',
    postalCode: '78701',
    latitude: '30.27130',
    longitude: '-97.74260',
    asOrganization: 'canary',
  }
  const unknown = {
    region: null,
    regionName: null,
    city: null,
    postalCode: null,
    latitude: null,
    longitude: null,
  }

  expect(await visit(headers, STAGING_BINDINGS, cf)).toEqual({
    country: 'US',
    region: 'TX',
    regionName: 'Texas',
    city: 'Austin',
    postalCode: '78701',
    latitude: 30.2713,
    longitude: -97.7426,
    ...NOBODY,
  })
  const nowhere = { country: null, ...unknown, ...NOBODY }
  expect(await visit(headers, STAGING_BINDINGS)).toEqual(nowhere)
  expect(await visit(headers, STAGING_BINDINGS, { country: 'T1' })).toEqual(nowhere)
})

test('what the edge does not know of a place, or gets wrong, is unknown', async () => {
  const at = (cf: object) => visit({}, STAGING_BINDINGS, cf)
  for (const country of ['XX', 'T1', 'USA', 'us', ''])
    expect(await at({ country }), country).toMatchObject({ country: null })
  for (const regionCode of ['Texas', 'tx', 'TX-1', ''])
    expect(await at({ regionCode }), regionCode).toMatchObject({ region: null })
  for (const city of [' ', 'x'.repeat(101)])
    expect(await at({ city, postalCode: city })).toMatchObject({ city: null, postalCode: null })
  for (const latitude of ['90.1', '-90.1', '1e1', 'x1', '1x', ''])
    expect(await at({ latitude }), latitude).toMatchObject({ latitude: null })
  expect(await at({ city: ' Austin ', latitude: '-90', longitude: '180' })).toMatchObject({
    city: 'Austin',
    latitude: -90,
    longitude: 180,
  })
})

test('a visitor has the IP address, app and privacy signal of the request', async () => {
  const headers = {
    'cf-connecting-ip': '2001:db8::7',
    'user-agent': `Mozilla/5.0 (iPhone) ${brand.nativeAppUserAgent}/4.2`,
    'sec-gpc': '1',
  }
  const real = { ip: '2001:db8::7', isNativeApp: true, globalPrivacyControl: true, consent: [] }
  for (const env of [TEST_BINDINGS, STAGING_BINDINGS])
    expect(await visit(headers, env)).toMatchObject(real)

  const other = { ...STAGING_BINDINGS, NATIVE_APP_USER_AGENT: 'AcmePhone' }
  expect(await visit(headers, other)).toMatchObject({ isNativeApp: false })
  const nowhere = {
    'user-agent': `Mozilla/5.0 (X11; Linux x86_64) ${brand.nativeAppUserAgent}/4.2`,
  }
  expect(await visit(nowhere), 'neither Android nor iOS').toMatchObject({ isNativeApp: false })
  expect(await visit({ 'cf-connecting-ip': 'unknown' }, STAGING_BINDINGS)).toMatchObject({
    ip: null,
  })
})

test('a test can set IP address, app, consent, privacy signal and experiments, but not in a public environment', async () => {
  const simulated = {
    ip: '203.0.113.9',
    userAgent: `${brand.nativeAppUserAgent}/1.0 (Android 16)`,
    consent: ['necessary', 'performance'],
    globalPrivacyControl: true,
    experiments: { pdpQuantitySelector: true },
  }
  const text = encodeURIComponent(JSON.stringify(simulated))
  const { userAgent: _, ...expected } = simulated

  for (const headers of [{ 'x-vitrine-visitor': text }, { cookie: `vitrine-visitor=${text}` }]) {
    expect(await visit(headers)).toMatchObject({ ...expected, isNativeApp: true })
    expect(await visit(headers, STAGING_BINDINGS)).toMatchObject(NOBODY)
  }
  const off = encodeURIComponent('{"globalPrivacyControl":false,"userAgent":""}')
  const headers = {
    'x-vitrine-visitor': off,
    'sec-gpc': '1',
    'user-agent': `${brand.nativeAppUserAgent} (iPad)`,
  }
  expect(await visit(headers)).toMatchObject({ globalPrivacyControl: false, isNativeApp: false })
})

test.each([
  '{"ip":"localhost"}',
  '{"consent":["all"]}',
  '{"globalPrivacyControl":1}',
  '{"experiments":{"pdpQuantitySelector":"yes"}}',
  '{"experiments":{"<b>":true}}',
])('a simulation with an invalid field (%s) is ignored as a whole', async (text) => {
  const whole = JSON.stringify({ country: 'CA', ...JSON.parse(text) })
  expect(await visit({ 'x-vitrine-visitor': encodeURIComponent(whole) })).toMatchObject({
    ...COLUMBUS,
    ...NOBODY,
  })
})

async function visit(headers: Record<string, string>, env: Bindings = TEST_BINDINGS, cf?: object) {
  const app = factory
    .createApp()
    .use(requestContext({ write: () => undefined }))
    .get('/', (c) => c.json(visitorOf(c.get('context'))))
  const request = Object.assign(new Request('https://shop.example/', { headers }), cf && { cf })
  const response = await app.fetch(request, env)
  const visitor: unknown = await response.json()
  return visitor
}
