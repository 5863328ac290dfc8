import { MONTREAL, ownEmail } from '../browser/checkout.ts'
import { fillAddress, goOn, payAtProvider, placeButton } from '../browser/checkout-steps.ts'
import { expect, test, tilesOf, visibleTiles } from '../browser/shop.ts'
import { choose } from '../browser/choose.ts'

test.use({ runsScripts: false })

test('a shopper without JavaScript refines a list, chooses a variant and orders it', async ({
  page,
}) => {
  await page.goto('/ca/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByText('Women’s', { exact: true }).click()
  await menu.getByRole('link', { name: 'Explore Women’s' }).click()
  await expect(page).toHaveURL('/ca/g/womens')
  await expect.poll(() => visibleTiles(page)).toBe(24)
  await page.locator('#filters').getByText('Color', { exact: true }).click()
  await page
    .locator('#filters')
    .getByRole('link', { name: /^Chalk/ })
    .click()
  await expect(page).toHaveURL('/ca/g/womens?color=chalk')
  await expect.poll(() => visibleTiles(page)).toBeGreaterThan(0)
  await tilesOf(page).getByRole('link', { name: 'Washed Linen Shirt', exact: true }).click()
  await choose(page, 'Color', 'Sage')
  await choose(page, 'Size', 'M')
  await page.getByRole('button', { name: 'Add to Bag' }).first().press('Enter')
  await expect(page).toHaveURL(/\/ca\/cart/)
  const line = page.locator('#content li[id^="line-"]')
  await expect(line).toContainText('Washed Linen Shirt')
  await expect(line.locator('img').first()).toBeVisible()

  await page.goto('/ca/checkout')
  await fillAddress(page, { email: ownEmail(), ...MONTREAL })
  await page.locator('#city').press('Enter')
  await goOn(page)
  await expect(page).toHaveURL('/ca/checkout/billing')
  await goOn(page)
  await payAtProvider(page, 'Zoé Côté')
  await expect(page).toHaveURL('/ca/checkout/review')
  await placeButton(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  await expect(page.locator('#content')).toContainText('Washed Linen Shirt')
})
