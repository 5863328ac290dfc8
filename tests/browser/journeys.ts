import { expect, type Page } from './shop.ts'
import { open } from './whole-page.ts'

/** Follows a link on the client, from a page that does not load the code of the next one. */
export async function follow(page: Page, from: string, to: string) {
  await open(page, from)
  await page.evaluate((address) => location.assign(address), to)
  await expect(page).toHaveURL(to)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
}

export const toBag = (page: Page) => follow(page, '/', '/cart')
export const toHome = (page: Page) => follow(page, '/cart', '/')
export const toMyAccount = (page: Page) => follow(page, '/', '/my-account')
export const toRegistration = (page: Page) => follow(page, '/', '/registration')

/** The shell is rendered in the browser, in English. */
export async function withoutMessages(page: Page) {
  await page.route('**/translations/**', (route) => route.abort())
  await page.goto('/')
}
