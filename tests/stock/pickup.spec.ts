import { CARDS, COLUMBUS, ownEmail } from '../browser/checkout.ts'
import { fillAddress, fillCard, goOn, placeButton } from '../browser/checkout-steps.ts'
import { expect, hydrated, test } from '../browser/shop.ts'
import { dialogOf, open } from '../browser/store-choice.ts'
import { expectSound } from '../browser/sound-page.ts'

test('a shopper finds a store and picks up a shirt there', async ({ page }) => {
  await page.goto('/store-locator')
  await expectSound(page)
  await page.getByLabel('ZIP or postal code').fill('02116')
  await page.getByRole('button', { name: 'Find stores' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Newbury Street',
  ])
  await expect(page.getByRole('link', { name: '88 Shuttle Street' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: /Set as my store.*Newbury Street/ }).click()
  await expect(page.getByRole('banner').locator('.store')).toHaveText('Newbury Street')

  await open(page, '/p/25001M?color=sage&size=M')
  await page.getByRole('radio', { name: 'Pick Up In Store' }).check()
  await expect(dialogOf(page)).toHaveCount(0)
  await expectSound(page)
  await page.getByRole('button', { name: 'Add to Bag' }).first().click()
  await expect(page.getByRole('dialog')).toContainText(
    'Added to your bag for pickup at Newbury Street.',
  )
  await page.goto('/cart')
  const fetched = page.getByRole('region', { name: 'Pick up at Newbury Street' })
  await expect(fetched).toContainText('Washed Linen Shirt')
  await expectSound(page)

  await page.goto('/checkout')
  await expectSound(page)
  const person = { email: ownEmail(), pickupFirstName: 'Leo', pickupLastName: 'Ruiz' }
  for (const [name, text] of Object.entries(person)) await page.locator(`#${name}`).fill(text)
  await goOn(page)
  await expect(page).toHaveURL('/checkout/billing')
  await hydrated(page)
  await fillAddress(page, COLUMBUS)
  await fillCard(page, CARDS.good)
  await goOn(page)
  await expect(page).toHaveURL('/checkout/review')
  await expectSound(page)
  await placeButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\//)
  await expect(page.locator('#content')).toContainText('Newbury Street')
  await expectSound(page)
})
