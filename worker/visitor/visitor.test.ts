import { expect, test } from 'vitest'

import { LOCAL_SECRETS } from '../config.ts'
import { factory, type Bindings } from '../env.ts'
import { requestContext } from '../middleware/request-context.ts'
import { visitorOf } from './visitor.ts'

const MONTREAL = {
  country: 'CA',
  region: 'QC',
  city: 'Montréal',
  postalCode: 'H2X 1Y4',
  latitude: 45.5,
  longitude: -73.6,
}
const COLUMBUS = { country: 'US', region: 'OH', city: 'Columbus', postalCode: '43215' }

test('a test can set the visitor’s location by header or cookie; the header takes precedence', async () => {
  const montreal = encodeURIComponent(JSON.stringify(MONTREAL))
  const paris = encodeURIComponent('{"country":"FR"}')

  expect(await visit({ 'x-vitrine-visitor': montreal })).toEqual(MONTREAL)
  expect(await visit({ cookie: `vitrine-visitor=${montreal}` })).toEqual(MONTREAL)
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
  const unknown = { region: null, city: null, postalCode: null, latitude: null, longitude: null }

  expect(await visit(headers, PUBLIC, cf)).toEqual({
    country: 'US',
    region: 'TX',
    city: 'Austin',
    postalCode: '78701',
    latitude: 30.2713,
    longitude: -97.7426,
  })
  expect(await visit(headers, PUBLIC)).toEqual({ country: null, ...unknown })
  expect(await visit(headers, PUBLIC, { country: 'T1' })).toEqual({ country: null, ...unknown })
})

const ENV: Bindings = {
  ASSETS: {
    fetch: async () => new Response(),
    connect: () => {
      throw new Error('no sockets here')
    },
  },
  ...LOCAL_SECRETS,
  ENVIRONMENT: 'test',
  ORGANIZATION_ID: 'f_ecom_test_001',
  CLIENT_ID: 'client-1',
  COMMERCE_ORIGIN: 'https://commerce.example',
  SITE_ID_US: 'us',
  SITE_ID_CA: 'ca',
  IMAGE_ORIGIN: 'https://images.example',
  PAYMENT_ORIGIN: 'https://pay.example',
  PAYMENT_MERCHANT_ID: 'juniper-and-wick',
  PUBLIC_ORIGIN: 'https://shop.example',
}
const PUBLIC = {
  ...ENV,
  ENVIRONMENT: 'staging',
  CLIENT_SECRET: 'client secret',
  PURGE_SECRET: 'purge secret',
  PAYMENT_SECRET: 'payment secret',
  SESSION_KEYS: `k1:${'k'.repeat(43)}`,
}

async function visit(headers: Record<string, string>, env: Bindings = ENV, cf?: object) {
  const app = factory
    .createApp()
    .use(requestContext({ write: () => undefined }))
    .get('/', (c) => c.json(visitorOf(c)))
  const request = Object.assign(new Request('https://shop.example/', { headers }), cf && { cf })
  const response = await app.fetch(request, env)
  const visitor: unknown = await response.json()
  return visitor
}
