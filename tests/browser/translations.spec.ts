import { expect, hydrated, searchField, test, type Page } from './shop.ts'

const FAILED_WORDS = /\/static\/translations\//

/** Fails the browser's first attempts to load its messages. Further attempts succeed. */
async function failTranslations(page: Page, attempts: number) {
  const asked: string[] = []
  await page.route('**/static/translations/**', async (route) => {
    asked.push(route.request().url())
    if (asked.length <= attempts) await route.abort('connectionreset')
    else await route.continue()
  })
  return asked
}

test('messages that fail to load are requested once more, and the page is hydrated', async ({
  page,
  forgive,
}) => {
  const asked = await failTranslations(page, 1)
  await page.goto('/ca/fr-CA/g/body-care')
  await hydrated(page)
  expect(asked).toHaveLength(2)
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveAccessibleName('Rechercher')
  forgive(FAILED_WORDS)
})

test('the shop works in English when the messages never load', async ({ page, forgive }) => {
  await failTranslations(page, Infinity)
  await page.goto('/ca/fr-CA/g/body-care')
  await hydrated(page)
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveAccessibleName('Search')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await searchField(page).fill('savon')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/ca/fr-CA/search?q=savon')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('savon')
  await expect(page).toHaveTitle(/savon.*Juniper & Wick$/)
  // Only the failed requests may be reported.
  forgive(FAILED_WORDS)
})
