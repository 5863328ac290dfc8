import { expect, expectAccessible, type Page } from './shop.ts'

/** Expects that a page is accessible and fits, on phones and on wide screens. */
export async function expectFitting(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(needed).toBeLessThanOrEqual(width)
  }
}
