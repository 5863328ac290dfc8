import { afterEach, expect, test } from 'vitest'

import { brand } from '#shop/brand.ts'
import type { CountryPrivacy } from '#shared/site/market.ts'

import { factory } from '../config/env.ts'
import { visitorRules } from '../config/market-rules.ts'
import { TEST_BINDINGS } from '../config/testing/test-bindings.ts'
import { requestContext } from '../http/request-context.ts'
import { regimeIn } from './privacy-laws.ts'
import { visitorOf } from './visitor.ts'

const asIs = { ...visitorRules.privacy }

afterEach(() => void Object.assign(visitorRules.privacy, asIs))

const allow = (country: string, rules: CountryPrivacy) =>
  Object.assign(visitorRules.privacy, { [country]: rules })

/** Both countries of the shop let visitors opt out. */
function letVisitorsOptOut() {
  allow('US', { regime: 'opt-out', regions: { CA: 'sale' }, unknownRegion: 'sale' })
  allow('CA', { regime: 'opt-out', regions: { QC: 'quebec' }, unknownRegion: null })
}

test.each(['US', 'CA', 'FR', null])('the demo asks visitors from %s for consent', (country) => {
  for (const region of ['OH', 'CA', 'QC', null])
    expect(regimeIn({ country, region })).toBe('opt-in')
})

test.each([
  ['US', 'OH', 'opt-out'],
  ['US', 'CA', 'opt-out'],
  ['US', null, 'opt-out'],
  ['CA', 'ON', 'opt-out'],
  ['CA', 'QC', 'opt-in'],
  // They may be in Quebec.
  ['CA', null, 'opt-in'],
  ['FR', null, 'opt-in'],
  [null, null, 'opt-in'],
  [null, 'OH', 'opt-in'],
])('where two countries are opt-out, visitors from %s, %s are %s', (country, region, regime) => {
  letVisitorsOptOut()
  expect(regimeIn({ country, region })).toBe(regime)
})

const app = factory
  .createApp()
  .use(requestContext({ write: () => undefined }))
  .get('/', (c) => c.json(visitorOf(c.get('context'))))

async function visitWith(headers: Record<string, string>, place: object = { country: 'US' }) {
  const visitor = encodeURIComponent(JSON.stringify(place))
  const response = await app.request(
    'https://shop.example/',
    { headers: { 'x-vitrine-visitor': visitor, ...headers } },
    TEST_BINDINGS,
  )
  const answer: unknown = await response.json()
  return answer
}

test('visitors who may opt out allow everything until they or their browser decline', async () => {
  letVisitorsOptOut()
  expect(await visitWith({})).toMatchObject({
    privacyRegime: 'opt-out',
    consent: ['necessary', 'functional', 'performance', 'targeting'],
  })
  expect(await visitWith({ cookie: 'privacy-choices=none' })).toMatchObject({
    consent: ['necessary'],
  })
  expect(await visitWith({ 'sec-gpc': '1' })).toMatchObject({
    privacyRegime: 'opt-in',
    consent: [],
  })
  expect(await visitWith({}, { country: 'CA', region: 'QC' })).toMatchObject({
    privacyRegime: 'opt-in',
    consent: [],
  })
  // The app asks itself, and tells the page.
  expect(
    await visitWith({ 'user-agent': `${brand.nativeAppUserAgent}/1.0 (iPhone)` }),
  ).toMatchObject({ isNativeApp: true, privacyRegime: 'opt-in', consent: [] })
})
