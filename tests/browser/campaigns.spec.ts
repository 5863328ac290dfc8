import { linesOf } from './bag.ts'
import { checkOutTo } from './checkout.ts'
import { placeButton } from './checkout-steps.ts'
import { SHOP } from './ports.ts'
import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'

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

/** The visible price of a product's page or tile. */
const priceIn = (page: Page, inside: string) =>
  page.locator(inside).locator('.price:not([data-replaced])').first()

test('a source code prices product page, lists and bag alike, and the order costs what was shown', async ({
  page,
}) => {
  const MIST = 'JW0806'
  await page.goto(`/p/${MIST}`)
  await hydrated(page)
  await expect(priceIn(page, '#content .prices')).toContainText('$9.95')

  await page.goto(`/p/${MIST}?src=SPRINGLETTER`)
  const shown = priceIn(page, '#content .prices')
  await expect(shown).toContainText('$8.46')
  await expect(shown.locator('.was')).toContainText('$9.95')
  await expectAccessible(page)

  await page.goto('/g/room-mists')
  const tile = page.locator(`[data-tile="${MIST}"]`)
  await expect(tile.locator('.price:not([data-replaced])')).toContainText('$8.46')

  await checkOutTo(page, 'review', { productId: MIST })
  await page.goto('/cart')
  await expect(linesOf(page)).toContainText('$8.46')
  await page.goto('/checkout/review')
  const total = /\$[\d.]+/.exec(await placeButton(page).innerText())?.[0] ?? ''
  await placeButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+$/)
  await expect(page.getByRole('main')).toContainText('$8.46')
  await expect(page.getByRole('main')).toContainText(total)
})
