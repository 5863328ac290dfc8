import { isChunkOf } from './built-chunks.ts'
import { holdBack } from './routes.ts'
import {
  apiRequests,
  expect,
  expectAccessible,
  openSearch,
  searchField,
  test,
  type Page,
} from './shop.ts'
import { open } from './whole-page.ts'

const SUGGESTIONS = /\/api\/suggestions/

const list = (page: Page) => page.getByRole('listbox')
const option = (page: Page, name: string) => list(page).getByRole('option', { name, exact: true })
const active = (page: Page) => list(page).getByRole('option', { selected: true })

test('a shopper chooses a suggestion with the keyboard', async ({ page }) => {
  const requests = apiRequests(page)
  await open(page, '/')
  const field = searchField(page)
  const asked = () => requests.filter((address) => SUGGESTIONS.test(address)).length
  expect(asked()).toBe(0)
  await field.focus()
  await expect(list(page).getByRole('group', { name: 'Popular Picks' })).toBeVisible()
  await expect(list(page).getByRole('group', { name: 'Popular Searches' })).toBeVisible()
  await expect(list(page).getByRole('img')).toHaveCount(0)
  await expectAccessible(page)

  await field.pressSequentially('cand')
  const results = list(page).getByRole('group', { name: 'Results for “cand”' })
  await expect(results.getByRole('option')).toHaveCount(6)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions$/ })).toBeAttached()
  expect(asked()).toBe(2)
  await expectAccessible(page)

  await field.press('ArrowDown')
  await expect(active(page)).toHaveText('candle')
  const activeId = await active(page).getAttribute('id')
  await expect(field).toHaveAttribute('aria-activedescendant', activeId ?? '')
  await field.press('End')
  await expect(active(page)).toHaveText('View all results for “cand”')
  await field.press('Home')
  await field.press('ArrowUp')
  await expect(active(page)).toHaveCount(0)
  await field.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toHaveValue('cand')

  await field.press('ArrowDown')
  await field.press('ArrowUp')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=cand')
  await expect(field).toHaveValue('cand')
  await expect(list(page)).toBeHidden()
  await page.reload()
  await expect(field).toHaveValue('cand')
})

test('a click outside closes the suggestions, and searching for nothing opens them', async ({
  page,
}) => {
  await open(page, '/customer-care')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Search' }).click()
  await expect(searchField(page)).toBeFocused()
  await expect(list(page)).toBeVisible()
  await page.mouse.click(4, 700)
  await expect(list(page)).toBeHidden()
  await expect(page).toHaveURL('/customer-care')

  await expect(banner.getByRole('button', { name: 'Clear' })).toBeHidden()
  await searchField(page).fill('soap')
  await banner.getByRole('button', { name: 'Clear' }).click()
  await expect(searchField(page)).toHaveValue('')
  await expect(searchField(page)).toBeFocused()
})

test('a response that comes late does not replace a newer one', async ({ page }) => {
  await open(page, '/')
  const { release } = await holdBack(page, /suggestions\?.*\bq=lav/)
  const field = searchField(page)
  await field.focus()
  await expect(option(page, 'View All')).toBeVisible()
  await field.fill('lavender')
  await expect(list(page).getByRole('group', { name: 'Loading' })).toBeVisible()
  await expect(list(page)).toHaveAttribute('aria-busy', 'true')
  await field.fill('cedar')
  await expect(option(page, 'View all results for “cedar”')).toBeVisible()
  await release()
  await expect(list(page)).toHaveAttribute('aria-busy', 'false')
  await expect(list(page).getByRole('group', { name: 'Results for “cedar”' })).toBeVisible()
})

for (const width of [900, 1440]) {
  test(`text that is typed while the code of suggestions loads is kept at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const held = await holdBack(page, isChunkOf('search-suggestions'))
    await open(page, '/')
    await searchField(page).click()
    await page.keyboard.type('can')
    await held.release()
    await page.keyboard.type('dle', { delay: 20 })
    await expect(list(page).getByRole('group', { name: 'Results for “candle”' })).toBeVisible()
    await expect(page.locator('input[type="search"]:focus')).toHaveValue('candle')
  })
}

test('during an outage of suggestions, the field still searches', async ({ page, forgive }) => {
  await page.route(SUGGESTIONS, (route) => route.fulfill({ status: 503, json: {} }))
  await open(page, '/')
  await searchField(page).fill('cedar')
  await expect(page.getByText('Suggestions are not available.')).toBeAttached()
  await expect(list(page)).toBeHidden()
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false')
  await expectAccessible(page)
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/search?q=cedar')
  forgive(/status of 503/)
})

test('recent searches are offered again until they are cleared', async ({ page }) => {
  await open(page, '/')
  for (const phrase of ['Cedar', 'orange', 'cedar']) {
    await searchField(page).fill(phrase)
    await searchField(page).press('Enter')
    await expect(page).toHaveURL(`/search?q=${phrase}`)
    await open(page, '/')
  }
  await searchField(page).focus()
  const recent = list(page).getByRole('group', { name: 'Recent Searches' })
  await expect(recent.getByRole('option')).toHaveText(['cedar', 'orange'])
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(recent).toBeHidden()
  await expect(searchField(page)).toBeFocused()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('suggestions fill the screen until the shopper goes back, in French', async ({ page }) => {
    await open(page, '/ca/fr-CA/')
    const button = page.getByRole('button', { name: 'Rechercher' }).first()
    const field = searchField(page)
    await expect(field).toBeHidden()
    await button.tap()
    await expect(field).toBeFocused()
    await expect(list(page).getByRole('group', { name: 'Choix populaires' })).toBeVisible()
    await expectAccessible(page)
    await expect(page.locator('main')).toHaveAttribute('inert')
    await page.goBack()
    await expect(field).toBeHidden()
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    await expect(page).toHaveURL('/ca/fr-CA/')
    await expect(button).toBeFocused()

    await button.tap()
    await field.pressSequentially('boug')
    await expect(
      list(page)
        .getByRole('option', { name: /^Bougie à 3 mèches/ })
        .first(),
    ).toBeVisible()
    await expectAccessible(page)
    await field.press('Escape')
    await expect(field).toBeHidden()
    await expect(button).toBeFocused()

    await button.press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('boug')
    await page.getByRole('button', { name: 'Fermer la recherche' }).tap()
    await expect(field).toBeHidden()

    await button.tap()
    await list(page).getByRole('option', { name: 'Entretien des bougies' }).tap()
    await expect(page).toHaveURL('/ca/fr-CA/candle-care')
    await expect(field).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/ca/fr-CA/')
    await expect(field).toBeHidden()
  })

  test('what is typed while the code of suggestions loads is searched for', async ({ page }) => {
    const held = await holdBack(page, isChunkOf('search-suggestions'))
    await open(page, '/')
    const field = searchField(page)
    await openSearch(page)
    await page.keyboard.type('can')
    await held.release()
    await page.keyboard.type('dle', { delay: 20 })
    await expect(field).toHaveValue('candle')
    await expect(list(page).getByRole('group', { name: 'Results for “candle”' })).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL('/search?q=candle')
    await expect(field).toBeHidden()
    await openSearch(page)
    await expect(field).toHaveValue('candle')
  })
})

test.describe('without JavaScript', () => {
  test.use({ runsScripts: false })

  test('the field is a plain form', async ({ page }) => {
    await page.goto('/ca/fr-CA/')
    await page.getByRole('banner').getByRole('searchbox').fill('savon')
    await expect(page.getByRole('button', { name: 'Effacer' })).toBeHidden()
    await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click()
    await expect(page).toHaveURL('/ca/fr-CA/search?q=savon')
    await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('savon')
  })

  test('a phone opens the field from its button, and closes it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/ca/fr-CA/')
    await openSearch(page)
    const field = searchField(page)
    await expect(field).toBeVisible()
    await page.getByRole('button', { name: 'Fermer la recherche' }).click()
    await expect(field).toBeHidden()
    await openSearch(page)
    await field.fill('savon')
    await field.press('Enter')
    await expect(page).toHaveURL('/ca/fr-CA/search?q=savon')
  })
})
