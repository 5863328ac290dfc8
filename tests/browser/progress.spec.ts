import { holdBack } from './routes.ts'
import { expect, hydrated, test, tilesOf, type Page } from './shop.ts'

const PAGE_DATA = /\/api\/page-data/

const main = (page: Page) => page.locator('#content')
const placeholders = (page: Page) => page.locator('[data-coming=tiles] > span')
/** A thin bar at the top of the window. */
const bar = (page: Page) => page.locator('[data-coming=page]')

const follow = (page: Page, selector: string) =>
  page.locator(selector).first().dispatchEvent('click')

test('a list that takes long shows 24 placeholders, and going back takes them away', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const heading = page.locator('#content h1')
  const before = await heading.innerText()
  const { release } = await holdBack(page, PAGE_DATA)
  await follow(page, 'header a[href="/g/body-care"]')
  await expect(placeholders(page)).toHaveCount(24)
  await expect(placeholders(page).first()).toBeInViewport()
  await expect(main(page)).toHaveAttribute('aria-busy', 'true')
  await expect(heading).toBeHidden()

  await page.goBack()
  await expect(placeholders(page)).toHaveCount(0)
  await expect(main(page)).not.toHaveAttribute('aria-busy')
  await expect(heading).toHaveText(before)

  await follow(page, 'header a[href="/g/home-fragrance"]')
  await expect(placeholders(page)).toHaveCount(24)
  await release()
  await expect(tilesOf(page).first()).toBeVisible()
  await expect(placeholders(page)).toHaveCount(0)
  await expect(main(page)).not.toHaveAttribute('aria-busy')
})

test('another selection of a list keeps what is around its tiles', async ({ page }) => {
  await page.goto('/g/body-care')
  await hydrated(page)
  const { release } = await holdBack(page, PAGE_DATA)
  const filter = page.getByRole('link', { name: /^Citrus/ })
  await filter.click()
  await expect(placeholders(page)).toHaveCount(24)
  await expect(tilesOf(page).first()).toBeHidden()
  await expect(filter).toBeFocused()
  await release()
  await expect(page.getByRole('link', { name: /Remove.*Citrus/ })).toBeVisible()
  await expect(placeholders(page)).toHaveCount(0)
  await expect(tilesOf(page).first()).toBeVisible()
})

test('the last filter leads the focus to the heading, also if its list takes long', async ({
  page,
}) => {
  await page.goto('/g/home-fragrance?family=woods')
  await hydrated(page)
  const { release } = await holdBack(page, PAGE_DATA)
  await page.getByRole('link', { name: 'Remove filter: Woods' }).press('Enter')
  await expect(placeholders(page)).toHaveCount(24)
  await release()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

for (const [name, userAgent] of [
  ['the browser', undefined],
  ['the native app', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) JuniperWickApp/7.2'],
] as const) {
  test.describe(`in ${name}`, () => {
    test.use({ userAgent, contextOptions: { reducedMotion: 'reduce' } })

    test('a product that takes long shows a bar', async ({ page }) => {
      await page.goto('/g/body-care')
      await hydrated(page)
      const { release } = await holdBack(page, PAGE_DATA)
      const [tile] = await tilesOf(page).all()
      await tile?.locator('h3 a').dispatchEvent('click')
      await expect(bar(page)).toBeVisible()
      await expect(main(page)).toHaveAttribute('aria-busy', 'true')
      await release()
      await expect(page).toHaveURL(/\/p\//)
      await expect(bar(page)).toHaveCount(0)
      await expect(main(page)).not.toHaveAttribute('aria-busy')
    })
  })
}
