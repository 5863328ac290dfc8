import { expect, test } from 'vitest'

import { configFrom, ConfigurationError } from './config.ts'
import { LOCAL_SECRETS } from './variables.ts'
import type { Bindings } from './env.ts'

test('a local shop uses the embedded service with the public local secrets', () => {
  const config = configFrom(environment({ ENVIRONMENT: 'test', COMMERCE: service }))
  expect(config.allowsSimulation).toBe(true)
  expect(config.commerce).toMatchObject({ origin: null, siteIds: { us: 'us', ca: 'ca' } })
  expect(config.commerce.clientSecret).toBe(LOCAL_SECRETS.CLIENT_SECRET)
  expect(config.placement).toEqual({ site: 'path', locale: 'path', showDefaults: false })
})

test('the commerce origin may be http on this machine, for a recording proxy, but not on another host', () => {
  const local = environment({ ENVIRONMENT: 'test', COMMERCE_ORIGIN: 'http://127.0.0.1:9000/' })
  expect(configFrom(local).commerce.origin).toBe('http://127.0.0.1:9000')

  const foreign = environment({ ENVIRONMENT: 'test', COMMERCE_ORIGIN: 'http://commerce.example' })
  expect(rejectionOf(foreign)).toContain('COMMERCE_ORIGIN must be https, or http on this machine')
})

test('production runs with its own secrets and public origins', () => {
  const config = configFrom(environment(production))

  expect(config.allowsSimulation).toBe(false)
  expect(config.commerce.origin).toBe('https://abcd.api.commercecloud.example')
})

test('production rejects missing secrets and local default secrets, and names them', () => {
  expect(
    rejectionOf(
      environment({ ...production, CLIENT_SECRET: '', PURGE_SECRET: 'local-purge-secret' }),
    ),
  ).toBe(
    'The configuration is invalid (ENVIRONMENT=production): CLIENT_SECRET is missing, ' +
      'PURGE_SECRET is the local default.',
  )
  expect(rejectionOf(environment({ ...production, ...LOCAL_SECRETS }))).toContain(
    'CLIENT_SECRET is the local default',
  )
})

test('sessions take one or two keys, each with a unique id, and no local default in production', () => {
  const { session } = configFrom(environment(production))
  expect(session.cookiePrefix).toBe('__Host-Http-')
  expect(session.keys.map(({ id }) => id)).toEqual(['spring', 'winter'])

  const local = `new:${'n'.repeat(43)},${LOCAL_SECRETS.SESSION_KEYS}`
  expect(rejectionOf(environment({ ...production, SESSION_KEYS: local }))).toContain(
    'SESSION_KEYS is the local default',
  )
  const key = 'k'.repeat(43)
  for (const keys of ['spring', `a:${key},b:${key},c:${key}`, `a:${key},a:${key}`, `a:${key}=`]) {
    expect(rejectionOf(environment({ ...production, SESSION_KEYS: keys }))).toMatch(/SESSION_KEYS/)
  }
})

test('experiments are JSON with a share, sites or both for each flag, and there are none by default', () => {
  expect(configFrom(environment(production)).experiments).toEqual({})

  const EXPERIMENTS = '{"pdpQuantitySelector":{"share":0.5},"newFooter":{"sites":["ca"]}}'
  expect(configFrom(environment({ ...production, EXPERIMENTS })).experiments).toEqual({
    pdpQuantitySelector: { share: 0.5 },
    newFooter: { share: 1, sites: ['ca'] },
  })
})

test.each([
  ['{', 'EXPERIMENTS is not JSON'],
  ['{"a":{"share":2}}', 'EXPERIMENTS.a.share must be a number from 0 to 1'],
  ['{"a":{"share":"all"}}', 'EXPERIMENTS.a.share must be a number from 0 to 1'],
  ['{"a":{"sites":["uk"]}}', 'EXPERIMENTS.a.sites.0 must be ids of sites'],
  ['{"a b":{}}', 'EXPERIMENTS.a b is not a plain name'],
  ['{"a":{"percent":5}}', 'EXPERIMENTS.a.percent'],
])('the experiments %s are rejected: %s', (EXPERIMENTS, problem) => {
  expect(rejectionOf(environment({ ...production, EXPERIMENTS }))).toContain(problem)
})

test('public environments reject a session cookie without its prefix', () => {
  const plain = { SESSION_COOKIE_PREFIX: '' }
  const local = environment({ ENVIRONMENT: 'development', COMMERCE: service, ...plain })
  expect(configFrom(local).session.cookiePrefix).toBe('')
  for (const ENVIRONMENT of ['staging', 'production']) {
    expect(rejectionOf(environment({ ...production, ENVIRONMENT, ...plain }))).toContain(
      'SESSION_COOKIE_PREFIX is for development',
    )
  }
})

test.each([
  [
    { PAYMENT_ORIGIN: 'https://www.juniperandacme.example' },
    'PAYMENT_ORIGIN is on the shop’s own site',
  ],
  [
    { PAYMENT_ORIGIN: 'https://pay.juniperandacme.example', ZONE_NAME: 'juniperandacme.example' },
    'PAYMENT_ORIGIN is on the shop’s own site',
  ],
  [{ ZONE_NAME: 'acme.example' }, 'PUBLIC_ORIGIN is not in the zone ZONE_NAME'],
])('public environments reject %o: %s', (variables, problem) => {
  for (const ENVIRONMENT of ['staging', 'production']) {
    const refused = rejectionOf(environment({ ...production, ENVIRONMENT, ...variables }))
    expect(refused).toContain(`(ENVIRONMENT=${ENVIRONMENT}): ${problem}.`)
  }
})

const SERVICES = `SEARCH_URL RECOMMENDATION_URL PERSONALIZATION_URL REVIEWS_URL SOCIAL_PROOF_URL
  UGC_URL GEOCODING_URL CAPTCHA_URL VIDEO_URL TAG_MANAGER_URL COLLECT_URL TAG_SERVER_URL
  STREET_SUGGESTIONS_URL SUBSCRIPTIONS_URL FRAME_ANCESTORS`.split(/\s+/)

test('production rejects simulation, test controls and local addresses, and names them', () => {
  const refused = rejectionOf(
    environment({
      ...production,
      ...testControls,
      COMMERCE: service,
      IMAGE_ORIGIN: 'https://localhost:8788',
      IMAGE_SOURCE: 'https://localhost:8788/pictures',
      PUBLIC_ORIGIN: 'http://[::1]:8787',
      PAYMENT_ORIGIN: 'http://localhost:8788',
      ...local(['COMMERCE_ORIGIN', 'VIDEO_ORIGIN', 'PAYMENT_API_ORIGIN', 'SLAS_ORIGIN']),
      ...local(SERVICES),
    }),
  )

  const controls = ['SIMULATION', 'SANDBOX_MODE', 'COMMERCE', 'COMMERCE_ORIGIN']
  const media = ['IMAGE_ORIGIN', 'IMAGE_SOURCE', 'VIDEO_ORIGIN', 'PUBLIC_ORIGIN']
  for (const name of [
    ...controls,
    ...media,
    'PAYMENT_ORIGIN',
    'PAYMENT_API_ORIGIN',
    'SLAS_ORIGIN',
    ...SERVICES,
  ]) {
    expect(refused).toMatch(new RegExp(`\\b${name}(\\.\\d+)? is `))
  }
})

test('one sentence names the unknown environment and every missing variable', () => {
  const refused = rejectionOf({ ENVIRONMENT: 'prod', ASSETS: service })

  for (const name of [
    'ENVIRONMENT',
    'ORGANIZATION_ID',
    'CLIENT_ID',
    'SITE_ID_US',
    'PUBLIC_ORIGIN',
  ]) {
    expect(refused).toContain(name)
  }
  expect(refused.match(/\. /g)).toBeNull()
})

test('images come from the shop’s own origin unless another one is configured', () => {
  const imagesWith = (variables: Partial<Bindings>) =>
    configFrom(environment({ ...production, ...variables }))
  const source = 'https://i.example/dw'

  expect(imagesWith({ IMAGE_ORIGIN: '' })).toMatchObject({
    imageOrigin: production.PUBLIC_ORIGIN,
    imageSource: null,
  })
  expect(imagesWith({ IMAGE_SOURCE: `${source}/` })).toMatchObject({
    imageOrigin: production.IMAGE_ORIGIN,
    imageSource: source,
  })
  for (const IMAGE_SOURCE of ['http://i.example/dw', '/dw', `${source}?a`, `${source}/../a`]) {
    expect(rejectionOf(environment({ ...production, IMAGE_SOURCE }))).toContain('IMAGE_SOURCE')
  }
})

test('videos come from the origin of images unless another one is configured', () => {
  const videoOriginWith = (variables: Partial<Bindings>) =>
    configFrom(environment({ ...production, ...variables })).videoOrigin
  expect(videoOriginWith({})).toBe(production.IMAGE_ORIGIN)
  expect(videoOriginWith({ IMAGE_ORIGIN: '' })).toBe(production.PUBLIC_ORIGIN)
  expect(videoOriginWith({ VIDEO_ORIGIN: 'https://v.example' })).toBe('https://v.example')
})

test('list prices are in the price book of the site’s currency unless another one is configured', () => {
  const LIST_PRICE_BOOK_CA = 'retail-ca'
  const { commerce } = configFrom(environment({ ...production, LIST_PRICE_BOOK_CA }))
  expect(commerce.listPriceBooks).toEqual({ us: 'usd-list-prices', ca: 'retail-ca' })
})

test('a search key belongs to a locale of the shop', () => {
  const keysOf = (keys: object) => environment({ ...production, SEARCH_KEYS: JSON.stringify(keys) })
  expect(configFrom(keysOf({ 'fr-CA': 'key' })).search.keys).toEqual({ 'fr-CA': 'key' })
  for (const keys of [{ fr_CA: 'key' }, { 'fr-CA': '' }, { 'fr-CA': 7 }]) {
    expect(rejectionOf(keysOf(keys)), JSON.stringify(keys)).toContain('SEARCH_KEYS')
  }
})

test('the configuration error never contains a secret', () => {
  const refused = rejectionOf(environment({ ...production, ORGANIZATION_ID: 'a b', CLIENT_ID: '' }))
  const { CLIENT_SECRET, PURGE_SECRET } = production
  for (const secret of [CLIENT_SECRET, PURGE_SECRET]) expect(refused).not.toContain(secret)
})

const service = {
  fetch: async () => new Response(),
  connect: () => {
    throw new Error('no sockets here')
  },
} satisfies Fetcher

const environment = (variables: Partial<Bindings>): Bindings => ({
  ASSETS: service,
  ORGANIZATION_ID: 'f_ecom_test_001',
  CLIENT_ID: 'client-1',
  SITE_ID_US: 'us',
  SITE_ID_CA: 'ca',
  IMAGE_ORIGIN: 'http://127.0.0.1:8788',
  PAYMENT_ORIGIN: 'http://localhost:8788',
  PAYMENT_MERCHANT_ID: 'sandbox-shop',
  PUBLIC_ORIGIN: 'http://127.0.0.1:8787',
  ...variables,
})

const production = {
  ENVIRONMENT: 'production',
  CLIENT_SECRET: 'a-secret-of-our-own',
  PURGE_SECRET: 'another-secret-of-our-own',
  PREVIEW_SECRET: 'a-sixth-secret-of-our-own',
  SESSION_KEYS: `spring:${'s'.repeat(43)},winter:${'w'.repeat(43)}`,
  GUEST_TOKEN_KEYS: `june:${'j'.repeat(43)}`,
  PAYMENT_SECRET: 'a-third-secret-of-our-own',
  GEOCODING_API_KEY: 'a-fourth-secret-of-our-own',
  CAPTCHA_SECRET: 'a-fifth-secret-of-our-own',
  SUBSCRIPTIONS_SECRET: 'a-sixth-secret-of-our-own',
  COMMERCE_ORIGIN: 'https://abcd.api.commercecloud.example',
  PAYMENT_ORIGIN: 'https://pay.example',
  IMAGE_ORIGIN: 'https://pictures.juniperandacme.example',
  PUBLIC_ORIGIN: 'https://www.juniperandacme.example',
}
const local = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, 'http://127.0.0.1:8788']))
const testControls = { SIMULATION: 'on', SANDBOX_MODE: 'test' }
function rejectionOf(env: Bindings) {
  try {
    configFrom(env)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message
    throw error
  }
  return 'no error'
}
