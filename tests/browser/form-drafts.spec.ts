import { checkOutTo, COLUMBUS, MONTREAL } from './checkout.ts'
import { fillAddress, goOn } from './checkout-steps.ts'
import { addToBag, openBagWith } from './bag.ts'
import { expect, hydrated, test, type Locator, type Page } from './shop.ts'

const stored = (page: Page) => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))

async function reload(page: Page) {
  await page.reload()
  await hydrated(page)
}

/** Types into fields and reloads the page, which shows the typed text again. */
async function expectKept(page: Page, typed: readonly (readonly [field: Locator, text: string])[]) {
  for (const [field, text] of typed) await field.fill(text)
  await reload(page)
  for (const [field, text] of typed) await expect(field).toHaveValue(text)
}

test('an address that was not sent survives a reload and going back, until it is sent', async ({
  page,
}) => {
  await addToBag(page, { productId: 'JW0801' })
  await page.goto('/checkout/shipping')
  await hydrated(page)
  await fillAddress(page, { ...COLUMBUS, email: 'ana@example.com', phone: '6145550100' })
  await reload(page)
  await expectAddress(page)
  await page.goto('/cart')
  await page.goBack()
  await hydrated(page)
  await expectAddress(page)

  await goOn(page)
  await expect(page.getByText('1 Main St')).toBeVisible()
  expect(await stored(page)).not.toContain('Main St')
  await page.goto('/checkout/shipping?edit=address')
  await hydrated(page)
  await expectKept(page, [
    [page.locator('#address2'), 'Floor 2'],
    [page.locator('#address1'), ''],
  ])
  await expect(page.locator('#city')).toHaveValue('Columbus')
})

async function expectAddress(page: Page) {
  await expect(page.locator('#firstName')).toHaveValue('Ana')
  await expect(page.locator('#stateCode')).toHaveValue('OH')
  await expect(page.locator('#email')).toHaveValue('ana@example.com')
  await expect(page.locator('#phone')).toHaveValue('6145550100')
}

test('a billing address in the other country survives a reload; the card is never stored', async ({
  page,
}) => {
  await checkOutTo(page, 'payment')
  await page.goto('/checkout/billing')
  await hydrated(page)
  await page.getByLabel('Same as shipping address').uncheck()
  await page.locator('#countryCode').selectOption('CA')
  await fillAddress(page, MONTREAL)
  await page.frameLocator('iframe').locator('#number').fill('4111 1111 1111 1111')
  await reload(page)
  await expect(page.getByLabel('Same as shipping address')).not.toBeChecked()
  await expect(page.locator('#countryCode')).toHaveValue('CA')
  await expect(page.locator('#stateCode')).toHaveValue('QC')
  await expect(page.locator('#postalCode')).toHaveValue('h2y1h3')
  await expect(page.getByText('Postal code')).toBeVisible()
  expect(await stored(page)).not.toMatch(/4111|idempotency/)
})

test('a coupon code and a newsletter address survive a reload, and an order deletes all drafts', async ({
  page,
}) => {
  await openBagWith(page, [{ productId: 'JW0801' }])
  await expectKept(page, [
    [page.getByLabel('Coupon code'), 'WELCO'],
    [page.locator('footer input[name="email"]'), 'ana@example'],
  ])
  await page.goto('/checkout/confirmation/received')
  await hydrated(page)
  await expect.poll(() => stored(page)).not.toMatch(/WELCO|ana@/)
})
