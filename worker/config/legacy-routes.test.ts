import { expect, test } from 'vitest'

import { isLegacyPath } from '#shared/legacy-paths.ts'

import { configFrom } from './config.ts'
import { STAGING, TEST_BINDINGS } from './testing/test-bindings.ts'

const origin = 'https://legacy.example'

const parsed = (routes: object | string, more: object = {}) => {
  const LEGACY_ROUTES = typeof routes === 'string' ? routes : JSON.stringify(routes)
  return configFrom({ ...TEST_BINDINGS, ...more, LEGACY_ROUTES }).legacy
}

test('there are no routes of another system unless the variable names them', () => {
  expect(configFrom({ ...TEST_BINDINGS }).legacy).toBeNull()
  expect(parsed('')).toBeNull()
})

test('a pattern is a path, or a path with everything below it, in every site and locale', () => {
  expect(parsed({ origin, paths: ['/help', '/gift-registry/*'] })).toEqual({
    origin,
    paths: [
      '/help',
      '/gift-registry',
      '/gift-registry/',
      '/ca/help',
      '/ca/gift-registry',
      '/ca/gift-registry/',
      '/ca/fr-CA/help',
      '/ca/fr-CA/gift-registry',
      '/ca/fr-CA/gift-registry/',
    ],
    bridge: true,
    cookies: [],
    offline: false,
    services: [],
  })
})

test('paths are written as the placement of site and locale says', () => {
  const paths = (site: string, locale: string, showDefaults = 'false') =>
    parsed(
      { origin, paths: ['/help'] },
      { SITE_PLACEMENT: site, LOCALE_PLACEMENT: locale, SHOW_DEFAULTS: showDefaults },
    )?.paths
  expect(paths('query', 'query')).toEqual(['/help'])
  expect(paths('none', 'none')).toEqual(['/help'])
  expect(paths('query', 'path')).toEqual(['/help', '/fr-CA/help'])
  expect(paths('path', 'path', 'true')).toEqual([
    '/us/en-US/help',
    '/ca/en-CA/help',
    '/ca/fr-CA/help',
  ])
})

test.each([
  ['/gift-registry', true],
  ['/gift-registry/', true],
  ['/gift-registry/new/1', true],
  ['/ca/fr-CA/gift-registry/new', true],
  ['/gift-registryx', false],
  ['/Gift-Registry', false],
  ['/x/gift-registry', false],
  ['/help', true],
  ['/help/', false],
  ['/help/returns', false],
  ['/', false],
])('whether %s is served by another system: %s', (path, isLegacy) => {
  const { paths = [] } = parsed({ origin, paths: ['/help', '/gift-registry/*'] }) ?? {}
  expect(isLegacyPath(path, paths)).toBe(isLegacy)
})

test.each([
  ['{', 'LEGACY_ROUTES is not JSON'],
  [{ origin }, 'LEGACY_ROUTES.paths is missing'],
  [{ origin, paths: [] }, 'LEGACY_ROUTES.paths must not be empty'],
  [{ origin: 'http://legacy.example', paths: ['/a'] }, 'LEGACY_ROUTES.origin must be https'],
  [{ origin: `${origin}/a`, paths: ['/a'] }, 'LEGACY_ROUTES.origin is not an origin'],
  ...[
    '/',
    '/*',
    '*',
    'a',
    '/a*',
    '/a/*/b',
    '/a//b',
    '/a/../api',
    '/./a',
    '/a b',
    '/a%2fb',
    '/a?b',
    '/a;b',
    "/a' *",
  ].map((path) => [
    { origin, paths: [path] },
    'LEGACY_ROUTES.paths.0 must be like /path or /path/*',
  ]),
  ...['/api', '/api/*', '/assets/x', '/service-worker.js', '/webhooks/purge'].map((path) => [
    { origin, paths: [path] },
    'LEGACY_ROUTES.paths.0 must not be the shop’s own',
  ]),
  [
    { origin, paths: ['/a'], cookies: ['__Host-x'] },
    'LEGACY_ROUTES.cookies.0 must be like name or name*',
  ],
  [{ origin, paths: ['/a'], cookies: ['*'] }, 'LEGACY_ROUTES.cookies.0 must be like name or name*'],
  ...['us-store-id', 'us-*', 'privacy-choices', 'p*'].map((cookie) => [
    { origin, paths: ['/a'], cookies: [cookie] },
    'LEGACY_ROUTES.cookies.0 must not be a cookie of the shop',
  ]),
  [
    { origin, paths: ['/a'], services: ['https://a.example/b'] },
    'LEGACY_ROUTES.services.0 is not an origin',
  ],
] as [object | string, string][])('rejects %j', (routes, problem) => {
  expect(() => parsed(routes)).toThrow(problem)
})

test('in production the legacy system has a public address', () => {
  const production = { ...STAGING, ENVIRONMENT: 'production' as const }
  expect(() => parsed({ origin: 'https://legacy.internal', paths: ['/a'] }, production)).toThrow(
    'LEGACY_ROUTES.origin is not a public https address',
  )
})
