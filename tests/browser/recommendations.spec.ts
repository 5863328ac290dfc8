import { addToBag } from './bag.ts'
import { control } from './control.ts'
import { shifted, watchShifts } from './layout-shifts.ts'
import { holdBack } from './routes.ts'
import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'

async function addFrom(page: Page, path: string, button: string) {
  await page.goto(path)
  await hydrated(page)
  await page.locator('#content form').getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

test('the dialog after adding opens without waiting for recommendations, whose arrows scroll by what is visible', async ({
  page,
}) => {
  const { release } = await holdBack(page, /\/api\/recommendations/)
  const dialog = await addFrom(page, '/p/JW0801', 'Add to Bag')
  await expect(dialog.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
  await expect(dialog.locator('[aria-hidden="true"] li')).toHaveCount(4)
  await expect(dialog.getByRole('heading')).toHaveCount(1)
  await release()

  await expect(dialog.getByRole('heading', { name: 'You Might Also Like' })).toBeVisible()
  const list = dialog.getByRole('list', { name: 'You Might Also Like' })
  const tiles = list.getByRole('listitem')
  await expect(tiles.nth(3)).toBeAttached()
  await expect(tiles.first()).toContainText('$')
  await expectAccessible(page)

  const back = dialog.getByRole('button', { name: 'Previous' })
  await expect(back).toBeDisabled()
  await dialog.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expect(tiles.nth(0)).not.toBeInViewport()
  await expect(tiles.nth(3)).toBeInViewport({ ratio: 0.9 })
  await expect(back).toBeEnabled()

  const link = tiles.nth(3).getByRole('link')
  const path = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(path ?? '')
  await expect(dialog).toHaveCount(0)
})

test('when recommendations fail, the dialog says nothing of them', async ({ page }) => {
  const dialog = await addFrom(page, '/ca/fr-CA/p/JW0802', 'Ajouter au sac')
  await expect(
    dialog.getByRole('list', { name: 'Vous aimerez peut-être aussi' }).getByRole('listitem').nth(3),
  ).toBeAttached()

  const fault = { kind: 'status', status: 503 }
  await control('POST', '/faults', { match: { path: '/recs/jwck-ca/' }, times: 1, fault })
  const asked = page.waitForResponse(/\/api\/recommendations/)
  await addFrom(page, '/ca/fr-CA/p/JW0803', 'Ajouter au sac')
  expect((await asked).status()).toBe(200)
  await expect(dialog.locator('[data-track], [aria-hidden="true"] li')).toHaveCount(0)
  await expect(dialog.getByRole('heading')).toHaveCount(1)
  await expectAccessible(page)
})

test('the browser asks for what goes with a bag, and nothing moves', async ({ page }) => {
  await watchShifts(page)
  for (const heading of ['Popular Right Now', 'Goes With Your Bag']) {
    await page.goto('/cart')
    const row = page.getByRole('list', { name: heading })
    await expect(row.getByRole('listitem').nth(3)).toBeAttached()
    await expectAccessible(page)
    expect(await shifted(page), heading).toBeLessThan(0.001)
    await addToBag(page, { productId: 'JW0801' })
  }
})

test('the top picks of a category are other products than its list', async ({ page }) => {
  for (const path of [
    '/c/home-fragrance/three-wick-candles',
    '/g/top-offers',
    '/ca/fr-CA/g/body-care',
  ]) {
    await page.goto(path)
    await hydrated(page)
    const row = page.locator('[data-recommender="category1_rr"]')
    await expect(row.getByRole('listitem').nth(3)).toBeAttached()
    const links = await page
      .locator('#content li h3 a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links.length, path).toBeGreaterThanOrEqual(28)
    expect(links.length - new Set(links).size, path).toBe(0)
  }
  // All of its products are in the list.
  await page.goto('/giftcards')
  await hydrated(page)
  await expect(page.locator('[data-recommender="category1_rr"]')).toHaveCount(0)
})

test('the dialog after adding shows what its products cost and promise in full', async ({
  page,
}) => {
  for (const [width, path, button] of [
    [1440, '/p/JW0802', 'Add to Bag'],
    [390, '/p/JW0803', 'Add to Bag'],
    [320, '/ca/fr-CA/p/JW0802', 'Ajouter au sac'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    const dialog = await addFrom(page, path, button)
    await expect(dialog.locator('[data-track] .price').nth(3)).toBeAttached()
    if (button === 'Add to Bag')
      await expect(dialog.getByText('Buy 2 candles, get 1 free').first()).toBeAttached()
    const cut = await dialog.locator('[data-track] > li').evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const bottom = tile.getBoundingClientRect().bottom
        const words = tile.querySelector('.words')
        const parts = [...(words?.children ?? [])]
        const isCut = (part: Element) =>
          part.getBoundingClientRect().bottom > bottom + 1 ||
          part.getBoundingClientRect().bottom > (words?.getBoundingClientRect().bottom ?? 0) + 1
        return parts.filter(isCut).map((part) => part.textContent)
      }),
    )
    expect(cut, `${path} at ${width}`).toEqual([])
  }
})
