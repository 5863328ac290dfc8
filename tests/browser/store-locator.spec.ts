import { expect, expectAccessible, hydrated, searchField, test, type Page } from './shop.ts'
import { open, pickUpAt, storeLink } from './store-choice.ts'

const cardsOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

async function find(page: Page, code: string) {
  await page.getByLabel('ZIP or postal code').fill(code)
  await page.getByRole('button', { name: 'Find stores' }).click()
}

// Axe needs JavaScript; the markup is the same without it.
for (const runsScripts of [false, true]) {
  test.describe(`${runsScripts ? 'with' : 'without'} JavaScript`, () => {
    test.use({ runsScripts })

    test('a shopper corrects a ZIP code and finds stores with map, phone and hours', async ({
      page,
    }) => {
      await page.goto('/store-locator')
      if (runsScripts) await hydrated(page)
      await find(page, '4321')
      await expect(page).toHaveURL('/store-locator?q=4321')
      const field = page.getByLabel('ZIP or postal code')
      await expect(field).toHaveAccessibleDescription('Please enter a valid U.S. ZIP code.')
      await expect(field).toHaveValue('4321')
      if (runsScripts) {
        await hydrated(page)
        await expectAccessible(page)
      }

      await find(page, '43215')
      await expect(page.getByRole('heading', { name: '4 stores near 43215' })).toBeVisible()
      await expect(cardsOf(page)).toHaveCount(4)
      await expect(cardsOf(page).first()).toHaveText('Short North')
      await expect(page.getByRole('link', { name: '714 Tallow Lane' })).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\?.*z=15$/,
      )
      await expect(page.getByRole('link', { name: '614-555-0101' })).toBeVisible()
      await expect(page.getByText(/^Today: /).first()).toBeVisible()
      await expect(page.getByText('Unavailable', { exact: true })).toHaveCount(1)
      // The postal code is not a phrase to search for products.
      await expect(searchField(page)).toHaveValue('')
      if (runsScripts) await expectAccessible(page)
    })

    test('a store is set by its form, after a question if the bag moves', async ({
      page,
      context,
      forgive,
    }) => {
      await page.goto('/p/JW0801')
      if (runsScripts) await hydrated(page)
      await page.getByRole('button', { name: 'Add to Bag' }).click()
      await expect
        .poll(async () => (await context.cookies()).some(({ name }) => name.endsWith('us-session')))
        .toBe(true)
      await pickUpAt(page, '1101')

      await page.goto('/store-locator?q=43215')
      const other = runsScripts ? await context.newPage() : null
      if (other) {
        await hydrated(page)
        await open(other, '/')
      }
      await page.getByRole('button', { name: /Set as my store.*German Village/ }).click()
      const outcome = page.getByRole('main').getByRole('group')
      await expect(outcome.getByRole('heading')).toHaveText('Wait! Are you sure?')
      await expect(outcome).toBeFocused()
      if (runsScripts) await expectAccessible(page)
      await outcome.getByRole('link', { name: 'Cancel' }).click()
      await expect(page).toHaveURL('/store-locator?q=43215')
      if (runsScripts) await hydrated(page)

      await page.getByRole('button', { name: /Set as my store.*German Village/ }).click()
      await page.getByRole('button', { name: 'Yes, Change Store' }).click()
      await expect(outcome).toHaveText('You pick up at German Village.')
      await expect(page.getByRole('heading', { name: '4 stores near 43215' })).toBeVisible()
      if (other) {
        await expectAccessible(page)
        await expect(storeLink(page)).toHaveText('German Village')
        await expect(storeLink(other)).toHaveText('German Village')
      }
      forgive(/status of 422/)
    })
  })
}
