import { ownEmail, COLUMBUS, MONTREAL } from './checkout.ts'
import { mailTo } from './registration.ts'
import { SANDBOX, SHOP } from './ports.ts'
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

const token = async (page: Page, cardNumber: string) => {
  const answer = await page.request.post(`${SANDBOX}/payments/v1/tokens`, {
    data: { cardNumber, expiry: '12/39', securityCode: '123', holder: 'Ana Ruiz' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  return String((await answer.json()).token)
}

/** Orders the bag, and fills it again. */
async function orderOnce(page: Page) {
  await post(page, '/checkout/shipping/address', { ...COLUMBUS, email: ownEmail() })
  await post(page, '/checkout/shipping/method', { methodId: 'standard' })
  const card = await token(page, '4111111111111111')
  await post(page, '/checkout/billing/payment', { token: card, sameAsShipping: 'on' })
  const review = await (await page.request.get(`${SHOP}/checkout/review`)).text()
  const [, total = ''] = /name="total" value="(\d+)"/.exec(review) ?? []
  await post(page, '/checkout/review/order', { total })
  await post(page, '/cart/add', { productId: 'JW0801', quantity: '1' })
}

test('a customer checks out as last time, and changes to another saved card', async ({ page }) => {
  await newCustomer(page, '', { ...COLUMBUS, countryCode: 'US' })
  for (const number of ['4111111111111111', '5555555555554444']) {
    await post(page, '/my-account/payment-methods/add', { token: await token(page, number) })
  }
  await orderOnce(page)

  // After a navigation the browser asks for the offer; the document of the bag has it.
  await page.goto('/')
  await hydrated(page)
  await page.locator('#bag-link').click()
  const press = page.getByRole('button', { name: 'Check out as last time' })
  await expect(press).toHaveAccessibleDescription(/1 Main St.*Standard.*Visa ending in 1111/)
  await page.reload()
  await hydrated(page)
  await expectToFit(page)
  await press.press('Enter')
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Visa ending in 1111')

  await page.getByRole('link', { name: 'Edit payment' }).click()
  await hydrated(page)
  const cards = page.getByRole('group', { name: 'Payment method' })
  await expect(cards.getByRole('radio')).toHaveCount(3)
  await expect(cards.getByRole('radio', { name: /1111/ })).toBeChecked()
  await expectToFit(page)
  await cards.getByRole('radio', { name: 'Use another card' }).check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('link', { name: 'Use a saved card' }).click()
  await hydrated(page)
  await cards.getByRole('radio', { name: /1111/ }).press('ArrowDown')
  await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter')
  await expect(page.getByRole('main')).toContainText('Mastercard ending in 4444')
})

test.describe('without JavaScript, in French', () => {
  test.use({ runsScripts: false })

  test('a customer chooses a saved address, and a gift card pays', async ({ page, forgive }) => {
    forgive(/422 \(Unprocessable/)
    const prefix = '/ca/fr-CA'
    await newCustomer(page, prefix, { ...MONTREAL, countryCode: 'CA' })
    await page.goto(`${prefix}/checkout/shipping`)
    const choices = page.getByRole('group', { name: 'Adresse de livraison' })
    await expect(choices.getByRole('radio', { name: MONTREAL.address1 })).toBeChecked()
    await page.getByRole('button', { name: 'Continuer', exact: true }).click()
    await expect(page.getByRole('main')).toContainText(MONTREAL.address1)
    await expect(page.locator('[name="methodId"]').first()).toBeVisible()

    await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
    await page.getByText('Payer avec une carte-cadeau').click()
    const number = page.getByLabel('Numéro de la carte-cadeau')
    await number.fill('JWGIFT9999999999')
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await expect(number).toHaveAccessibleDescription(/Nous ne trouvons aucune carte/)
    await number.fill('JWGIFT0000000050')
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await expect(page.getByRole('main')).toContainText(/Carte-cadeau se terminant par 0050/)
  })
})
