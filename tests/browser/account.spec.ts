import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'
import { expectCustomer, signIn } from './sign-in.ts'

/** Opens a page of the account in both widths, and checks it there. */
async function check(page: Page, path: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await hydrated(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** The provider's frame says something while its page is being left. */
const LEFT_FRAME = /Failed to execute 'postMessage' on 'DOMWindow': The target origin provided/

test('a customer looks around, and saves an address and a card', async ({ page, forgive }) => {
  forgive(LEFT_FRAME)
  await signIn(page, 'list20@shoppers.example')
  await check(page, '/my-account')
  await expectCustomer(page)
  const menu = page.getByRole('navigation', { name: 'My Account' })
  await menu.getByRole('link', { name: 'My Addresses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Addresses' })).toBeVisible()

  await check(page, '/my-account/address-list?edit=new')
  const content = page.getByRole('main')
  await content.getByRole('button', { name: 'Save address' }).click()
  await expect(content.getByRole('group').getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Ruiz')
  const street = `${Date.now() % 100_000} Elm Street`
  await page.getByLabel('Address', { exact: false }).first().fill(street)
  await page.getByLabel('City').fill('Columbus')
  await page.getByLabel('State').selectOption('OH')
  await page.getByLabel('ZIP').fill('43215')
  await content.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Your address is saved.')).toBeVisible()
  await content.getByRole('link', { name: `Edit ${street}` }).click()
  await hydrated(page)
  await expect(page.getByLabel('State')).toHaveValue('OH')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('State')).toHaveValue('OH')
  await page.getByLabel('City').fill('Dublin')
  await content.getByRole('button', { name: 'Save address' }).click()
  await expect(content.getByText('Dublin, OH 43215')).toBeVisible()
  await content.getByRole('button', { name: `Remove ${street}` }).click()
  await expect(page.getByText('The address is removed.')).toBeVisible()
  await expect(content.getByText(street)).toHaveCount(0)

  await check(page, '/my-account/payment-methods')
  const card = page.frameLocator('iframe')
  await card.getByLabel('Card number').fill('4111111111111111')
  await card.getByLabel('Expiration date').fill('0829')
  await card.getByLabel('Security code').fill('737')
  await card.getByLabel('Name on card').fill('Ana Ruiz')
  await content.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByText(/Your card is saved|saved this card before/)).toBeVisible()
  await expectAccessible(page)
  await content.getByRole('button', { name: /^Remove Visa/ }).click()
  await expect(page.getByText('The card is removed.')).toBeVisible()
})

test('the dashboard of a member begins with the candle of their rewards', async ({ page }) => {
  await signIn(page, 'pointscapped@members.example')
  await check(page, '/my-account')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(/^\d+ rewards to use$/)
  await expect(main.locator('section svg .filled').first()).toBeVisible()
  await main.getByRole('link', { name: 'My Rewards Wallet' }).last().click()
  await expect(page).toHaveURL('/my-account/wallet')
})

test('a Canadian customer sees the profile and its forms in French', async ({ page }) => {
  await signIn(page, 'new@shoppers.example', 'ca')
  for (const query of [
    '',
    '?edit=info',
    '?edit=email',
    '?edit=password',
    '?edit=contact',
    '?edit=delete',
  ]) {
    await check(page, `/ca/fr-CA/my-account/edit-profile${query}`)
  }
  await page.getByRole('button', { name: 'Supprimer définitivement mon compte' }).click()
  await expect(page.getByRole('main').getByRole('group')).toContainText('Mot de passe actuel')
})
