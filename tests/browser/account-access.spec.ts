import { control } from './control.ts'
import { mailTo, NEW_PASSWORD, newEmail, register } from './registration.ts'
import { formOf } from './sign-in.ts'
import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'

const locales = [
  {
    prefix: '',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    notRobot: 'I am not a robot',
    create: 'Create Account',
    unsolved: 'Please complete the reCAPTCHA verification.',
    upper: 'Password must contain at least one upper-case letter (A-Z)',
    checkEmail: 'Check Your Email',
    code: 'Your code',
    wrongCode: 'This code isn’t right, or it has expired.',
    sendLink: 'Send Link',
    save: 'Save Password',
    changed: 'Password Changed',
    expired: 'This Link Has Expired',
  },
  {
    prefix: '/ca/fr-CA',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'Courriel',
    password: 'Mot de passe',
    notRobot: 'Je ne suis pas un robot',
    create: 'Créer un compte',
    unsolved: 'Veuillez effectuer la vérification reCAPTCHA.',
    upper: 'Le mot de passe doit contenir au moins une lettre majuscule (A-Z)',
    checkEmail: 'Consultez vos courriels',
    code: 'Votre code',
    wrongCode: 'Ce code n’est pas le bon, ou il n’est plus valide.',
    sendLink: 'Envoyer le lien',
    save: 'Enregistrer le mot de passe',
    changed: 'Mot de passe changé',
    expired: 'Ce lien n’est plus valide',
  },
]

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByLabel(name)
const captchaCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/captcha/')) calls.push(request.url())
  })
  return calls
}

for (const texts of locales) {
  test(`registers with the keyboard at ${texts.prefix}/registration`, async ({ page, forgive }) => {
    forgive(/status of 422/)
    const calls = captchaCalls(page)
    await page.goto(`${texts.prefix}/registration`)
    await hydrated(page)
    await expectAccessible(page)
    expect(calls).toEqual([])

    await field(page, texts.firstName).focus()
    await page.keyboard.type('Ana')
    await expect(field(page, texts.notRobot)).toBeVisible()
    expect(calls[0]).toContain(texts.prefix ? 'hl=fr-CA' : 'hl=en')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ruiz')
    await page.keyboard.press('Tab')
    const email = newEmail()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('candlelight12')
    await page.keyboard.press('Tab')
    await expect(main(page).getByText(texts.upper)).toBeVisible()
    await expect(field(page, texts.notRobot)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(NEW_PASSWORD)
    await page.keyboard.press('Enter')
    const notice = main(page).getByRole('group', { name: texts.unsolved })
    await expect(notice).toBeFocused()
    await expectAccessible(page)

    await field(page, texts.notRobot).focus()
    await page.keyboard.press('Space')
    await expect(page.locator('input[name="captcha"]')).toHaveValue(/^captcha_/)
    await field(page, texts.password).focus()
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.checkEmail)
    await hydrated(page)
    await expectAccessible(page)
    await field(page, texts.code).fill('12345678')
    await page.keyboard.press('Enter')
    await expect(main(page).getByText(texts.wrongCode).first()).toBeVisible()
    await hydrated(page)
    await expectAccessible(page)
    const [code = ''] = /\d{8}/.exec(await mailTo(page, email)) ?? []
    await field(page, texts.code).fill(code)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${texts.prefix}/my-account$`))
  })

  test(`sets a new password at ${texts.prefix}/my-account/reset`, async ({ page }) => {
    const email = newEmail()
    await register(page, texts.prefix, email)
    await page.context().clearCookies({ name: /session/ })
    await page.goto(`${texts.prefix}/my-account/reset`)
    await hydrated(page)
    await expectAccessible(page)
    await field(page, texts.email).fill(email)
    await field(page, texts.notRobot).check()
    await expect(page.locator('input[name="captcha"]')).toHaveValue(/^captcha_/)
    await main(page).getByRole('button', { name: texts.sendLink }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.checkEmail)
    await hydrated(page)
    await expectAccessible(page)

    const [link = ''] = /http\S+/.exec(await mailTo(page, email, 2)) ?? []
    await page.goto(link)
    await hydrated(page)
    await expect(page).toHaveURL(new RegExp(`${texts.prefix}/set-new-password$`))
    await field(page, texts.password).fill('short')
    await field(page, texts.password).blur()
    await expectAccessible(page)
    await field(page, texts.password).fill('Juniper-berry-7')
    await main(page).getByRole('button', { name: texts.save }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.changed)
    await hydrated(page)
    await expectAccessible(page)

    // The link was used; going to it again says so.
    await page.goto(link)
    await field(page, texts.password).fill('Juniper-berry-8')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.expired)
    await expectAccessible(page)
  })
}

test('without the captcha service the form is sent all the same', async ({ page, forgive }) => {
  forgive(/captcha/)
  await page.route('**/captcha/api.js*', (route) => route.abort())
  await page.goto('/my-account/reset')
  await hydrated(page)
  await field(page, 'Email').fill(newEmail())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Email')
})

test('after ten wrong passwords the login page asks for the captcha, and its solution is sent', async ({
  page,
  forgive,
}) => {
  forgive(/status of 4(01|22)/)
  const email = newEmail()
  const session = `tries-${crypto.randomUUID()}`
  for (let time = 0; time < 10; time += 1) {
    // Commerce rejects two attempts at a login within a second.
    await control('PUT', '/clock', { offsetMs: time * 2_000, session })
    await page.request.post('/api/account/sign-in?site=us', {
      headers: {
        'sec-fetch-site': 'same-origin',
        'idempotency-key': `op-${crypto.randomUUID()}`,
        'x-correlation-id': session,
      },
      data: { email, password: 'Wrong-one-12' },
    })
  }
  await page.goto('/login')
  await hydrated(page)

  const { password } = formOf(page)
  await field(page, 'Email').fill(email)
  await password.fill('Wrong-one-12')
  await password.press('Enter')
  await expect(page).toHaveURL('/login/sign-in')
  await hydrated(page)
  await expect(main(page).getByText('Please complete the reCAPTCHA verification.')).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(password).toHaveValue('')
  await expectAccessible(page)

  await password.fill('Wrong-one-12')
  await field(page, 'I am not a robot').check()
  await expect(page.locator('input[name="captcha"]')).toHaveValue(/^captcha_/)
  await password.press('Enter')
  await expect(main(page).getByText('Please complete the reCAPTCHA verification.')).toBeHidden()
  await expect(main(page).getByRole('group')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ runsScripts: false })

  for (const texts of locales) {
    test(`registers at ${texts.prefix}/registration`, async ({ page, forgive }) => {
      forgive(/status of 422/)
      const email = newEmail()
      await page.goto(`${texts.prefix}/registration`)
      await field(page, texts.firstName).fill('Ana')
      await field(page, texts.email).fill(email)
      await field(page, texts.password).fill('candlelight12')
      await page.keyboard.press('Enter')
      await expect(main(page).getByText(texts.upper).first()).toBeVisible()
      await expect(field(page, texts.password)).toHaveValue('')
      await expect(field(page, texts.email)).toHaveValue(email)
      await field(page, texts.lastName).fill('Ruiz')
      await field(page, texts.password).fill(NEW_PASSWORD)
      await main(page).getByRole('button', { name: texts.create }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.checkEmail)
      const [code = ''] = /\d{8}/.exec(await mailTo(page, email)) ?? []
      await field(page, texts.code).fill(code)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${texts.prefix}/my-account$`))
    })
  }
})
