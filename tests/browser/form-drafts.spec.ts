import { checkOutTo, COLUMBUS, MONTREAL } from './checkout.ts'
import { fillAddress, goOn } from './checkout-steps.ts'
import { openBagWith } from './bag.ts'
import { expect, hydrated, test, type Page } from './shop.ts'

const stored = (page: Page) => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))

test('an address that was not sent survives a reload and going back, until it is sent', async ({
  page,
}) => {
  await openBagWith(page, [{ productId: 'JW0801' }])
  await page.goto('/checkout/shipping')
  await hydrated(page)
  await fillAddress(page, { ...COLUMBUS, email: 'ana@example.com', phone: '6145550100' })
  await page.reload()
  await hydrated(page)
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
  await page.locator('#address2').fill('Floor 2')
  await page.locator('#address1').fill('')
  await page.reload()
  await hydrated(page)
  await expect(page.locator('#address2')).toHaveValue('Floor 2')
  await expect(page.locator('#address1')).toHaveValue('')
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
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Same as shipping address')).not.toBeChecked()
  await expect(page.locator('#countryCode')).toHaveValue('CA')
  await expect(page.locator('#stateCode')).toHaveValue('QC')
  await expect(page.locator('#postalCode')).toHaveValue('h2y1h3')
  await expect(page.getByText('Postal code')).toBeVisible()
  expect(await stored(page)).not.toMatch(/4111|idempotency/)
})

test('a code and an address for the newsletter survive a reload, and an order forgets all drafts', async ({
  page,
}) => {
  await openBagWith(page, [{ productId: 'JW0801' }])
  await page.getByLabel('Coupon code').fill('WELCO')
  await page.locator('footer input[name="email"]').fill('ana@example')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Coupon code')).toHaveValue('WELCO')
  await expect(page.locator('footer input[name="email"]')).toHaveValue('ana@example')
  await page.goto('/checkout/confirmation/received')
  await hydrated(page)
  await expect.poll(() => stored(page)).not.toMatch(/WELCO|ana@/)
})
