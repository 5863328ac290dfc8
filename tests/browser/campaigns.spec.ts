import { SHOP } from './ports.ts'
import { expect, test, type Page } from './shop.ts'

test.use({ isAsked: true })

const campaignOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name.endsWith('attribution'))?.value ?? null

test('a campaign is remembered once the visitor agrees, also some steps after the landing page', async ({
  page,
}) => {
  await page.goto(`${SHOP}/g/home-fragrance?utm_source=letter&gclid=Ab_1-2`)
  await expect(page.locator('html[data-started]')).toBeAttached()
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL(`${SHOP}/`)
  expect(await campaignOf(page)).toBe(null)

  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => campaignOf(page)).toBe('utm_source=letter&gclid=Ab_1-2')

  // Another link without a campaign does not take it away.
  await page.goto(`${SHOP}/returns`)
  await expect(page.locator('html[data-modal]')).toBeAttached()
  expect(await campaignOf(page)).toBe('utm_source=letter&gclid=Ab_1-2')
})
