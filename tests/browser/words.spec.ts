import { checkOutTo } from './checkout.ts'
import { expect, quiet, test } from './shop.ts'
import { PREFIX } from './visits.ts'
import { ambiguousLinks, joinedWords, looseSeparators } from './word-facts.ts'

/** One page of each kind, with most of the parts that pages have. */
const KINDS = [
  '/',
  '/g/home-fragrance',
  '/c/home-fragrance/three-wick-candles',
  '/c/gifts',
  '/search?q=candle',
  '/search?q=zzzz',
  '/p/JW0801',
  '/customer-care',
  '/customer-care/orders',
  '/global-locations',
  '/store-locator?q=43215',
  '/login',
  '/nowhere',
]

const NARROW = { width: 320, height: 640 }
const WIDE = { width: 1280, height: 900 }

const NOT_FOUND = /status of 404/

for (const locale of ['en-US', 'fr-CA'] as const) {
  test(`words of a page in ${locale} stand apart, no line begins or ends with a separator, and links with the same words lead to the same place`, async ({
    page,
    forgive,
  }) => {
    forgive(NOT_FOUND)
    test.setTimeout(240_000)
    const prefix = PREFIX[locale]
    await checkOutTo(page, 'review', { locale })
    for (const path of [...KINDS, '/cart', '/checkout/review']) {
      await page.setViewportSize(WIDE)
      await page.goto(prefix + path)
      await quiet(page)
      expect.soft(await page.evaluate(joinedWords), path).toEqual([])
      for (const size of [WIDE, NARROW]) {
        await page.setViewportSize(size)
        expect.soft(await page.evaluate(looseSeparators), path).toEqual([])
        expect.soft(await page.evaluate(ambiguousLinks), path).toEqual([])
      }
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
