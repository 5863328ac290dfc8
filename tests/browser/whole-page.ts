import { expect, hydrated, type Page } from './shop.ts'

/** What the browser and the shop write to the console about lost code. */
export const LOST =
  /Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|shop error|Failed to fetch/

/** The header, the main content and the footer are there, and the page is not empty. */
export async function expectWhole(page: Page) {
  // The content may have headers as well.
  await expect(page.locator('#app header').first()).toBeVisible()
  await expect(page.locator('#app main')).toContainText(/\w/)
  await expect(page.locator('#app footer')).toBeAttached()
}

export async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}
