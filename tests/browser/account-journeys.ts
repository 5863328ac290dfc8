import { addToBag } from './bag.ts'
import { closedDialogs } from '#tests/support/closed-dialogs.ts'

import { follow, toNativeApp } from './journeys.ts'
import { PORT } from './ports.ts'
import { expect, fakeSession, type Page } from './shop.ts'
import { open } from './whole-page.ts'

/** The link to the account works without its menu. */
async function toAccount(page: Page) {
  await open(page, '/')
  await page.getByRole('banner').locator('.account > a').click()
  await page.getByRole('banner').locator('.account > a').click()
  await expect(page).toHaveURL('/my-account')
}

/** The link to sign in leads to the page instead. */
async function toLogin(page: Page) {
  await open(page, '/customer-care')
  await page.locator('footer').getByRole('link', { name: 'Sign In or Sign Up' }).click()
  await expect(page).toHaveURL(/\/login/)
}

/** The form of the hearts leads to signing in instead. */
async function toWishList(page: Page) {
  await open(page, '/p/JW0801')
  await expect(page.locator('html[data-modal]')).toBeAttached()
  await page.locator('#content button[form="hearts"]').first().click()
  await expect(page).toHaveURL(/\/login\?from=/)
}

/** Passkeys are offered where the shop has a name. */
async function toPasskeys(page: Page) {
  const named = `http://localhost:${PORT}`
  await page.context().addCookies(closedDialogs(named))
  await open(page, `${named}/login`)
}

/** The footer has the links of the account without its menus. */
export async function openAsCustomer(page: Page) {
  await fakeSession(page, { customerType: 'registered' })
  await open(page, '/')
  await expect(page.locator('footer').getByRole('link', { name: 'Order Tracking' })).toBeVisible()
}

/** What loads the files of signing in and of the account's menus. */
export const accountJourneys: Record<string, (page: Page) => Promise<unknown>> = {
  'account-panel': toAccount,
  'code-sign-in': (page) => open(page, '/login?step=email'),
  'complete-registration-page': async (page) => {
    await fakeSession(page, { customerType: 'registered' })
    await open(page, '/')
    await page.evaluate(() => location.assign('/complete-registration'))
    // Without the code, the edge sends whoever has no account to the login page.
    await expect(page).toHaveURL(/complete-registration/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Registration|Sign In/)
  },
  'keep-informed': toNativeApp,
  'customer-parts': async (page) => {
    await addToBag(page, { productId: 'JW0801' })
    await fakeSession(page, { customerType: 'registered', firstName: 'Ana', bagCount: 1 })
    await follow(page, '/', '/cart')
    // The other way to the checkout is there.
    await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
  },
  'passkey-sign-in': toPasskeys,
  'sign-in-dialog': toLogin,
  hearts: toWishList,
  'customer-menus': openAsCustomer,
}
