import { addGifts, addToBag } from './bag.ts'
import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'

const CANDLE = 'JW0801'

const removalOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Remove Gift Card, ${name}`) })

async function openBagWithGifts(page: Page, recipients: readonly string[]) {
  await addToBag(page, { productId: CANDLE })
  await addGifts(page, recipients)
  await page.goto('/cart')
  await hydrated(page)
}

test('gift certificates are listed apart in bag and mini cart, and removed there', async ({
  page,
}) => {
  await openBagWithGifts(page, ['Leo', 'Zoe', 'Ida'])
  const apart = page.locator('#content').getByRole('region', { name: '3 gift cards' })
  await expect(apart.getByRole('listitem')).toHaveCount(3)
  await expect(apart).toContainText('For Leo, leo@example.org')
  await expect(page.locator('#content')).toContainText('4 items')
  await expectAccessible(page)
  await removalOf(page, 'Leo').click()
  await expect(removalOf(page, 'Leo')).toHaveCount(0)
  await expect(removalOf(page, 'Zoe')).toBeFocused()
  await expect(page.locator('p', { hasText: 'Gift Card was removed from your bag.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bag, 3 items' })).toBeVisible()

  await page.goto('/g/body-care')
  await hydrated(page)
  await page.getByRole('link', { name: 'Bag, 3 items' }).hover()
  const miniCart = page.locator('header [aria-labelledby="mini-cart"]').first()
  await expect(miniCart.getByRole('region', { name: '2 gift cards' })).toContainText('$25.00')
  await expect(miniCart.locator('.sum')).toContainText('$76.95')
  await expectAccessible(page)
  await removalOf(page, 'Zoe').click()
  await expect(removalOf(page, 'Ida')).toBeFocused()
  await expect(miniCart.locator('.sum')).toContainText('$51.95')
})

test('a removal that fails brings the gift certificate back, and says so', async ({
  page,
  forgive,
}) => {
  await openBagWithGifts(page, ['Leo'])
  await page.route(/\/api\/bag\/gift-certificates\//, (route) =>
    route.fulfill({ status: 503, json: { type: 'unavailable', status: 503 } }),
  )
  await removalOf(page, 'Leo').click()
  await expect(page.getByText(/couldn’t (be saved|tell)/).first()).toBeVisible()
  await expect(removalOf(page, 'Leo')).toBeVisible()
  forgive(/status of 503/)
})

test.describe('without JavaScript', () => {
  test.use({ runsScripts: false })

  test('a gift certificate is removed by a form', async ({ page }) => {
    await page.goto(`/p/${CANDLE}`)
    await page.getByRole('button', { name: 'Add to Bag' }).click()
    await addGifts(page, ['Leo'])
    await page.goto('/cart')
    await removalOf(page, 'Leo').click()
    await expect(page).toHaveURL('/cart')
    await expect(removalOf(page, 'Leo')).toHaveCount(0)
    await expect(page.locator('#content')).toContainText('1 item')
  })
})
