import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createPlacement, type PlacementOptions } from './placement.ts'
import { defaultSite, sites, type Site } from './site.ts'

test('by default, puts site and locale into the path and omits default values', () => {
  expect(parsed('/')).toMatchObject({ site: sites.us, locale: 'en-US', path: '/', redirect: null })
  expect(parsed('/ca/')).toMatchObject({ site: sites.ca, locale: 'en-CA', path: '/' })
  expect(parsed('/ca/cart')).toMatchObject({ site: sites.ca, locale: 'en-CA', path: '/cart' })
  expect(parsed('/ca/fr-CA/search?q=sel')).toMatchObject({
    ...french,
    path: '/search',
    search: '?q=sel',
    redirect: null,
  })
})

test.each([
  ['/en/cart', '/cart'],
  ['/fr/checkout?step=2', '/ca/fr-CA/checkout?step=2'],
  ['/ca/fr/cart', '/ca/fr-CA/cart'],
  ['/ca/en', '/ca/'],
  ['/ca', '/ca/'],
  ['/ca/fr-CA', '/ca/fr-CA/'],
  ['/ca/de-DE/x', '/ca/x'],
  ['/de-DE/x', '/x'],
  ['/us/en-US/x?q=1', '/x?q=1'],
  ['/us/', '/'],
  ['/ca/en-CA/x', '/ca/x'],
  ['/CA/fr-ca/x', '/ca/fr-CA/x'],
  ['/cart/', '/cart'],
])('%s redirects to %s', (written, canonical) => {
  expect(parsed(written)).toMatchObject({ found: true, redirect: canonical })
})

test.each(['/us/fr-CA/x', '/fr-CA/x', '/us/fr/x', '/ca/en-US/x'])(
  '%s is not found, because the site does not support the locale',
  (written) => {
    expect(parsed(written)).toMatchObject({ found: false, redirect: null })
  },
)

test.each([
  ['/us//evil.example', false],
  ['//evil.example/us/en-US/', false],
  ['/us/\\evil.example', false],
  ['/us/.//evil.example', false],
  ['/us/..//evil.example', false],
  ['/us/en-US/\t/evil.example', false],
  ['/us/%5cevil.example', true],
  ['/us/%2f/evil.example', true],
])('%s never redirects away from the shop', (written, found) => {
  const { redirect, ...rest } = parsed(written)

  expect(rest.found).toBe(found)
  expect(new URL(redirect ?? '/', ORIGIN).origin).toBe(ORIGIN)
})

test('never builds a URL that leaves the shop', () => {
  const { href } = createPlacement(BY_PATH)

  expect(href({ ...american, path: '//evil.example' })).toBe('/evil.example')
  expect(href({ ...american, path: '\\\\evil.example/a\\b\n' })).toBe('/evil.example/a%5Cb%0A')
})

test('puts site and locale after the page’s own query parameters', () => {
  const { href, parse } = createPlacement(BY_QUERY)
  const address = href({ ...french, path: '/search', search: '?q=sel%20marin' })

  expect(address).toBe('/search?q=sel%20marin&site=ca&locale=fr-CA')
  expect(at(parse, address)).toMatchObject({ ...french, search: '?q=sel+marin', redirect: null })
  expect(at(parse, '/search?locale=fr-CA&q=a&site=ca').redirect).toBeNull()
  expect(at(parse, '/x?site=us&locale=en-US').redirect).toBe('/x')
  expect(at(parse, '/x?site=mx&q=1').redirect).toBe('/x?q=1')
  expect(at(parse, '/x?site=ca&locale=de-DE').redirect).toBe('/x?site=ca')
  expect(at(parse, '/x?locale=fr-CA').found).toBe(false)
  expect(at(parse, '/fr/cart').redirect).toBe('/cart?site=ca&locale=fr-CA')
})

test('without site and locale in URLs, there is one site with one locale', () => {
  const { parse, canExpress } = createPlacement({ ...BY_PATH, site: 'none', locale: 'none' })

  expect(at(parse, '/ca/cart')).toMatchObject({ site: sites.us, path: '/ca/cart', redirect: null })
  expect(at(parse, '/en/cart').redirect).toBe('/cart')
  expect(at(parse, '/fr/cart').found).toBe(false)
  expect(canExpress(sites.ca, 'en-CA')).toBe(false)
})

test('with showDefaults, redirects shorter URLs to the complete ones', () => {
  const { parse } = createPlacement({ ...BY_PATH, showDefaults: true })

  expect(at(parse, '/')).toMatchObject({ found: true, redirect: '/us/en-US/' })
  expect(at(parse, '/ca/cart')).toMatchObject({ redirect: '/ca/en-CA/cart' })
  expect(at(parse, '/us/en-US/cart')).toMatchObject({ site: sites.us, redirect: null })
})

test('gives GET forms fields for what their action’s query would lose', () => {
  expect(createPlacement(BY_PATH).formFields(french)).toEqual([])
  expect(createPlacement(BY_QUERY).formFields(french)).toEqual([
    { name: 'site', value: 'ca' },
    { name: 'locale', value: 'fr-CA' },
  ])
})

test('parses every URL that it builds back to the same site, locale and path', () => {
  fc.assert(
    fc.property(anyOptions, anyAddress, (options, address) => {
      const placement = createPlacement(options)
      fc.pre(placement.canExpress(address.site, address.locale))
      const read = at(placement.parse, placement.href(address))

      expect(read).toEqual({ ...address, found: true, redirect: null })
    }),
    { numRuns: 500 },
  )
})

test('always redirects in one hop, with a relative URL, to the same page', () => {
  const segment = fc.constantFrom(
    'us',
    'CA',
    'en-US',
    'fr-ca',
    'de-DE',
    'fr',
    'en',
    '',
    '..',
    'p',
    '\\',
  )
  const segments = fc.array(segment, { maxLength: 6 })
  const search = fc.constantFrom('', '?site=ca', '?locale=fr-CA&site=ca&site=us', '?q=%5c')

  fc.assert(
    fc.property(anyOptions, segments, search, (options, parts, query) => {
      const { parse } = createPlacement(options)
      const { redirect, site, locale, path } = at(parse, `/${parts.join('/')}${query}`)
      if (redirect === null) return

      expect(redirect).toMatch(/^\/(?![/\\])[^\\\p{Cc}]*$/u)
      expect(at(parse, redirect)).toMatchObject({ site, locale, path, found: true, redirect: null })
    }),
    { numRuns: 2000 },
  )
})

const ORIGIN = 'https://shop.example'
const BY_PATH: PlacementOptions = { site: 'path', locale: 'path', showDefaults: false, defaultSite }
const BY_QUERY: PlacementOptions = { ...BY_PATH, site: 'query', locale: 'query' }
const american = { site: sites.us, locale: 'en-US' } as const
const french = { site: sites.ca, locale: 'fr-CA' } as const

const at = <Parsed>(parse: (url: URL) => Parsed, address: string) =>
  parse(new URL(ORIGIN + address))
const parsed = (address: string) => at(createPlacement(BY_PATH).parse, address)

const kind = fc.constantFrom('path' as const, 'query' as const, 'none' as const)
const anySite = fc.constantFrom<Site>(sites.us, sites.ca)
const anyOptions = fc.record({
  site: kind,
  locale: kind,
  showDefaults: fc.boolean(),
  defaultSite: anySite,
})
/** Segments that cannot be mistaken for a site or a language. */
const anyPath = fc
  .array(fc.stringMatching(/^[a-zA-Z0-9% é]{3,8}$/).map(encodeURIComponent), { maxLength: 4 })
  .map((segments) => `/${segments.join('/')}`)
const anyAddress = anySite.chain((site) =>
  fc.record({
    site: fc.constant(site),
    locale: fc.constantFrom(...site.supportedLocales.map(({ id }) => id)),
    path: anyPath,
    search: fc.constantFrom('', '?q=sel', '?page=2&color=blue'),
  }),
)
