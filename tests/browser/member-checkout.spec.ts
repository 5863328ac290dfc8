import { ownEmail, COLUMBUS, MONTREAL } from './checkout.ts'
import { mailTo } from './registration.ts'
import { SHOP } from './ports.ts'
import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'

/** Posts forms as a browser without JavaScript does. */
async function post(page: Page, path: string, fields: Record<string, string>) {
  const answer = await page.request.post(SHOP + path, {
    form: { idempotencyKey: crypto.randomUUID(), ...fields },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  expect(answer.status(), path).toBe(303)
}

/** A new customer with two saved addresses and a bag. */
async function newCustomer(page: Page, prefix: string, address: Record<string, string>) {
  const email = ownEmail()
  await post(page, `${prefix}/registration/create`, {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email,
    password: 'Candlelight12',
  })
  const [code = ''] = /\d{8}/.exec(await mailTo(page, email)) ?? []
  await post(page, `${prefix}/login/code/enter`, { code })
  for (const address1 of [address['address1'] ?? '', '9 Harbor Street']) {
    await post(page, `${prefix}/my-account/address-list/save`, { ...address, address1 })
  }
  await post(page, `${prefix}/cart/add`, { productId: 'JW0801', quantity: '1' })
}

async function expectToFit(page: Page) {
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a customer chooses a saved address with the keyboard', async ({ page }) => {
  await newCustomer(page, '', { ...COLUMBUS, countryCode: 'US' })
  await page.goto('/checkout/shipping')
  await hydrated(page)
  const choices = page.getByRole('group', { name: 'Shipping address' })
  await expect(choices.getByRole('radio')).toHaveCount(3)
  await expect(choices.getByRole('radio', { name: COLUMBUS.address1 })).toBeChecked()
  await expectToFit(page)
  await choices.getByRole('radio', { name: COLUMBUS.address1 }).press('ArrowDown')
  await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter')
  await expect(page.getByRole('group', { name: 'Shipping method' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('9 Harbor Street')

  await page.getByRole('link', { name: 'Edit shipping address' }).click()
  await hydrated(page)
  await expect(choices.getByRole('radio', { name: '9 Harbor Street' })).toBeChecked()
  await choices.getByRole('radio', { name: 'Another address' }).check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByLabel('First name')).toBeVisible()
})

test.describe('without JavaScript, in French', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer chooses a saved address', async ({ page }) => {
    const prefix = '/ca/fr-CA'
    await newCustomer(page, prefix, { ...MONTREAL, countryCode: 'CA' })
    await page.goto(`${prefix}/checkout/shipping`)
    const choices = page.getByRole('group', { name: 'Adresse de livraison' })
    await expect(choices.getByRole('radio', { name: MONTREAL.address1 })).toBeChecked()
    await page.getByRole('button', { name: 'Continuer', exact: true }).click()
    await expect(page.getByRole('main')).toContainText(MONTREAL.address1)
    await expect(page.locator('[name="methodId"]').first()).toBeVisible()
  })
})
