import { expect, hydrated, type Page } from './shop.ts'
import { open } from './whole-page.ts'

/** Follows a link on the client, from a page that does not load the code of the next one. */
export async function follow(page: Page, from: string, to: string) {
  await open(page, from)
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await page.evaluate((address) => location.assign(address), to)
  await expect(page).toHaveURL(to)
  // The address changes before the page, which may yet load a document.
  await expect(heading).not.toHaveText(before)
}

/** The shell is rendered in the browser, in English. */
export async function withoutMessages(page: Page) {
  await page.route('**/translations/**', (route) => route.abort())
  await page.goto('/')
}

/** Opens a page as the native app does. */
export async function toNativeApp(page: Page) {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) JuniperWickApp/7.2'
  await page.setExtraHTTPHeaders({ 'user-agent': agent })
  await page.addInitScript((userAgent) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent })
  }, agent)
  await page.goto('/customer-care')
  await hydrated(page)
  await expect(page.locator('#app main')).toContainText(/\w/)
  // The app has a header of its own.
  await page.setExtraHTTPHeaders({})
  await page.goto('/customer-care')
}
