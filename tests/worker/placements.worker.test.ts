import { expect, test } from 'vitest'

import { createPlacement, type PlacementOptions } from '#shared/site/placement.ts'
import { defaultSite, SITE_LOCALES } from '#shared/site/site.ts'

import { openShop } from './shop.ts'

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

/** The links of a document within the shop. */
const linksOf = (text: string) =>
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

      const links = linksOf(text).map((href) => placement.parse(new URL(href, shop.origin)))
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
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1] ?? ''
      expect(unescaped(canonical)).toBe(
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
