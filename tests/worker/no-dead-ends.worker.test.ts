import { expect, test } from 'vitest'

import { LOCALES, type Locale } from '#shared/site/site.ts'

import { openShop } from './shop.ts'

const PREFIX: Record<Locale, string> = { 'en-US': '', 'en-CA': '/ca', 'fr-CA': '/ca/fr-CA' }

/** Pages that header and footer name themselves, whether or not content links to them. */
const PAGES = [
  '/login',
  '/registration',
  '/my-account',
  ...['address-list', 'edit-profile', 'order-history', 'my-points-history', 'wallet', 'reset'].map(
    (section) => `/my-account/${section}`,
  ),
  ...['scent-scription', 'payment-methods'].map((section) => `/my-account/${section}`),
  '/my-account/wallet/how-rewards-work',
  '/customer-care',
  '/customer-care/order-status',
  '/store-locator',
  '/loyalty-rewards',
  '/global-locations/global-locations.html',
  '/global-locations/global-locations-france.html',
]

/** Their links to products and lists are followed in every locale; such links of other pages are alike in all of them. */
const SHOP_PAGES = ['/', '/g/home-fragrance']

/** The home pages have tests of their own. */
const HOME = /^\/(ca\/?)?(fr-CA\/?)?$/
const ANCHOR = /<a\b[^>]*\bhref="([^"]+)"/g
/** Products and lists of products. */
const SHOPPING = /^\/(ca\/)?(fr-CA\/)?(p|g|c|search)(\/|$)/

test.for(LOCALES)(
  'every link of header, footer, guide pages, home page and a list in %s leads to a page with a heading',
  async (locale) => {
    const shop = openShop()
    const deadEnds: string[] = []
    const seen = new Set<string>()

    async function visit(path: string) {
      // A path that is unavailable every time is asked for once more, for its status.
      const { response, text } = await shop.warm(path).catch(() => shop.text(path))
      const location = response.headers.get('location')
      // Pages of customers lead to the login page, products by their ids to their pages.
      if (location !== null) return [new URL(location, 'https://shop.test').pathname]
      if (response.status !== 200 || !/<h1\b/.test(text))
        deadEnds.push(`${path} ${response.status}`)
      return SHOPPING.test(path) && !shopPages.includes(path) ? [] : linksOf(text)
    }

    const shopPages = SHOP_PAGES.map((path) => PREFIX[locale] + path)
    const isVisited = (path: string, from: string) =>
      locale === 'en-US' || shopPages.includes(from) || !SHOPPING.test(path)
    let found = [...PAGES.map((path) => PREFIX[locale] + path), ...shopPages]
    while (found.length > 0) {
      for (const path of found) seen.add(path)
      const links: string[] = []
      for (const from of found)
        links.push(...(await visit(from)).filter((path) => isVisited(path, from)))
      found = [...new Set(links)].filter((path) => !seen.has(path))
    }

    expect(deadEnds).toEqual([])
    expect(seen.size).toBeGreaterThan(PAGES.length + 40)
  },
)

/** The addresses of other pages of the shop. */
function linksOf(html: string) {
  return Array.from(html.matchAll(ANCHOR), ([, href = '']) => href.replaceAll('&amp;', '&'))
    .map((href) => href.replace(/[?#].*/s, ''))
    .filter((path) => /^\/(?!\/)/.test(path) && !HOME.test(path))
}
