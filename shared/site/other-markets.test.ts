import { afterAll, expect, test, vi } from 'vitest'

import type { PlacementOptions } from './placement.ts'
import type { Locale, Site } from './site.ts'

const market = (id: string, currency: string, locales: readonly object[]) => ({
  id,
  alias: id,
  country: id.toUpperCase(),
  currency,
  taxes: 'included',
  defaultLocale: `en-${id.toUpperCase()}`,
  supportedLocales: locales,
})

/** A shop with aliases of locales, the same one on two sites, and a locale in another currency. */
vi.resetModules()
vi.doMock('#shop/markets.ts', () => ({
  markets: {
    gb: market('gb', 'GBP', [{ id: 'en-GB' }, { id: 'fr-GB', alias: 'fr' }]),
    ie: market('ie', 'EUR', [
      { id: 'en-IE', alias: 'en' },
      { id: 'fr-IE', alias: 'fr' },
      { id: 'ga-IE', alias: 'irish', preferredCurrency: 'GBP' },
    ]),
  },
  defaultMarket: 'gb',
}))
const { createPlacement } = await import('./placement.ts')
const { defaultSite, SITE_LOCALES, siteIn, SITES } = await import('./site.ts')

// Other files of tests share the modules.
afterAll(() => {
  vi.doUnmock('#shop/markets.ts')
  vi.resetModules()
})

test.each([
  ['/', 'gb', 'en-GB'],
  ['/fr/cart', 'gb', 'fr-GB'],
  ['/ie/', 'ie', 'en-IE'],
  ['/ie/fr/cart', 'ie', 'fr-IE'],
  ['/ie/irish/cart?q=1', 'ie', 'ga-IE'],
])('%s is a page of %s in %s', (written, siteId, locale) => {
  const { parse, href } = createPlacement(BY_PATH)
  const read = parse(new URL(ORIGIN + written))

  expect([read.site.id, read.locale, read.redirect, read.found]).toEqual([
    siteId,
    locale,
    null,
    true,
  ])
  expect(href(read)).toBe(written)
})

test.each([
  ['/ie/fr-IE/cart', '/ie/fr/cart'],
  ['/ie/ga-IE/cart?q=1', '/ie/irish/cart?q=1'],
  ['/ie/FR/cart', '/ie/fr/cart'],
  ['/ie/en/cart', '/ie/cart'],
  ['/ie/en-IE/cart', '/ie/cart'],
  ['/fr-GB/cart', '/fr/cart'],
  ['/gb/fr/cart', '/fr/cart'],
  ['/ie/ga/cart', '/ie/irish/cart'],
])('%s redirects to %s, where the alias stands for the locale', (written, canonical) => {
  const { parse } = createPlacement(BY_PATH)

  expect(parse(new URL(ORIGIN + written))).toMatchObject({ found: true, redirect: canonical })
  expect(parse(new URL(ORIGIN + canonical)).redirect).toBeNull()
})

test('an alias is part of the query where the locale is', () => {
  const { parse, href, formFields } = createPlacement({
    ...BY_PATH,
    site: 'query',
    locale: 'query',
  })
  const french = placeOf('fr-IE')

  expect(href({ ...french, path: '/cart' })).toBe('/cart?site=ie&locale=fr')
  expect(parse(new URL(`${ORIGIN}/cart?site=ie&locale=fr-IE`)).redirect).toBe(
    '/cart?site=ie&locale=fr',
  )
  expect(formFields(french)).toEqual([
    { name: 'site', value: 'ie' },
    { name: 'locale', value: 'fr' },
  ])
})

test('a page that starts like the alias of a locale is not that locale’s', () => {
  const { parse, href } = createPlacement(BY_PATH)
  const address = href({ ...placeOf('en-GB'), path: '/fr/cart' })

  expect(parse(new URL(ORIGIN + address)).locale).toBe('fr-GB')
  expect(parse(new URL(`${ORIGIN}/gb/en-GB/fr/cart`))).toMatchObject({ found: false })
})

test('amounts of a locale are in the currency that it prefers', () => {
  const currencies = SITE_LOCALES.map(({ site, locale }) => [locale, site.currency])

  expect(Object.fromEntries(currencies)).toEqual({
    'en-GB': 'GBP',
    'fr-GB': 'GBP',
    'en-IE': 'EUR',
    'fr-IE': 'EUR',
    'ga-IE': 'GBP',
  })
  expect(createPlacement(BY_PATH).parse(new URL(`${ORIGIN}/ie/irish/`)).site.currency).toBe('GBP')
  expect(siteIn(siteNamed('ie'), placeOf('ga-IE').locale)).toMatchObject({
    id: 'ie',
    currency: 'GBP',
  })
})

test('a site is the same object in every locale of its currency', () => {
  expect(siteIn(siteNamed('ie'), placeOf('fr-IE').locale)).toBe(siteNamed('ie'))
})

const ORIGIN = 'https://shop.example'
const BY_PATH: PlacementOptions = { site: 'path', locale: 'path', showDefaults: false, defaultSite }

function siteNamed(id: string): Site {
  const site = SITES.find((each) => (each.id as string) === id)
  if (!site) throw new Error(`no site ${id}`)
  return site
}

function placeOf(name: string): { site: Site; locale: Locale } {
  const place = SITE_LOCALES.find(({ locale }) => (locale as string) === name)
  if (!place) throw new Error(`no locale ${name}`)
  return place
}
