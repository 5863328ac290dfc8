import { LOCALES } from '#shared/site/site.ts'

import { checkOutTo } from './checkout.ts'
import { expect, test, tilesOf, visibleTiles } from './shop.ts'
import { PREFIX } from './prefix.ts'
import { visits } from './visits.ts'

test.use({ runsScripts: false })

const isCheckout = (path: string) => path.startsWith('/checkout')

// With JavaScript, every page is opened in en-US, and few are in en-CA.
for (const locale of ['en-CA', 'fr-CA'] as const) {
  test(`every page in ${locale} shows its title and heading without JavaScript`, async ({
    page,
    forgive,
  }) => {
    for (const [name, { path, status, title, needs, isOfCustomer }] of Object.entries(visits)) {
      if (isOfCustomer) continue
      if (needs) await checkOutTo(page, needs, { locale })
      const answer = await page.goto(PREFIX[locale] + path)
      expect(answer?.status(), name).toBe(status)
      if (locale === 'en-CA') await expect(page, name).toHaveTitle(`${title} | Juniper & Wick`)
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
      // The header of the checkout has only the logo and the bag as links.
      const tools = page.getByRole('banner').getByRole(isCheckout(path) ? 'link' : 'searchbox')
      await expect(tools.first(), name).toBeVisible()
    }
    forgive(/status of 404/)
  })
}

for (const locale of LOCALES) {
  const prefix = PREFIX[locale]

  test(`all 24 products of a category are visible in ${locale}, on a cache miss and on a hit`, async ({
    page,
  }) => {
    // No other test requests this sort order, so the first of the two visits is a cache miss.
    const address = `${prefix}/g/home-fragrance?sort=product-name-descending`
    for (const visit of ['first', 'second']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), visit).toBeVisible()
      await expect.poll(() => visibleTiles(page), visit).toBe(24)
    }
  })
}

test('a shopper without JavaScript searches, refines, sorts and pages through results', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('searchbox').fill('candle')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/search\?q=candle$/)
  await expect.poll(() => visibleTiles(page)).toBe(24)
  const [best = ''] = await tilesOf(page).allInnerTexts()

  await page.getByRole('combobox').selectOption('price-high-to-low')
  await page.locator('form.sort').getByRole('button').click()
  await expect(page).toHaveURL('/search?q=candle&sort=price-high-to-low')
  await expect.poll(() => visibleTiles(page)).toBe(24)
  await expect(tilesOf(page).first()).not.toHaveText(best, { useInnerText: true })

  await page.getByRole('link', { name: /^Citrus/ }).click()
  await expect(page).toHaveURL(/family=citrus/)
  await expect(page).toHaveURL(/sort=price-high-to-low/)
  await page.getByRole('link', { name: /Remove.*Citrus/ }).click()
  await expect(page).not.toHaveURL(/family/)
  await expect.poll(() => visibleTiles(page)).toBe(24)

  const [first = ''] = await tilesOf(page).allInnerTexts()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('[aria-current="page"]').filter({ hasText: '2' })).toBeVisible()
  await expect.poll(() => visibleTiles(page)).toBeGreaterThan(0)
  await expect(tilesOf(page).first()).not.toHaveText(first, { useInnerText: true })
})

test('a shopper without JavaScript chooses a variant and sees its price', async ({ page }) => {
  await page.goto('/p/FXMASTER')
  const choices = page.locator('fieldset[id^="choose-"] a:not(.unavailable):not([aria-current])')
  const wanted = choices.first()
  const name = (await wanted.innerText()).trim()
  await wanted.click()
  await expect(page).toHaveURL(/\/p\/[^?]*FXMASTER\?\w+=/)
  await expect(
    page.locator('fieldset[id^="choose-"] a[aria-current]', { hasText: name }),
  ).toBeVisible()
  await expect(page.locator('#content .price').first()).toContainText('$')
})

test('the menu and the language links work without JavaScript', async ({ page }) => {
  await page.goto('/ca/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByText('Body Care', { exact: true }).click()
  await menu.getByRole('link', { name: 'Explore Body Care' }).click()
  await expect(page).toHaveURL('/ca/g/body-care')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Select a Store' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL('/ca/fr-CA/g/body-care')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('menu and filters open and close without JavaScript', async ({ page }) => {
    await page.goto('/g/body-care')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(menu).toBeVisible()
    await menu.getByText('Gifts', { exact: true }).first().click()
    await expect(menu.getByRole('link', { name: 'Gift Sets' })).toBeVisible()
    await expect(menu.getByText('Body Care', { exact: true })).toBeHidden()
    const allOffers = menu.getByRole('link', { name: 'See all offers' })
    await expect(allOffers).toBeHidden()
    await menu.getByText('Offers', { exact: true }).click()
    await expect(allOffers).toHaveAttribute('href', '/g/top-offers')
    await expect(allOffers).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()

    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('link', { name: /^Citrus/ }).click()
    await expect(page).toHaveURL(/family=citrus/)
    await expect.poll(() => visibleTiles(page)).toBeGreaterThan(0)
  })
})
