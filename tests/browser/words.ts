import { expect, quiet, test, type Page } from './shop.ts'
import { ambiguousLinks, joinedWords, looseSeparators } from './word-facts.ts'

const NARROW = { width: 320, height: 640 }
const WIDE = { width: 1280, height: 900 }

/** Expects that words are read one by one, on a wide and on a narrow screen. */
export const expectWordsApart = (page: Page, path: string) =>
  test.step('words stand apart, no line begins or ends with a separator, and links with the same words lead to the same place', async () => {
    await page.setViewportSize(WIDE)
    await quiet(page)
    expect.soft(await page.evaluate(joinedWords), path).toEqual([])
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size)
      expect.soft(await page.evaluate(looseSeparators), path).toEqual([])
      expect.soft(await page.evaluate(ambiguousLinks), path).toEqual([])
    }
  })
