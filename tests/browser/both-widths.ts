import { expect, expectAccessible, type Page } from './shop.ts'

/** Expects that a page is accessible and fits, on phones and on wide screens. */
export async function expectFitting(page: Page, widths: readonly number[] = [390, 1440]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(needed).toBeLessThanOrEqual(width)
  }
}
