import { linesOf, quantityOf, totalOf } from './bag.ts'
import { expect, test } from './shop.ts'

test.use({ runsScripts: false })

test('a shopper without JavaScript fills the bag, changes it and empties it', async ({
  page,
  forgive,
}) => {
  await page.goto('/p/JW0801')
  await quantityOf(page).fill('2')
  await page.getByRole('button', { name: 'Add to Bag' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(totalOf(page)).toHaveText('$53.90')

  await quantityOf(page).fill('3')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(totalOf(page)).toHaveText('$80.85')

  const button = (name: string) => page.getByRole('button', { name })
  await button('one step more').click()
  await expect(totalOf(page)).toHaveText('$107.80')
  await quantityOf(page).fill('2')
  await button('one step less').click()
  await expect(totalOf(page)).toHaveText('$26.95')
  await quantityOf(page).fill('3')
  await quantityOf(page).press('Enter')
  await expect(totalOf(page)).toHaveText('$80.85')

  const code = page.getByRole('textbox', { name: 'Coupon code' })
  await code.fill('NOSUCHCODE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(code).toHaveValue('NOSUCHCODE')
  await expect(code).toHaveAccessibleDescription(/^We don’t know this code/)
  await expect(code).toBeFocused()
  await code.fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('Welcome: 10% Off')).toBeVisible()
  await page.getByRole('button', { name: 'Remove WELCOME10' }).click()
  await expect(totalOf(page)).toHaveText('$80.85')

  await linesOf(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag is empty')

  await page.goto('/p/FXLIMIT3')
  await quantityOf(page).fill('3')
  await expect(button('one step more')).toBeHidden()
  await button('Add to Bag').click()
  // The line says why, as it does with JavaScript.
  await button('one step more').press('Enter')
  await expect(linesOf(page)).toContainText('exceeding the max quantity of an item')
  await quantityOf(page).fill('1')
  await button('one step less').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag is empty')
  forgive(/status of 422/)
})

test('a rejected form without JavaScript shows its error on the page it was sent from', async ({
  page,
  forgive,
}) => {
  await page.goto('/ca/fr-CA/p/FXNOTADDED')
  await quantityOf(page).fill('2')
  await page.getByRole('button', { name: 'Ajouter au sac' }).click()
  await expect(page.locator('.notice')).toContainText('Désolé! Nous ne pouvons pas ajouter')
  await expect(page.locator('.notice')).toBeFocused()
  await expect(quantityOf(page)).toHaveValue('2')

  await page.goto('/p/FXMASTER')
  await page.getByRole('button', { name: 'Add to Bag' }).click()
  await expect(page.getByText('Please Select a Size')).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Size' })).toBeFocused()
  forgive(/status of 422/)
})
