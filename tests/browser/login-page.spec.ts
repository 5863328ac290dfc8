import { control, purge } from './control.ts'
import { expect, expectAccessible, hydrated, test } from './shop.ts'
import { expectCustomer, formOf, MISMATCH, nobody, SIGN_IN, STATUS, typeLogin } from './sign-in.ts'

const TWO_LEFT = 'Invalid login. This account will be locked after 2 more incorrect attempts.'
const ONE_LEFT =
  'Invalid login. Your account will be locked for 30\u00a0minutes after 1 more incorrect attempt.'
const LOCKED = 'This account is currently locked. Please try again later.'
const LOCKED_WAY = 'Your account is locked. Please reset your password to continue.'

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

test('after signing in on its page, the shopper is back where they were', async ({ page }) => {
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
})

test('login and registration use a wide screen, and begin with the form on a phone', async ({
  page,
}) => {
  for (const path of ['/login', '/registration', '/ca/fr-CA/login', '/ca/fr-CA/registration']) {
    await page.goto(path)
    await hydrated(page)
    const main = page.getByRole('main')
    const boxes = async () => ({
      form: await main.locator('form').first().boundingBox(),
      picture: await main.locator('.welcome img').boundingBox(),
    })
    for (const width of [900, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const { form, picture } = await boxes()
      if (!form || !picture) throw new Error(`${path} has no form or no picture.`)
      expect(picture.x, path).toBeGreaterThan(form.x + form.width)
      expect(Math.abs(picture.y - form.y), path).toBeLessThan(2)
      expect(width - picture.x - picture.width, path).toBeLessThanOrEqual(49)
      expect(picture.height, path).toBeGreaterThan(width / 5)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    const { form, picture } = await boxes()
    expect(picture?.y, path).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0))
    await expectAccessible(page)
  }
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
  test.use({ runsScripts: false })

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
