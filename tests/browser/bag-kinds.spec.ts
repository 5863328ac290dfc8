import { linesOf, openBagWith, quantityOf, settled, totalOf } from './bag.ts'
import { holdBack } from './routes.ts'
import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'

/** Adds the product of a page to the bag. */
async function add(page: Page, address: string, productName: string) {
  await page.goto(address)
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to Bag' }).click()
  const dialog = page.getByRole('dialog', { name: '1 item added to cart' })
  await expect(dialog).toContainText(productName)
}

test('a product of a set is bought on the set’s page, in a chosen size', async ({ page }) => {
  await page.goto('/p/JWSET1')
  await hydrated(page)
  await page.getByRole('group', { name: 'Size' }).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\?JW1712=size%3D/)
  await page.getByRole('button', { name: /^Add .*Body Lotion/ }).click()
  const dialog = page.getByRole('dialog', { name: '1 item added to cart' })
  await expect(dialog).toContainText('Lavender Press Body Lotion')
  await page.goto('/cart')
  await expect(linesOf(page)).toHaveCount(1)
})

test('a bundle is one line', async ({ page }) => {
  await add(page, '/p/JWBUN1', 'An Evening In')
  await page.goto('/cart')
  await hydrated(page)
  await expect(linesOf(page)).toHaveCount(1)
  await expect(totalOf(page)).toHaveText('$54.95')
  await expectAccessible(page)
})

test('a free gift is added with its product, costs nothing and is removed with it', async ({
  page,
}) => {
  await openBagWith(page, [{ productId: 'FXBONUS' }])
  const gift = linesOf(page).filter({ hasText: 'Free Gift' })
  await expect(linesOf(page)).toHaveCount(2)
  await expect(gift.getByRole('spinbutton')).toHaveCount(0)
  await expect(gift.getByRole('button')).toHaveCount(0)
  await expect(quantityOf(page)).toHaveCount(1)
  await expect(totalOf(page)).toHaveText('$26.95')
  await expectAccessible(page)

  // On a phone, the names of what may be chosen have room beside or above their buttons.
  await page.setViewportSize({ width: 320, height: 700 })
  const names = page.locator('#content [action$="/gifts/choose"] > span')
  await expect(names).toHaveCount(3)
  for (const name of await names.all()) {
    expect(await name.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(150)
  }
  await expectAccessible(page)

  const heading = page.getByRole('heading', { level: 1 })
  const remove = page.getByRole('button', { name: /^Remove Generous Ember/ })
  await remove.press('Enter')
  await settled(page)
  await expect(heading).toHaveText('Your bag is empty')
  await expect(heading).toBeFocused()

  await openBagWith(page, [{ productId: 'JW0801' }, { productId: 'FXBONUS' }])
  await expect(linesOf(page)).toHaveCount(3)
  await remove.press('Enter')
  await expect(linesOf(page)).toHaveCount(1)
  await settled(page)
  await expect(linesOf(page).getByRole('link', { name: /^Juniper Dusk/ })).toBeFocused()
})

test('quantity steps count while the scripts are still loading', async ({ page }) => {
  await openBagWith(page, [{ productId: 'JW0801' }])
  const { release } = await holdBack(page, /\/assets\/.*\.js/)
  // The document does not finish loading while a script is pending.
  await page.reload({ waitUntil: 'commit' })
  await page.locator('#content .more').click()
  await expect(quantityOf(page)).toHaveValue('2')
  await release()
  await hydrated(page)
  await expect(totalOf(page)).toHaveText('$53.90')

  const product = await holdBack(page, /\/assets\/.*\.js/)
  await page.goto('/p/JW0802', { waitUntil: 'commit' })
  await page.locator('#content .more').click()
  await page.locator('#content .more').click()
  await expect(quantityOf(page)).toHaveValue('3')
  await page.locator('#content .less').press('Enter')
  await expect(quantityOf(page)).toHaveValue('2')
  await product.release()
  await hydrated(page)
  await expect(quantityOf(page)).toHaveValue('2')
  await page.locator('#content .more').click()
  await expect(quantityOf(page)).toHaveValue('3')
})
