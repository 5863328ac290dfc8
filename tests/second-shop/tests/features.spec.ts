import { expect, test } from '../../browser/shop.ts'
import { PAGES, PREFIXES } from './pages.ts'

const LINK = /\bhref="(\/[^"#?]*)/g
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
    const links = new Set<string>()
    for (const page of PAGES) {
      const text = await (await request.get(prefix + page)).text()
      for (const [, link = ''] of text.matchAll(LINK)) links.add(link)
    }
    expect(links.size).toBeGreaterThan(50)
    const off = OF_FEATURES_OFF.map((path) => prefix + path)
    expect([...links].filter((link) => off.includes(link))).toEqual([])
    const deadEnds: string[] = []
    for (const link of links) {
      const status = (await request.get(link, { maxRedirects: 0 })).status()
      // The page that does not exist links to itself in the other languages.
      if (status >= 400 && !link.endsWith('/nothing-here')) deadEnds.push(`${link} ${status}`)
    }
    expect(deadEnds).toEqual([])
  })
}
