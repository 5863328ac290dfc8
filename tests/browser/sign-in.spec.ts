import { openBagWith } from './bag.ts'
import { control, purge } from './control.ts'
import {
  expect,
  expectAccessible,
  holdBack,
  hydrated,
  markDocument,
  test,
  type Page,
} from './shop.ts'
import { expectCustomer, formOf, nobody, openDialog, PASSWORD, typeLogin } from './sign-in.ts'

const SIGN_IN = /\/api\/account\/sign-in/
const MISMATCH = 'Sorry! This doesn’t match our records. Please try again.'
const TWO_LEFT = 'Invalid login. This account will be locked after 2 more incorrect attempts.'
const ONE_LEFT =
  'Invalid login. Your account will be locked for 30 minutes after 1 more incorrect attempt.'
const LOCKED = 'This account is currently locked. Please try again later.'
const LOCKED_WAY = 'Your account is locked. Please reset your password to continue.'

/** The browser's own message about a status that a test provokes. */
const STATUS = /status of (401|422|429|503)/

/** Collects the shop's events that other code may listen to. */
const eventsOf = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    new BroadcastChannel('vitrine').addEventListener('message', ({ data }) => heard.push(data.type))
    Reflect.set(globalThis, 'heard', heard)
  })

test('a guest signs in above the page, keeps the place and the bag, and finds the way out again', async ({
  page,
  context,
  forgive,
}) => {
  await openBagWith(page, [{ productId: 'JW0801' }])
  const other = await context.newPage()
  await other.goto('/g/body-care')
  await hydrated(other)
  await eventsOf(other)
  const dialog = await openDialog(page, '/customer-care')
  const isSameDocument = await markDocument(page)
  await expectAccessible(page)

  // Both fields are required. What is wrong is said when a field is left, and no longer while it is typed.
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
  gate.release()
  await expect(dialog).toHaveCount(0)
  expect(requests).toHaveLength(1)
  await expect(page.getByText('You’re signed in')).toBeVisible()
  expect(await isSameDocument()).toBe(true)
  await expect(page).toHaveURL('/customer-care')
  await expect(page.getByRole('link', { name: /^Bag, [1-9]/ })).toBeAttached()

  // The menus are those of a customer, here and in the other tab.
  for (const tab of [page, other]) {
    await expectCustomer(tab)
    const column = tab.locator('footer [data-account]')
    await expect(column.getByText(/^Hi, /)).toBeVisible()
    await expect(column.getByRole('link', { name: 'Sign In or Sign Up' })).toBeHidden()
    await expect(column.getByRole('link')).toHaveText([
      'My Dashboard',
      'My Info',
      'My Orders',
      'My Scent Scription',
      'My Payment Methods',
      'My Addresses',
      'My Love-It List',
    ])
  }
  expect(await other.evaluate(() => Reflect.get(globalThis, 'heard'))).toContain('logged-in')

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

test('the page warns before it locks the account, then leads to a new password, in French as well', async ({
  page,
  forgive,
}) => {
  forgive(STATUS)
  await page.goto('/login?from=%2Fsearch%3Fq%3Dcedar')
  await hydrated(page)
  await expectAccessible(page)
  const { email, password, problem } = formOf(page)
  const login = nobody()
  await typeLogin(page, login)
  for (const text of [MISMATCH, MISMATCH, MISMATCH, TWO_LEFT, ONE_LEFT, LOCKED]) {
    const answer = page.waitForResponse(SIGN_IN)
    await password.press('Enter')
    await answer
    await expect(problem).toContainText(text)
    await expect(page).toHaveTitle(/^Error: Sign In/)
  }
  await expect(problem).toContainText(LOCKED_WAY)
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expectAccessible(page)
  const reset = problem.getByRole('link', { name: 'reset your password' })
  await expect(reset).toHaveAttribute('href', '/my-account/reset')

  await page.goto('/ca/fr-CA/login')
  await hydrated(page)
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: 'S’inscrire' })).toBeVisible()
  await typeLogin(page, nobody(), 'x')
  await password.press('Enter')
  await expect(problem).toHaveText(/^Désolé! Ces renseignements/)
  await expectAccessible(page)
})

test('after signing in on its page, the shopper is back where they were', async ({
  page,
  forgive,
}) => {
  await page.goto('/login?from=%2Fsearch%3Fq%3Dcedar')
  await hydrated(page)
  await typeLogin(page, 'list20@shoppers.example')
  await formOf(page).submit.click()
  await expect(page).toHaveURL('/search?q=cedar')
  await expectCustomer(page)
  // Who is signed in needs no form.
  await page.goto('/login')
  await expect(page).toHaveURL('/my-account')
  await expect(page.locator('#content').getByText(/^Hi, /)).toBeVisible()
  await expectAccessible(page)
  forgive(/ERR_ABORTED/)
})

test('without a connection, and when the service has a problem, the form says so and keeps what was typed', async ({
  page,
  context,
  forgive,
}) => {
  forgive(STATUS)
  await openDialog(page, '/customer-care')
  const { problem, submit, password } = formOf(page)
  await typeLogin(page, nobody())
  await context.setOffline(true)
  await submit.click()
  await expect(problem).toHaveText(
    'You are offline, so nothing was sent. Please try again once you are connected.',
  )
  await expect(password).toHaveValue(PASSWORD)
  await context.setOffline(false)

  const failures = [
    [429, 'too-many-attempts', /tried too often/],
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
  forgive(/status of 500/)
})

test('keyboard and finger reach the menus, Escape and another page close the dialog', async ({
  page,
}) => {
  const dialog = await openDialog(page, '/customer-care')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'My Account' }).first(),
  ).toBeFocused()

  // On a phone, the drawer has the links, and the focus returns to the button that opened it.
  await page.setViewportSize({ width: 390, height: 800 })
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  const drawer = page.getByRole('navigation', { name: 'Main' })
  await drawer.getByText('My Account').click()
  await drawer.getByRole('link', { name: 'Sign In or Sign Up' }).click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()

  // Where the page has the form, its link leads into it.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/my-account')
  await hydrated(page)
  await page.locator('footer').getByRole('link', { name: 'Sign In or Sign Up' }).click()
  await expect(formOf(page).email).toBeFocused()
  await expect(dialog).toHaveCount(0)
})

test('without the merchant’s text, the mismatch is said in the shop’s own words', async ({
  page,
  forgive,
}) => {
  forgive(STATUS)
  const asset = '/assets/ca/masked-login-error-message'
  await control('PUT', asset, { fields: { c_body: '' } })
  await purge('content')
  try {
    await page.goto('/ca/login')
    await hydrated(page)
    await typeLogin(page, nobody())
    await formOf(page).submit.click()
    await expect(formOf(page).problem).toHaveText(MISMATCH)
  } finally {
    await control('DELETE', asset)
    await purge('content')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is posted, says what is wrong, signs in and out', async ({ page, forgive }) => {
    forgive(STATUS)
    await page.goto('/customer-care')
    await page.getByRole('banner').getByRole('link', { name: 'My Account' }).first().click()
    await expect(page).toHaveURL('/my-account')
    const { email, password, problem, submit } = formOf(page)
    const login = nobody()
    await typeLogin(page, login, 'Wrong-2026')
    await submit.click()
    await expect(problem).toHaveText(MISMATCH)
    await expect(email).toHaveValue(login)
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toHaveValue('')
    expect(await page.content()).not.toContain('Wrong-2026')

    await submit.click()
    await expect(page.locator('form .error')).toHaveText('This field is required.')
    forgive(/was preloaded using link preload/)

    await typeLogin(page, 'list40@shoppers.example')
    await submit.click()
    await expect(page).toHaveURL('/my-account')
    await expect(page.locator('#content').getByText(/^Hi, /)).toBeVisible()
    await page.locator('#content').getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/my-account')
    await expect(email).toBeVisible()
  })
})
