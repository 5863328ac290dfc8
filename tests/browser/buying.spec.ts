import { addToBag } from './bag.ts'
import { isChunkOf } from './built-chunks.ts'
import { holdBack } from './routes.ts'
import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'

const options = (page: Page) => page.locator('fieldset:has([name="fulfillment"])')
const way = (page: Page, name: string) => page.getByRole('radio', { name })
const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity' })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('quantities'))

test('a guest chooses pickup, a store and a quantity for each way, and what the bag holds counts', async ({
  page,
}) => {
  await page.goto('/p/FXLIM35')
  await hydrated(page)
  await expect(options(page)).toContainText('In stock')
  await expect(quantity(page)).toHaveAttribute('max', '3')
  await quantity(page).fill('9')
  await expect(quantity(page)).toHaveValue('3')
  await expect(
    page.getByText('Sorry! Limit 3 Per Order. We’ve Adjusted the Quantity for you.').first(),
  ).toBeVisible()
  await quantity(page).press('ArrowDown')
  await expect.poll(() => kept(page)).toBe('{"us:FXLIM35:shipping":2}')

  await expect(page.locator('html')).toHaveAttribute('data-modal', /./)
  // Only an explicit choice opens the dialog, which knows who has the product.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await way(page, 'Pick Up In Store').check()
  const dialog = page.getByRole('dialog', { name: 'Find Your Store' })
  await expect(dialog.getByText('Item Available').first()).toBeVisible()
  await expect(dialog.getByText('Item Unavailable').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'SET STORE' }).click()
  await expect(options(page).locator('[data-action="chooseStore"]')).toHaveText('Short North')
  await expect(quantity(page)).toHaveAttribute('max', '5')
  await quantity(page).fill('4')
  await way(page, 'Ship It').check()
  await expect(quantity(page)).toHaveValue('2')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add to Bag' }).click()
  await expect(page.getByRole('dialog')).toContainText('2 items added to cart')
  await page.keyboard.press('Escape')
  await expect(page.getByText('In your bag.')).toBeVisible()
  await expect.poll(() => kept(page)).not.toContain('shipping')
  // The limit counts both ways together.
  await way(page, 'Pick Up In Store').check()
  await expect(quantity(page)).toHaveAttribute('max', '3')

  // A product that the store does not have, in a tab that follows the store.
  await page.goto('/p/FXONESTORE')
  await hydrated(page)
  await expect(way(page, 'Pick Up In Store')).toBeEnabled()
  const other = await page.context().newPage()
  await other.goto('/cart')
  await other.evaluate(async () => {
    await fetch('/api/store?site=us&locale=en-US', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ storeId: '1102' }),
    })
    new BroadcastChannel('vitrine').postMessage(null)
  })
  await expect(options(page)).toContainText(
    'Sorry! This item is unavailable for pickup at this store. Please check another store.',
  )
  await expect(way(page, 'Pick Up In Store')).toBeDisabled()
  await expectAccessible(page)
})

test('a quantity that is being typed stays when the code of its product arrives', async ({
  page,
}) => {
  const code = await holdBack(page, isChunkOf('buying-options'))
  await page.goto('/p/FXLIMIT3')
  await hydrated(page)
  await quantity(page).fill('2')
  await code.release()
  await expect.poll(() => kept(page)).toContain('2')
  await expect(quantity(page)).toBeFocused()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('3')
  await expect(quantity(page)).toHaveValue('3')
})

test('the text about a limit stays when the code of its product arrives', async ({ page }) => {
  const code = await holdBack(page, isChunkOf('buying-options'))
  await page.goto('/p/FXLIMIT3')
  await hydrated(page)
  await quantity(page).fill('7')
  const limited = 'Sorry! Limit 3 Per Order. We’ve Adjusted the Quantity for you.'
  await expect(quantity(page)).toHaveAccessibleDescription(limited)
  await code.release()
  await expect.poll(() => kept(page)).toContain('3')
  for (const _frame of [1, 2]) await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(quantity(page)).toHaveAccessibleDescription(limited)
})

test('a shopper in Quebec has a product sent again, which the bag and other visits know', async ({
  page,
}) => {
  await addToBag(page, { productId: 'FXAR2' }, 'fr-CA')
  await page.goto('/ca/fr-CA/p/FXAR2')
  await hydrated(page)
  const box = page.getByRole('checkbox', { name: 'Renouvelez sans jamais en manquer' })
  await expect(box).not.toBeChecked()
  await box.check()
  await page.getByRole('combobox', { name: 'Fréquence d’envoi' }).selectOption('3')
  await expectAccessible(page)
  await page.goto('/ca/fr-CA/cart')
  await expect(page.locator('#content')).toContainText('Envoi tous les 3 mois')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/ca/fr-CA/p/FXAR2')
  await hydrated(page)
  await expect(box).toBeChecked()
  await page.getByRole('radio', { name: 'Ramassage en magasin' }).check()
  await expect(box).not.toBeChecked()
  await expect(box).toBeDisabled()
})
