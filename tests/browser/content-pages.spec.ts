import { expect, expectAccessible, hydrated, test } from './shop.ts'

const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a gift is found by three questions, and a scene leads to its products', async ({
      page,
      forgive,
    }) => {
      // The browser warns about what it preloads and does not run.
      if (!javaScriptEnabled) forgive(/preloaded using link preload/)
      await page.setViewportSize(javaScriptEnabled ? WIDE : NARROW)
      await page.goto('/search?q=gift+under+20')
      await page.getByRole('link', { name: 'Gift finder' }).click()
      await expect(page).toHaveURL(/\/g\/gifts#gift-finder$/)
      if (javaScriptEnabled) await hydrated(page)
      const scene = page.getByRole('listitem').filter({ hasText: 'Balsam Loft' })
      // Without JavaScript, the first visitor of a page that is not stored sees names without prices.
      const named = javaScriptEnabled ? /Balsam Loft.*\$/ : /Balsam Loft/
      await expect(scene.getByRole('link', { name: named }).first()).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      expect(await page.evaluate(overflow)).toBe(0)

      await page.getByLabel('Who is it for?').selectOption('Whoever is hosting')
      await page.getByLabel('Which scents do they like?').selectOption('Woods')
      await page.getByLabel('What’s your budget?').selectOption('Under $20.00')
      await page.getByRole('button', { name: 'Show gifts' }).click()
      await expect(page).toHaveURL(/\/search\?.*q=candle/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('candle')
      await expect(page.getByRole('link', { name: /Remove filter: Woods/ })).toBeVisible()
      await expect(page.getByRole('link', { name: /Remove filter: \$0/ })).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Who is on your list?' })).toBeVisible()

      // The number on the picture is part of the link in the list.
      await page.goto('/ca/fr-CA/')
      const spots = page.locator('.spots a:visible')
      await expect(spots).toHaveCount(4)
      const picture = page.locator('.spots .pin:visible').first()
      const href = (await spots.first().getAttribute('href')) ?? ''
      if (javaScriptEnabled) {
        // What can be bought as it is opens over the page.
        await hydrated(page)
        await expect(page.locator('html[data-modal]')).toBeAttached()
        await page.locator('.spots a[data-quick-look]:visible').first().focus()
        await expectAccessible(page)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page)
      } else {
        await picture.click()
        const isById = href.includes('/product/')
        await expect(page).toHaveURL(isById ? /\/ca\/fr-CA\/p\// : new RegExp(`${href}$`))
      }
    })
  })
}

test('pages of content fit small and large screens, and nothing in them is inaccessible', async ({
  page,
}) => {
  const pages = [
    '/ca/fr-CA/customer-care/products',
    '/ca/fr-CA/c/shop-by-category',
    '/ca/fr-CA/gingham-genius',
    '/ca/fr-CA/g/gifts',
    '/radial-iframe',
    '/global-locations/global-locations-france.html',
  ]
  for (const path of pages) {
    await page.setViewportSize(NARROW)
    await page.goto(path)
    if (path !== '/radial-iframe') await hydrated(page)
    for (const question of await page.locator('#content summary').all()) await question.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await page.evaluate(overflow), path).toBe(0)
    await page.setViewportSize(WIDE)
    expect(await page.evaluate(overflow), path).toBe(0)
    await expectAccessible(page)
  }
})
