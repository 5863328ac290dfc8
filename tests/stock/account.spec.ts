import { checkOutTo } from '../browser/checkout.ts'
import { placeButton } from '../browser/checkout-steps.ts'
import { control } from '../browser/control.ts'
import { mailTo, NEW_PASSWORD, newEmail } from '../browser/registration.ts'
import { expect, hydrated, test } from '../browser/shop.ts'
import { expectSound } from '../browser/sound-page.ts'

const VARIANT = '25001001M'
const TWO_DAYS_MS = 49 * 3_600_000

test('a new customer orders a shirt, follows the order and sends it back', async ({ page }) => {
  const email = newEmail()
  await page.goto('/registration')
  await expectSound(page)
  const form = page.locator('#content form[action$="/registration/create"]')
  const typed = { firstName: 'Siobhan', lastName: 'O’Dowd', email, password: NEW_PASSWORD }
  for (const [name, text] of Object.entries(typed))
    await form.locator(`[name="${name}"]`).fill(text)
  await form.getByRole('checkbox', { name: 'I am not a robot' }).check()
  await expect(form.locator('[name="captcha"]')).toHaveValue(/^captcha_/)
  await form.locator('[type="submit"]').click()
  const [code = ''] = /\d{8}/.exec(await mailTo(page, email)) ?? []
  await page.locator('#content [name="code"]').fill(code)
  await expectSound(page)
  await page.locator('#content [name="code"]').press('Enter')
  await expect(page).toHaveURL('/my-account')
  await expectSound(page)
  await page.goto('/my-account/order-history')
  await expect(page.getByText('No orders yet.')).toBeVisible()
  await expectSound(page)

  await checkOutTo(page, 'review', { productId: VARIANT, methodId: '001' })
  await page.goto('/checkout/review')
  await hydrated(page)
  await placeButton(page).click()
  await page.getByRole('link', { name: 'Follow your order' }).click()
  await expect(page).toHaveURL(/\/my-account\/order-history\/\w+$/)
  await expect(page.locator('#content')).toContainText('Washed Linen Shirt')
  await expectSound(page)
  const order = new URL(page.url()).pathname

  const session = `stock-${crypto.randomUUID()}`
  await page.setExtraHTTPHeaders({ 'x-correlation-id': session })
  await control('PUT', '/clock', { offsetMs: TWO_DAYS_MS, session })
  await page.goto(`${order}?step=return`)
  await expectSound(page)
  await page.getByRole('combobox', { name: 'How many' }).selectOption('1')
  await page.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Request return' }).click()
  await expect(page.getByText('1 on its way back')).toBeVisible()
  await page.goto('/my-account/order-history')
  await expect(page.locator('#content img').first()).toBeVisible()
  await expectSound(page)
})
