import type { Page } from './shop.ts'

/** The width of a phone (px). */
export const PHONE = 390

/** @returns how wide a phone's page is with text of twice the size, and where its bag ends. The text stays large. */
export async function widthsOfLargeText(page: Page) {
  await page.setViewportSize({ width: PHONE, height: 844 })
  await page.evaluate(doubleType)
  const bag = await page.locator('header .tools > :last-child').first().boundingBox()
  if (!bag) throw new Error('The bag is not visible.')
  return {
    page: await page.evaluate(() => document.documentElement.scrollWidth),
    bag: bag.x + bag.width,
  }
}

function doubleType() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { font-size: 200% !important }')
  document.adoptedStyleSheets = [sheet]
}
