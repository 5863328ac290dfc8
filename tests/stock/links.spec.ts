import { deadEndsAmong, linksOf } from '../browser/dead-ends.ts'
import { expect, test } from '../browser/shop.ts'

const PAGES = ['/', '/g/mens', '/p/25001M', '/cart', '/login', '/customer-care', '/store-locator']

for (const prefix of ['', '/ca/fr-CA']) {
  test(`every link of pages below "${prefix}/" leads to a page`, async ({ request }) => {
    const links = await linksOf(
      request,
      PAGES.map((page) => prefix + page),
    )
    expect(links.length).toBeGreaterThan(50)
    expect(await deadEndsAmong(request, links)).toEqual([])
  })
}
