import { checkOutTo } from './checkout.ts'
import { expect, test } from './shop.ts'
import { PREFIX } from './prefix.ts'
import { expectWordsApart } from './words.ts'

/** One page of each kind that is not among those of `every-page.spec.ts`, with most of the parts that pages have. */
const KINDS = [
  '/c/home-fragrance/three-wick-candles',
  '/g/gifts',
  '/search?q=candle',
  '/search?q=zzzz',
  '/customer-care/orders',
  '/global-locations',
  '/store-locator?q=43215',
]

for (const locale of ['en-US', 'fr-CA'] as const) {
  test(`words of a page in ${locale} stand apart, no line begins or ends with a separator, and links with the same words lead to the same place`, async ({
    page,
  }) => {
    const prefix = PREFIX[locale]
    await checkOutTo(page, 'review', { locale })
    for (const path of [...KINDS, '/cart', '/checkout/review']) {
      await page.goto(prefix + path)
      await expectWordsApart(page, path)
    }
    // A 1 is drawn so narrow that the word beside it needs more than a letter's space.
    expect(await page.locator('#lines').evaluate(wordSpace)).toBeGreaterThan(0.25)
  })
}

/** Runs in the page: the width of the first space of a heading, as a part of its font size. */
function wordSpace(heading: Element) {
  const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const index = node.nodeValue?.indexOf(' ') ?? -1
    if (index < 0) continue
    const range = document.createRange()
    range.setStart(node, index)
    range.setEnd(node, index + 1)
    return (
      range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(heading).fontSize)
    )
  }
  return 0
}
