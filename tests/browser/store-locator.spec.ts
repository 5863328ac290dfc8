import { expect, expectAccessible, searchField, test, type Page } from './shop.ts'

const cardsOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

async function find(page: Page, code: string) {
  await page.getByLabel('ZIP or postal code').fill(code)
  await page.getByRole('button', { name: 'Find stores' }).click()
}

// Axe needs JavaScript; the markup is the same without it.
for (const javaScriptEnabled of [false, true]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('a shopper corrects a ZIP code and finds stores with map, phone and hours', async ({
      page,
    }) => {
      await page.goto('/store-locator')
      await find(page, '4321')
      await expect(page).toHaveURL('/store-locator?q=4321')
      const field = page.getByLabel('ZIP or postal code')
      await expect(field).toHaveAccessibleDescription('Please enter a valid U.S. ZIP code.')
      await expect(field).toHaveValue('4321')
      if (javaScriptEnabled) await expectAccessible(page)

      await find(page, '43215')
      await expect(page.getByRole('heading', { name: '4 stores near 43215' })).toBeVisible()
      await expect(cardsOf(page)).toHaveCount(4)
      await expect(cardsOf(page).first()).toHaveText('Juniper & Wick Short North')
      await expect(page.getByRole('link', { name: '714 Tallow Lane' })).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\?.*z=15$/,
      )
      await expect(page.getByRole('link', { name: '614-555-0101' })).toBeVisible()
      await expect(page.getByText(/^Today: /).first()).toBeVisible()
      await expect(page.getByText('Unavailable', { exact: true })).toHaveCount(1)
      // The postal code is not a phrase to search for products.
      await expect(searchField(page)).toHaveValue('')
      if (javaScriptEnabled) await expectAccessible(page)
    })
  })
}
