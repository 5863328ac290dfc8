import { expect, test } from 'vitest'

import { createPlacement, type PlacementOptions } from '#shared/site/placement.ts'
import { defaultSite, SITE_LOCALES } from '#shared/site/site.ts'

import { control, openShop } from './shop.ts'

const KINDS = ['path', 'query', 'none'] as const
const CONFIGURATIONS = KINDS.flatMap((kind) =>
  [false, true].map((showDefaults) => ({ kind, showDefaults })),
)

const DEFAULT = { site: defaultSite, locale: defaultSite.defaultLocale }

function openShopWithPlacement({ kind, showDefaults }: (typeof CONFIGURATIONS)[number]) {
  const options: PlacementOptions = { site: kind, locale: kind, showDefaults, defaultSite }
  const variables = { SITE_PLACEMENT: kind, LOCALE_PLACEMENT: kind, SHOW_DEFAULTS: showDefaults }
  return { shop: openShop(variables), placement: createPlacement(options) }
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&')

const readCanonical = (text: string) =>
  unescaped(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1] ?? '')

/** The alternates of a document by locale. */
const readAlternates = (text: string) =>
  Object.fromEntries(
    Array.from(
      text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g),
      ([, locale = '', href = '']) => [locale, unescaped(href)],
    ),
  )

/** The labels and links of the selected filters of a document. */
const readChips = (text: string) =>
  Array.from(
    text.matchAll(/href="([^"]*)" aria-label="Remove filter: ([^"]*)"/g),
    ([, href = '', label = '']) => [label, unescaped(href)],
  )

const isIndexed = (text: string) => !text.includes('<meta name="robots" content="noindex"')

/** The links of a document within the shop. */
const readLinks = (text: string) =>
  [...text.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g)].map(([, href = '']) => unescaped(href))

test.each(CONFIGURATIONS)(
  'with site and locale in $kind (defaults shown: $showDefaults) every locale has its own addresses',
  async (configuration) => {
    const { shop, placement } = openShopWithPlacement(configuration)
    const siteLocales = SITE_LOCALES.filter(({ site, locale }) =>
      placement.canExpress(site, locale),
    )
    expect(siteLocales.length).toBe(configuration.kind === 'none' ? 1 : SITE_LOCALES.length)

    for (const siteLocale of siteLocales) {
      const address = placement.href({ ...siteLocale, path: '/search', search: '?q=soap' })
      const { response, text } = await shop.text(address)
      expect(response.status, address).toBe(200)
      expect(text).toMatch(new RegExp(`<html lang="${siteLocale.locale}"`))

      const links = readLinks(text).map((href) => placement.parse(new URL(href, shop.origin)))
      expect(links.length).toBeGreaterThan(24)
      // Only a few links lead to another language or another country's site.
      const atHome = links.filter(
        (link) => link.site === siteLocale.site && link.locale === siteLocale.locale,
      )
      expect(atHome.length).toBeGreaterThan(links.length - 5)
      expect(links.filter(({ found, redirect }) => !found || redirect !== null)).toEqual([])

      const { pathname } = new URL(placement.href({ ...siteLocale, path: '/search' }), shop.origin)
      expect(text).toMatch(new RegExp(`<form [^>]*action="${pathname}[?"]`))
      for (const { name, value } of placement.formFields(siteLocale)) {
        expect(text).toMatch(new RegExp(`<input type="hidden" name="${name}" value="${value}"`))
      }
      expect(readCanonical(text)).toBe(
        placement.absolute(shop.origin, { ...siteLocale, path: '/search', search: '?q=soap' }),
      )
    }
  },
)

test.each(CONFIGURATIONS)(
  'with site and locale in $kind (defaults shown: $showDefaults) other spellings redirect once',
  async (configuration) => {
    const { shop, placement } = openShopWithPlacement(configuration)
    const canonical = placement.href({ ...DEFAULT, path: '/p/x-JW0801' })
    const moved = await shop.text(canonical)
    expect(moved.response.status).toBe(301)
    const address = moved.response.headers.get('location') ?? ''
    const there = await shop.text(address)
    expect(there.response.status).toBe(200)
    expect(placement.parse(new URL(address, shop.origin)).redirect).toBeNull()

    const spellings = [
      '/us/en-US/cart',
      '/en/cart',
      '/cart?site=us&locale=en-US',
      '/cart',
      '/cart/',
    ]
    for (const spelling of spellings) {
      const { response } = await shop.text(spelling)
      const expected = placement.parse(new URL(spelling, shop.origin))
      expect(response.headers.get('location'), spelling).toBe(expected.redirect)
      expect(response.status, spelling).toBe(
        expected.redirect === null ? (expected.path === '/cart' ? 200 : 404) : 301,
      )
      const next = expected.redirect && (await shop.text(expected.redirect))
      expect(next ? next.response.headers.get('location') : null).toBeNull()
    }
  },
)

test('a category with a custom URL honors page, sort order and filters of the query', async () => {
  const shop = openShop()
  const sorted = await shop.warm('/by-candlelight?page=2&sort=newest&utm_source=mail')
  expect(sorted.text.includes('<option value="newest" selected="">')).toBe(true)
  expect(sorted.text).toMatch(/aria-current="page"[^>]*aria-label="Page 2"/)
  expect(readCanonical(sorted.text)).toBe(
    `${shop.origin}/c/home-fragrance/three-wick-candles?page=2`,
  )
  expect((await shop.text('/by-candlelight?page=99')).response.status).toBe(404)

  // The URL stands for a filter, which only the category's own URL can omit.
  const { text: woods } = await shop.text('/evening-woods')
  expect(readChips(woods)).toEqual([['Woods', '/g/home-fragrance']])
  const grid = readLinks(woods).filter((href) => /[?&](family|form|price|page)=/.test(href))
  expect(grid.length).toBeGreaterThan(10)
  expect(grid.filter((href) => !href.startsWith('/g/home-fragrance?'))).toEqual([])
  expect(woods.includes('<form class="sort" action="/g/home-fragrance"')).toBe(true)

  const { text: citrus } = await shop.text('/evening-woods?family=citrus&family=sea')
  expect(readChips(citrus).map(([label]) => label)).toEqual(['Citrus', 'Sea'])
})

test('a child category under another parent redirects to its own address with its query', async () => {
  const shop = openShop()
  const own = '/c/home-fragrance/three-wick-candles'
  const addresses = [
    ['/c/body-care/three-wick-candles', own],
    ['/c/no-such/three-wick-candles?page=2&utm_source=mail', `${own}?page=2&utm_source=mail`],
    ['/ca/fr-CA/c/gifts/three-wick-candles?sort=newest', `/ca/fr-CA${own}?sort=newest`],
    ['/c/body-care/home-fragrance', '/g/home-fragrance'],
  ]
  for (const [address = '', to] of addresses) {
    const { response } = await shop.text(address)
    expect(response.status, address).toBe(301)
    expect(response.headers.get('location')).toBe(to)
  }
  expect((await shop.text(`${own}?page=2`)).response.status).toBe(200)
})

test('a filter without products shows its empty state, despite the filters in the service’s response', async () => {
  const shop = openShop()
  const path = '/g/home-fragrance?family=woods&price=(0..1)'
  const named = await shop.warm(path)
  shop.clock.now += 1_000_000
  await shop.breaks('product-search', { kind: 'missing-fields', field: 'refinements' })
  const unnamed = await shop.warm(`${path}&sort=newest`)

  for (const { text } of [named, unnamed]) {
    expect(text.includes('Nothing matches these filters')).toBe(true)
    expect(isIndexed(text)).toBe(false)
    expect(readChips(text)).toHaveLength(2)
    expect(/<h3 class="name"/.test(text)).toBe(false)
  }
  expect(readChips(unnamed.text)).toContainEqual([
    'woods',
    '/g/home-fragrance?price=%280..1%29&sort=newest',
  ])
})

test('alternates carry the canonical query and name only existing pages', async () => {
  const shop = openShop()
  const path = '/c/home-fragrance/three-wick-candles'
  const [us, ca, fr] = ['', '/ca', '/ca/fr-CA'].map((prefix) => `${shop.origin}${prefix}${path}`)
  // The other site's menu is read in the background, and used at the next rendering.
  await shop.warm(path)
  shop.clock.now += 20_000
  await shop.text(path)
  const { text: first } = await shop.text(path)
  expect(readAlternates(first)).toEqual({ 'en-US': us, 'en-CA': ca, 'fr-CA': fr, 'x-default': us })

  // The locales of one site list the same products; another site may have fewer.
  const { text: second } = await shop.text(`${path}?page=2`)
  expect(readCanonical(second)).toBe(`${us}?page=2`)
  expect(readAlternates(second)).toEqual({ 'en-US': `${us}?page=2`, 'x-default': `${us}?page=2` })
  const { text: french } = await shop.text(`/ca/fr-CA${path}?page=2`)
  expect(readCanonical(french)).toBe(`${fr}?page=2`)
  expect(readAlternates(french)).toEqual({ 'en-CA': `${ca}?page=2`, 'fr-CA': `${fr}?page=2` })

  // Another site's menu has neither.
  const { text: hidden } = await shop.text('/ca/category/lab-unknown')
  expect(Object.keys(readAlternates(hidden))).toEqual(['en-CA', 'fr-CA'])
  const { text: mapped } = await shop.text('/our-wax')
  expect(mapped.includes('<h1')).toBe(true)
  expect(Object.keys(readAlternates(mapped))).toEqual(['en-US', 'x-default'])
})

test('a mapping is followed only to a path of the shop or to https', async () => {
  const shop = openShop()
  const destinations = [
    ['/..//evil.invalid', null],
    ['/a/../..//evil.invalid/', null],
    ['/%2e%2e//evil.invalid', null],
    ['/.//evil.invalid', null],
    ['//evil.invalid', null],
    ['/\\evil.invalid', null],
    ['/\t/evil.invalid', null],
    ['http://evil.invalid/', null],
    ['/g/gifts?sort=newest', '/ca/g/gifts?sort=newest'],
    ['/a/..b/c', '/ca/a/..b/c'],
    ['https://journal.example/', 'https://journal.example/'],
  ]
  for (const [index, [destinationUrl, to]] of destinations.entries()) {
    const urlSegment = `/moved-${shop.session}-${index}`
    const answer = { statusCode: 301, destinationUrl }
    await control('PUT', '/mappings/ca', { urlSegment, answer })
    const { response } = await shop.text(`/ca${urlSegment}`)
    expect(response.headers.get('location'), destinationUrl ?? '').toBe(to)
    expect(response.status).toBe(to === null ? 404 : 301)
    await control('DELETE', `/mappings/ca?urlSegment=${urlSegment}`)
  }
})
