import type { Browser } from '@playwright/test'

import { NEW_PASSWORD, newEmail, register } from './registration.ts'
import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'
import { expectCustomer, formOf, typeLogin } from './sign-in.ts'

const PRODUCT = '/p/JW0801'
const WHY = /This device was signed out of your account/

const send = (page: Page, path: string, data: object) =>
  page.request.post(path, {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': `op-${crypto.randomUUID()}` },
    data,
  })

/** Registers a customer, who is signed in then. */
async function openCustomer(page: Page) {
  const email = newEmail()
  const [code = ''] = /\d{8}/.exec(await register(page, '', email)) ?? []
  await page.request.post('/login/code/enter', {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: { idempotencyKey: crypto.randomUUID(), code },
    maxRedirects: 0,
  })
  return email
}

/** Signs the customer out on every device, by another one. */
async function signOutElsewhere(browser: Browser, email: string, baseURL = '') {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const data = { email, password: NEW_PASSWORD }
  expect((await send(page, '/api/account/sign-in?site=us', data)).status()).toBe(200)
  const done = await send(page, '/api/account/sign-out?site=us', { everywhere: true })
  expect(done.status()).toBe(204)
  await context.close()
}

test('adding to the bag after a sign-out elsewhere asks to sign in, says why, and is then done', async ({
  page,
  browser,
  baseURL,
  forgive,
}) => {
  forgive(/status of 403/)
  const email = await openCustomer(page)
  await page.goto(PRODUCT)
  await hydrated(page)
  // A page that asks for its session only afterward becomes a guest's, and adds at once.
  await expectCustomer(page)
  await signOutElsewhere(browser, email, baseURL)

  await page.getByRole('main').getByRole('button', { name: 'Add to Bag' }).first().click()
  await page.waitForURL(/\/login\?from=/)
  await expect(page.getByRole('main').getByText(WHY)).toBeVisible()
  await hydrated(page)
  await expectAccessible(page)
  await typeLogin(page, email, NEW_PASSWORD)
  await formOf(page).submit.click()
  await page.waitForURL('/cart')
  await expect(page.getByRole('main')).toContainText('Cedar')
})

test('a public page says that another device has signed this one out, and so does the dialog', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await openCustomer(page)
  await signOutElsewhere(browser, email, baseURL)
  await page.goto(PRODUCT)
  await hydrated(page)
  const toast = page.locator('p').filter({ hasText: WHY })
  await expect(toast).toBeVisible()
  // The toast leaves the links of the header free.
  const header = await page.getByRole('banner').boundingBox()
  expect((await toast.boundingBox())?.y).toBeGreaterThan(
    (header?.y ?? NaN) + (header?.height ?? NaN),
  )
  const account = page.getByRole('banner').locator('.account')
  await account.hover()
  await account.getByRole('link', { name: 'Sign In or Sign Up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await expect(dialog.getByText(WHY)).toBeVisible()
})
