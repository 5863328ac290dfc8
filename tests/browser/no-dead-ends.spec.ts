import { LOCALES } from '#shared/site/site.ts'

import { expect, test } from './shop.ts'
import { PREFIX } from './prefix.ts'

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

for (const locale of LOCALES) {
  test(`every link of header, footer, guide pages, home page and a list in ${locale} leads to a page with a heading`, async ({
    request,
  }) => {
    const deadEnds: string[] = []
    const seen = new Set<string>()
    const shopPages = SHOP_PAGES.map((path) => PREFIX[locale] + path)

    const get = (path: string) => request.get(path, { maxRedirects: 0 })

    /** On a busy machine commerce may be late. */
    async function available(path: string) {
      let answer = await get(path)
      await expect(async () => {
        if (answer.status() === 503) answer = await get(path)
        expect(answer.status(), path).not.toBe(503)
      }).toPass({ timeout: 60_000 })
      return answer
    }

    async function visit(path: string) {
      const answer = await available(path)
      const { location } = answer.headers()
      // Pages of customers lead to the login page, products by their ids to their pages.
      if (location) return [new URL(location, 'https://shop.test').pathname]
      const text = await answer.text()
      if (answer.status() !== 200 || !/<h1\b/.test(text))
        deadEnds.push(`${path} ${answer.status()}`)
      return SHOPPING.test(path) && !shopPages.includes(path) ? [] : linksOf(text)
    }

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
  })
}

/** The addresses of other pages of the shop. */
function linksOf(html: string) {
  return Array.from(html.matchAll(ANCHOR), ([, href = '']) => href.replaceAll('&amp;', '&'))
    .map((href) => href.replace(/[?#].*/s, ''))
    .filter((path) => /^\/(?!\/)/.test(path) && !HOME.test(path))
}
