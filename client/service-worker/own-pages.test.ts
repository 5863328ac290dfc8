import { expect, test } from 'vitest'

import { routes } from '#shared/routes.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite, SITE_LOCALES } from '#shared/site/site.ts'

import { findAudience, canonicalAddress, isPage, isPublic } from './own-pages.ts'

/** The paths of another system. */
const LEGACY = ['/registry', '/registry/']

const PLACES = ['path', 'query', 'none'] as const

const placements = PLACES.flatMap((site) =>
  PLACES.flatMap((locale) =>
    [true, false].map((showDefaults) => ({ site, locale, showDefaults, defaultSite })),
  ),
)

test.for(placements)(
  'a page has the audience of its route, with the site in $site and the locale in $locale',
  (options) => {
    const placement = createPlacement(options)
    for (const { site, locale } of SITE_LOCALES) {
      if (!placement.canExpress(site, locale)) continue
      const audience = (path: string) =>
        findAudience(
          new URL(placement.href({ site, locale, path }), 'https://shop.example'),
          placement,
          LEGACY,
        )
      for (const { path, audience: expected } of Object.values(routes)) {
        const filled = path.replaceAll(/:\w+/g, 'api')
        expect(audience(filled), filled).toBe(expected)
        expect(audience(`${filled}/`), filled).toBe(expected)
      }
      // Content maps pages to addresses of any form.
      expect(audience('/gifts/cart')).toBe('public')
    }
    for (const path of [
      '/api',
      '/api/bag',
      '/proxy/x',
      '/webhooks/preview',
      '/reports/csp',
      '/registry/new',
    ]) {
      expect(
        findAudience(new URL(path, 'https://shop.example'), placement, LEGACY),
        path,
      ).toBeNull()
    }
  },
)

test('only complete responses that are the same for everyone are stored', () => {
  const isStored = (cacheControl: string | null, status = 200) =>
    isPublic(
      new Response('', { status, headers: cacheControl ? { 'cache-control': cacheControl } : {} }),
    )
  for (const shared of ['public, no-cache', 'public, max-age=31536000, immutable'])
    expect(isStored(shared), shared).toBe(true)
  for (const own of [null, 'no-store', 'private, no-store', 'public, no-store', 'private, public'])
    expect(isStored(own), `${own}`).toBe(false)
  for (const status of [206, 301, 404, 503])
    expect(isStored('public, no-cache', status)).toBe(false)
  const redirected = Object.defineProperty(
    new Response('', { headers: { 'cache-control': 'public' } }),
    'redirected',
    { value: true },
  )
  expect(isPublic(redirected)).toBe(false)
})

test('only HTML is a page', () => {
  const typed = (type: string | null) =>
    isPage(new Response(null, { headers: type ? { 'content-type': type } : {} }))
  expect(['text/html; charset=utf-8', 'text/html'].map(typed)).toEqual([true, true])
  expect(['text/plain', 'application/json; text/html', null].map(typed)).toEqual([
    false,
    false,
    false,
  ])
})

test('a page is stored once, under the address without parameters that mean nothing to it', () => {
  const placement = createPlacement({
    site: 'path',
    locale: 'path',
    showDefaults: false,
    defaultSite,
  })
  const stored = (address: string) =>
    canonicalAddress(new URL(address, 'https://shop.example'), placement).replace(
      'https://shop.example',
      '',
    )
  expect(stored('/ca/fr-CA/search?utm_source=mail&q=sel')).toBe('/ca/fr-CA/search?q=sel')
  expect(stored('/search?page=2&q=sea')).toBe('/search?page=2&q=sea')
  expect(stored('/search?q=sea')).toBe('/search?q=sea')
  expect(stored('/?utm_source=mail')).toBe('/')
  // Content may have mapped these, and its pages may use any parameter.
  expect(stored('/gifts/for-her?utm_source=mail')).toBe('/gifts/for-her?utm_source=mail')
  expect(stored('/us/fr-CA/search?q=a&x=1')).toBe('/us/fr-CA/search?q=a&x=1')
})
