import { expect, test } from '../browser/shop.ts'

const PAGES = ['/', '/g/mens', '/p/25001M', '/cart', '/login', '/customer-care', '/store-locator']
const LINK = /<a\b[^>]*\bhref="(\/[^"#]*)"/g

for (const prefix of ['', '/ca/fr-CA']) {
  test(`every link of pages below "${prefix}/" leads to a page`, async ({ request }) => {
    const links = new Set<string>()
    for (const page of PAGES) {
      const answer = await request.get(prefix + page)
      for (const [, link = ''] of (await answer.text()).matchAll(LINK))
        links.add(link.replaceAll('&amp;', '&'))
    }
    expect(links.size).toBeGreaterThan(50)
    const deadEnds: string[] = []
    for (const link of links) {
      const answer = await request.get(link, { maxRedirects: 0 })
      if (answer.status() >= 400) deadEnds.push(`${link} ${answer.status()}`)
    }
    expect(deadEnds).toEqual([])
  })
}
