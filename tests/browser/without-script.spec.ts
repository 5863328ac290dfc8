import { expect, test } from './shop.ts'
import { PREFIX } from './visits.ts'

test.use({ javaScriptEnabled: false })

/** Visible to a person: the browser has laid it out, and nothing hides it. */
const visibleTiles = async (page: import('@playwright/test').Page) => {
  const tiles = page.locator('#content article')
  const shown = await tiles.evaluateAll((all) => all.map((tile) => tile.checkVisibility()))
  return shown.filter(Boolean).length
}

for (const [locale, prefix] of Object.entries(PREFIX)) {
  test(`all 24 products of a category are visible in ${locale}, on a miss and on a hit`, async ({
    page,
  }) => {
    const address = `${prefix}/g/home-fragrance?sort=product-name-ascending`
    for (const visit of ['miss', 'hit']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await visibleTiles(page), visit).toBe(24)
    }
  })
}

test('a shopper without script searches, refines, sorts, turns the page and chooses a size', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('searchbox').fill('cedar')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/search\?q=cedar$/)
  expect(await visibleTiles(page)).toBeGreaterThan(3)

  await page.goto('/g/home-fragrance?page=2')
  expect(await visibleTiles(page)).toBe(24)
  await expect(page.locator('[aria-current="page"]').filter({ hasText: '2' })).toBeVisible()

  await page.goto('/g/body-care?family=citrus')
  await expect(page).toHaveURL(/family=citrus/)
  expect(await visibleTiles(page)).toBeGreaterThan(0)
})
