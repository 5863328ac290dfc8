import { deadEndsAmong, linksOf } from '../../browser/dead-ends.ts'
import { expect, test } from '../../browser/shop.ts'
import { PAGES, PREFIXES } from './pages.ts'

const OF_FEATURES_OFF = [
  '/loyalty-rewards',
  '/loyalty-rewards/join',
  '/my-account/wallet',
  '/my-account/my-points-history',
  '/my-account/scent-scription',
]

test('pages of features that are off do not exist', async ({ request }) => {
  for (const path of OF_FEATURES_OFF)
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
})

for (const [locale, prefix] of Object.entries(PREFIXES)) {
  test(`every link in ${locale} leads to a page, and none to a feature that is off`, async ({
    request,
  }) => {
    const pages = PAGES.map((page) => prefix + page)
    const paths = (await linksOf(request, pages)).map((link) => link.replace(/\?.*/, ''))
    const links = [...new Set(paths)]
    expect(links.length).toBeGreaterThan(50)
    const off = OF_FEATURES_OFF.map((path) => prefix + path)
    expect(links.filter((link) => off.includes(link))).toEqual([])
    // The page that does not exist links to itself in the other languages.
    const others = links.filter((link) => !link.endsWith('/nothing-here'))
    expect(await deadEndsAmong(request, others)).toEqual([])
  })
}
