import { closedDialogs } from '#tests/support/closed-dialogs.ts'

import { PORT, SANDBOX } from './ports.ts'
import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'

/** Browsers create no passkey for an IP address, so these tests open the shop by its name. */
const NAMED = `http://localhost:${PORT}`

async function newestCode(page: Page, to: string, count: number) {
  const mails = async () => {
    const headers = { accept: 'application/json' }
    const answer = await page.request.get(`${SANDBOX}/outbox?to=${to}`, { headers })
    return (await answer.json()).data
  }
  await expect.poll(async () => (await mails()).length).toBe(count)
  return /\d{8}/.exec(String((await mails())[0].text))?.[0] ?? ''
}

test('an IP address is offered no passkey', async ({ page }) => {
  await page.goto('/login')
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
})

test('a passkey is added after signing in, and signs in', async ({ page, forgive }) => {
  forgive(/status of 4\d\d/)
  await page.context().addCookies(closedDialogs(NAMED))
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const email = `ana-${crypto.randomUUID()}@shoppers.example`
  await page.goto(`${NAMED}/registration`)
  await hydrated(page)
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Ruiz')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('main').getByLabel('Password').fill('Candlelight12')
  await page.getByLabel('I am not a robot').check()
  await expect(page.locator('input[name="captcha"]')).toHaveValue(/^captcha_/)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByLabel('Your code').fill(await newestCode(page, email, 1))
  await page.getByRole('button', { name: 'Sign In with Code' }).click()

  await expect(page).toHaveURL(`${NAMED}/my-account`)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Send Code' }).click()
  const code = page.getByLabel('Your code')
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await code.fill('00000000')
  await page.getByRole('button', { name: 'Add Passkey' }).click()
  await expect(page.getByText('This code isn’t right, or it has expired.')).toBeVisible()
  await code.fill(await newestCode(page, email, 2))
  await page.getByRole('button', { name: 'Add Passkey' }).click()
  await expect(page.getByText('Your passkey is added.')).toBeVisible()
  await expectAccessible(page)

  await page.context().clearCookies({ name: /session/ })
  await page.goto(`${NAMED}/login`)
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(`${NAMED}/my-account`)
  await expect(page.getByRole('main').getByText('Ana')).toBeVisible()

  await page.goto(`${NAMED}/my-account/edit-profile`)
  await page.getByRole('link', { name: 'Edit Passkeys' }).click()
  const passkey = page.locator('#content li').filter({ hasText: 'Remove' })
  await expect(passkey).toHaveText(/, 20\d\d/)
  await page.locator('#content summary').filter({ hasText: 'Remove' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Remove passkey/ }).click()
  await expect(page.getByText('The passkey is removed.')).toBeVisible()
  await expect(page.getByText('No passkeys yet')).toBeVisible()
})
