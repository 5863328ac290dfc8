import { SEEDED_PASSWORD } from '#tests/support/seeded-customers.ts'

import { addToBag } from './bag.ts'
import { isChunkOf } from './built-chunks.ts'
import { holdBack } from './routes.ts'
import { expect, expectAccessible, hydrated, markDocument, test, type Page } from './shop.ts'
import {
  eventsOf,
  expectCustomer,
  formOf,
  MISMATCH,
  nobody,
  openDialog,
  SIGN_IN,
  STATUS,
  typeLogin,
} from './sign-in.ts'

test('a guest signs in above the page, keeps the place and the bag, and finds the way out again', async ({
  page,
  context,
  forgive,
}) => {
  const consent = { name: 'privacy-choices', value: 'targeting', domain: '127.0.0.1', path: '/' }
  await context.addCookies([consent])
  await addToBag(page, { productId: 'JW0801' })
  const other = await context.newPage()
  await other.goto('/g/body-care')
  await hydrated(other)
  await eventsOf(other)
  const dialog = await openDialog(page, '/customer-care')
  const isSameDocument = await markDocument(page)
  await expectAccessible(page)
  // Both fields are required. What is wrong is said when a field is left, not while it is typed.
  const { email, password, problem, submit } = formOf(page)
  await submit.click()
  await expect(email).toBeFocused()
  await expect(dialog.getByText('This field is required.')).toHaveCount(2)
  await email.fill('ana')
  await page.keyboard.press('Tab')
  await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible()
  await expectAccessible(page)

  // The merchant's words, both fields marked, what was typed kept.
  await typeLogin(page, nobody(), 'Wrong-2026')
  await submit.click()
  await expect(problem).toHaveText(MISMATCH)
  await expect(problem).toBeFocused()
  for (const field of [email, password]) await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveValue('Wrong-2026')
  await expectAccessible(page)
  forgive(STATUS)

  // The password is shown on demand, and neither it nor the address is stored.
  const show = dialog.getByRole('button', { name: 'Show password' })
  await show.click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toMatch(
    /Wrong-2026|nobody/,
  )

  // Pressed twice, one request, while the texts of the overlay are announced one after the other.
  await typeLogin(page, 'reg@shoppers.example')
  const gate = await holdBack(page, SIGN_IN)
  const requests: string[] = []
  page.on('request', (request) => SIGN_IN.test(request.url()) && requests.push(request.url()))
  await password.press('Enter')
  await password.press('Enter')
  await expect(password).toHaveAttribute('type', 'password')
  const status = dialog.getByRole('status')
  for (const text of ['Signing you in', 'Loading your points', 'Getting your Rewards'])
    await expect(status).toHaveText(text)
  await expectAccessible(page)
  await gate.release()
  await expect(dialog).toHaveCount(0)
  expect(requests).toHaveLength(1)
  await expect(page.getByRole('paragraph').filter({ hasText: 'You’re signed in' })).toBeVisible()
  expect(await isSameDocument()).toBe(true)
  await expect(page).toHaveURL('/customer-care')
  await expect(page.getByRole('link', { name: /^Bag, [1-9]/ })).toBeAttached()

  // The menus are those of a customer, here and in the other tab.
  for (const tab of [page, other]) {
    await expectCustomer(tab)
    const column = tab.locator('footer [data-account]')
    await expect(column.getByText(/^Hi, /)).toBeVisible()
    await expect(column.getByRole('link', { name: 'Sign In or Sign Up' })).toBeHidden()
    await expect(column.getByRole('listitem').getByRole('link')).toHaveText([
      'My Dashboard',
      'My Info',
      'My Orders',
      'My Scent Scription',
      'My Payment Methods',
      'My Addresses',
      'My Love-It List',
    ])
  }
  const told = expect.arrayContaining(['logged-in', 'custom-basket'])
  expect(await other.evaluate(() => Reflect.get(globalThis, 'heard'))).toEqual(told)
  const dataLayer = () => page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'dataLayer')))
  await expect.poll(dataLayer).toMatch(/"logged-in".*"custom-basket"/)

  // Signing out loads the account anew, in the other tab as well, and leaves nothing behind.
  await page.evaluate(() => {
    sessionStorage.setItem('draft:/x', '{}')
    localStorage.setItem('recent-searches', '["cedar"]')
  })
  const isOtherDocument = await markDocument(other)
  const place = page.getByRole('banner').locator('.account')
  await page.mouse.move(0, 500)
  await place.hover()
  await expectAccessible(page)
  await place.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/my-account')
  await expect(page.getByRole('heading', { name: 'My Account', level: 1 })).toBeVisible()
  await expect(formOf(page).email).toBeVisible()
  expect(await isSameDocument()).toBe(false)
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0])
  await expect.poll(isOtherDocument).toBe(false)
  await hydrated(other)
  await expect(other.locator('footer').getByRole('button', { name: 'Sign Out' })).toHaveCount(0)
  expect(await page.content()).not.toContain('Hi, ')
})

const loadedFiles = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

test('without a connection, and when the service has a problem, the form says so and keeps what was typed', async ({
  page,
  context,
  forgive,
}) => {
  forgive(STATUS)
  // The code of the dialog is there before the connection is lost.
  await page.goto('/customer-care')
  const isCode = isChunkOf('sign-in-dialog', 'people', 'page')
  await hydrated(page)
  await expect(page.locator('html[data-modal]')).toBeAttached()
  await page.locator('footer').getByRole('link', { name: 'Sign In or Sign Up' }).hover()
  await expect
    .poll(async () => (await loadedFiles(page)).filter((file) => isCode(new URL(file))).length)
    .toBe(3)
  await context.setOffline(true)
  await page.locator('footer').getByRole('link', { name: 'Sign In or Sign Up' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
  const { problem, submit, password } = formOf(page)
  await typeLogin(page, nobody())
  await submit.click()
  await expect(problem).toHaveText(
    'You are offline, so nothing was sent. Please try again once you are connected.',
  )
  await expect(password).toHaveValue(SEEDED_PASSWORD)
  await context.setOffline(false)

  const failures = [
    [429, 'too-many-attempts', /Too many attempts/],
    [503, 'unavailable', /could not reach the sign-in service/],
    [500, 'unexpected', 'Something went wrong. Try again!'],
  ] as const
  for (const [status, type, text] of failures) {
    await page.route(SIGN_IN, (route) => route.fulfill({ status, json: { type } }), { times: 1 })
    await submit.click()
    await expect(problem).toHaveText(text)
    await expect(password).not.toHaveAttribute('aria-invalid')
  }
  await expectAccessible(page)
})

test('keyboard and finger reach the menus, Escape and another page close the dialog', async ({
  page,
}) => {
  const dialog = await openDialog(page, '/customer-care')
  await typeLogin(page, nobody(), 'Wrong-2026')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(formOf(page).password).toHaveCount(0)
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'My Account' }).first(),
  ).toBeFocused()

  // On a phone, the drawer has the links, and the focus returns to the button that opened it.
  await page.setViewportSize({ width: 390, height: 800 })
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  const drawer = page.getByRole('navigation', { name: 'Main' })
  await drawer.locator('summary', { hasText: 'My Account' }).click()
  await drawer.getByRole('link', { name: 'Sign In or Sign Up' }).click()
  await expect(dialog).toBeVisible()
  // Nothing typed stays.
  await expect(formOf(page).password).toHaveValue('')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()

  // Where the page has the form, its link leads into it.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/my-account')
  await hydrated(page)
  const place = page.getByRole('banner').locator('.account')
  await place.hover()
  await place.getByRole('link', { name: 'Sign In or Sign Up' }).click()
  await expect(formOf(page).email).toBeFocused()
  await expect(dialog).toHaveCount(0)
})

test('what is kept for members is added after signing in', async ({ page }) => {
  await page.goto('/product/FXMEMBER')
  await hydrated(page)
  // The code of the dialog comes when the browser is idle, with that of the account's menu.
  const button = page.getByRole('button', { name: 'Sign in to buy' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('[data-buy-bar]').getByRole('button')).toHaveText('Sign in to buy')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(button).toHaveCount(1)
  const place = page.getByRole('banner').locator('.account')
  await place.hover()
  await expect(place.getByRole('link', { name: 'Sign In or Sign Up' })).toBeVisible()
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await expect(dialog).toBeVisible()
  await typeLogin(page, 'frozen@members.example')
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '1 item added to cart' })).toBeVisible()
  await expectAccessible(page)

  // A page of the account that is restored after signing out elsewhere. Headless Chromium keeps no pages to go back to
  // ("BackForwardCacheDisabledForDelegate"), so the event is sent here.
  await page.goto('/my-account')
  await hydrated(page)
  await expectCustomer(page)
  const status = await page.evaluate(async () => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': `op-${crypto.randomUUID()}`,
    }
    const body = JSON.stringify({ everywhere: false })
    const answer = await fetch('/api/account/sign-out?site=us', { method: 'POST', headers, body })
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    return answer.status
  })
  expect(status).toBe(204)
  await expect(formOf(page).email).toBeVisible()
  expect(await page.content()).not.toContain('Hi, ')
})
