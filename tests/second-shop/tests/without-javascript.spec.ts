import { goOn, payAtProvider } from '../../browser/checkout-steps.ts'
import { expect, test } from '../../browser/shop.ts'
import { choose } from '../../browser/choose.ts'
import { giveAddress, LEEDS, SHIRT } from './buyer.ts'

test.use({ runsScripts: false })

test('a shopper without JavaScript reads about mending and orders a shirt', async ({ page }) => {
  await page.goto(SHIRT)
  await page.getByRole('link', { name: 'The mending room' }).first().click()
  await expect(page).toHaveURL('/mending')
  await expect(page.locator('#content dl')).toContainText('£18.00')

  await page.goto(SHIRT)
  await choose(page, 'Color', 'Sage')
  await choose(page, 'Size', 'M')
  await page.getByRole('button', { name: 'Add to Bag' }).first().press('Enter')
  await expect(page).toHaveURL(/\/cart/)
  await page.goto('/checkout')
  await giveAddress(page, LEEDS)
  await goOn(page)
  await expect(page).toHaveURL('/checkout/billing')
  await goOn(page)
  await payAtProvider(page, 'Nora Whitby')
  await expect(page).toHaveURL('/checkout/review')
  await page.getByRole('button', { name: /^Order and pay · £/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
})
