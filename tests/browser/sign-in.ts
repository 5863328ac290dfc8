import { SEEDED_PASSWORD } from '#tests/support/seeded-customers.ts'

import { expect, hydrated, type Page } from './shop.ts'

/** The address of requests that sign in. */
export const SIGN_IN = /\/api\/account\/sign-in/

export const MISMATCH = 'Sorry! This doesn’t match our records. Please try again.'

/** The browser's own message about a status that a test provokes. */
export const STATUS = /status of (401|422|429|500|503)/

/** A login that nobody has. Its attempts count down like those of an account. */
export const nobody = () => `nobody-${crypto.randomUUID()}@shoppers.example`

/** The login form of a page or in the dialog. */
export function formOf(page: Page) {
  const form = page.locator('form[action$="/login/sign-in"]')
  return {
    form,
    email: form.locator('[name="email"]'),
    password: form.locator('[name="password"]'),
    problem: form.getByRole('group'),
    submit: form.locator('[type="submit"]'),
  }
}

export async function typeLogin(page: Page, email: string, password = SEEDED_PASSWORD) {
  const form = formOf(page)
  await form.email.fill(email)
  await form.password.fill(password)
}

/** Opens the login dialog from the menu of the account in the header. */
export async function openDialog(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  const place = page.getByRole('banner').locator('.account')
  await place.hover()
  await place.getByRole('link', { name: 'Sign In or Sign Up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await expect(dialog.getByRole('heading', { name: 'Sign In' })).toBeFocused()
  return dialog
}

/** Waits until the page knows the customer. */
export const expectCustomer = (page: Page) =>
  expect(
    page.locator('footer').getByRole('button', { name: /^(Sign Out|Fermer la session)$/ }),
  ).toBeAttached()

/**
 * Signs a seeded customer in, with the same request as a page. The next document is the customer's. Commerce rejects the
 * second sign-in to an account within a second, and tests share accounts.
 */
export const signIn = (page: Page, email: string, site: 'us' | 'ca' = 'us') =>
  expect(async () => {
    const answer = await page.request.post(`/api/account/sign-in?site=${site}`, {
      headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': `op-${crypto.randomUUID()}` },
      data: { email, password: SEEDED_PASSWORD },
    })
    expect(answer.status(), email).toBe(200)
  }).toPass({ intervals: [500, 1_000], timeout: 15_000 })

/** Collects the shop's events that other code may listen to. */
export const eventsOf = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    new BroadcastChannel('vitrine').addEventListener('message', ({ data }) => heard.push(data.type))
    Reflect.set(globalThis, 'heard', heard)
  })
