import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'

import { defaultSite } from '#shared/site/site.ts'
import { services } from '#shop/services.ts'

import { withVariables, type ShopServices } from '../shop-services.ts'
import { outsideWith } from '../testing/adapter-contracts.ts'
import { configFrom } from './config.ts'
import { shopVariablesIn } from './shop-variables.ts'
import { STAGING_BINDINGS, TEST_BINDINGS } from './testing/test-bindings.ts'

const Seconds = v.pipe(v.string(), v.regex(/^\d+$/, 'is not a number'), v.transform(Number))

const createMaps = (stateCode: string) => ({
  locate: async () => ({ latitude: 0, longitude: 0, stateCode, cities: [] }),
})

const adapters: ShopServices = {
  maps: withVariables({
    variables: {
      PLACES_URL: v.pipe(v.string(), v.url('is not an address')),
      PLACES_KEY: v.pipe(v.string(), v.minLength(8)),
      PLACES_SECONDS: v.optional(Seconds, '5'),
    },
    secrets: ['PLACES_KEY'],
    local: { PLACES_URL: 'http://127.0.0.1:8790/places', PLACES_KEY: 'local-places-key' },
    create: (_, { PLACES_URL, PLACES_SECONDS }) =>
      createMaps(`${new URL(PLACES_URL).pathname} ${PLACES_SECONDS + 1}`),
  }),
}

/** Configures a shop with these adapters. */
function configured(env: Record<string, string>, bindings = TEST_BINDINGS) {
  Object.assign(services, adapters)
  return configFrom({ ...bindings, ...env })
}

afterEach(() => {
  delete services.maps
})

const PUBLIC = { PLACES_URL: 'https://places.example', PLACES_KEY: 'key of places' }

test('an adapter gets the values of its variables, typed', async () => {
  const valueOf = async (env: Record<string, string>) => {
    const maps = adapters.maps?.create({
      ...outsideWith(() => Promise.reject(new Error('not asked here'))),
      site: defaultSite,
      locale: defaultSite.defaultLocale,
      config: configured(env),
    })
    const area = { postalCode: '1000', country: 'US' } as const
    return (await maps?.locate(area, new AbortController().signal))?.stateCode
  }
  expect(await valueOf({})).toBe('/places 6')
  expect(await valueOf({ PLACES_URL: 'https://a.example/b', PLACES_SECONDS: '9' })).toBe('/b 10')
})

test('the sentence of an invalid configuration names missing and bad variables of the shop', () => {
  const rejection = (env: Record<string, string>) => () => configured(env, STAGING_BINDINGS)

  expect(configured(PUBLIC, STAGING_BINDINGS).shopVariables).toEqual(PUBLIC)
  expect(rejection({})).toThrow(
    'The configuration is invalid (ENVIRONMENT=staging): PLACES_URL is missing, PLACES_KEY is missing.',
  )
  expect(rejection({ ...PUBLIC, PLACES_URL: '' })).toThrow(': PLACES_URL is missing.')
  expect(rejection({ ...PUBLIC, PLACES_URL: 'here', PLACES_SECONDS: 'soon' })).toThrow(
    ': PLACES_URL is not an address, PLACES_SECONDS is not a number.',
  )
})

test('no message contains a secret, and public environments reject the local one', () => {
  expect(() => configured({ PLACES_KEY: 'short' })).toThrow(': PLACES_KEY is not valid.')
  expect(() => configured({ ...PUBLIC, PLACES_KEY: 'local-places-key' }, STAGING_BINDINGS)).toThrow(
    ': PLACES_KEY is the local default.',
  )
})

test('an adapter cannot declare a variable of the core', () => {
  const search: ShopServices['search'] = withVariables({
    variables: { SEARCH_URL: v.string() },
    create: () => ({
      complete: () => Promise.reject(new Error('not asked here')),
      listPopular: () => Promise.reject(new Error('not asked here')),
    }),
  })
  const bindings = { ...TEST_BINDINGS, SEARCH_URL: 'https://search.example' }
  expect(shopVariablesIn(bindings, { search }).problems).toEqual([
    'SEARCH_URL is a variable of the core',
  ])
})
