import type { Page } from '@playwright/test'

import { canChangeBag, linesOf, openBagWith, quantityOf, settled, totalOf } from './bag.ts'
import { control } from './control.ts'
import { holdBack } from './routes.ts'
import { expect, expectAccessible, hydrated, test } from './shop.ts'

const CANDLE = 'JW0801'
const ACTIONS = /\/api\/bag\/items/
const NOT_SAVED = 'That couldn’t be saved. Please try again in a moment.'
const UNAVAILABLE = {
  status: 503,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'unavailable', status: 503, title: '', retry: true }),
}
const REJECTION = /status of (409|422|503)/

const toast = (page: Page, text: string | RegExp) => page.locator('p').filter({ hasText: text })

test('while a response is slow, the quantity is new and the totals are unchanged', async ({
  page,
}) => {
  await openBagWith(page, [{ productId: CANDLE }])
  const { release } = await holdBack(page, ACTIONS)
  const called = page.waitForRequest(ACTIONS)
  await page.locator('#content .more').click()
  await called
  await expect(quantityOf(page)).toHaveValue('2')
  await expect(totalOf(page)).toHaveText('$26.95')
  await expect(linesOf(page)).toHaveAttribute('aria-busy', 'true')
  await release()
  await expect(totalOf(page)).toHaveText('$53.90')
})

test('an item that is being added is shown at once, and called added only when it is', async ({
  page,
  forgive,
}) => {
  await page.goto(`/p/${CANDLE}`)
  await hydrated(page)
  const add = page.getByRole('button', { name: 'Add to Bag' })
  const pending = page.getByRole('dialog', { name: 'Adding to your bag…' })
  await page.route(ACTIONS, (route) => route.fulfill(UNAVAILABLE))
  const rejection = await holdBack(page, ACTIONS)
  await add.click()
  await expect(pending).toContainText('Juniper Dusk 3-Wick Candle')
  await expect(pending.getByRole('link')).toHaveCount(0)
  await expectAccessible(page)
  await rejection.release()
  await expect(add).toHaveAccessibleDescription(NOT_SAVED)
  await expect(add).toBeFocused()

  await page.unroute(ACTIONS)
  const { release } = await holdBack(page, ACTIONS)
  await add.click()
  await expect(pending).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await release()
  await expect(toast(page, '1 item added to cart')).toBeVisible()
  forgive(REJECTION)
})

test('a lost response after a completed change does not repeat the change', async ({
  page,
  forgive,
}) => {
  await page.goto(`/p/${CANDLE}`)
  await hydrated(page)
  let lost = 0
  await page.route(ACTIONS, async (route) => {
    await route.fetch()
    lost += 1
    await (lost < 3 ? route.abort('connectionreset') : route.continue())
  })
  await page.getByRole('button', { name: 'Add to Bag' }).click()
  await expect(page.getByRole('dialog', { name: '1 item added to cart' })).toContainText('$26.95')
  expect(lost).toBe(3)
  forgive(/CONNECTION_RESET/)
})

test('a change that fails is undone and reported in a toast and at its line', async ({
  page,
  forgive,
}) => {
  await openBagWith(page, [{ productId: CANDLE }])
  await page.route(ACTIONS, (route) => route.fulfill(UNAVAILABLE))
  const rejection = await holdBack(page, ACTIONS)
  await page.locator('#content .more').click()
  await expect(quantityOf(page)).toHaveValue('2')
  await rejection.release()
  await expect(quantityOf(page)).toHaveValue('1')
  await expect(linesOf(page)).toContainText(NOT_SAVED)
  await expect(quantityOf(page)).toHaveAccessibleDescription(NOT_SAVED)
  await expect(toast(page, NOT_SAVED)).toHaveCount(2)
  await expectAccessible(page)
  forgive(REJECTION)
})

test('a product that the bag rejects is reported on the product page', async ({
  page,
  forgive,
}) => {
  await page.goto('/p/FXNOTADDED')
  await hydrated(page)
  const add = page.getByRole('button', { name: 'Add to Bag' })
  await add.click()
  await expect(add).toHaveAccessibleDescription(/^Sorry! We can’t add the item\(s\) to your bag/)
  await expect(add).toHaveAttribute('aria-busy', 'false')
  await expectAccessible(page)
  forgive(REJECTION)
})

test('two tabs fill one bag, and each sees the changes of the other', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/p/${CANDLE}`)
    await hydrated(tab)
  }
  // Both at once: a real click needs the page in front and would come second.
  await Promise.all(
    [page, other].map((tab) =>
      tab.getByRole('button', { name: 'Add to Bag' }).dispatchEvent('click'),
    ),
  )
  for (const tab of [page, other]) {
    await expect(tab.getByRole('dialog', { name: '1 item added to cart' })).toBeVisible()
  }
  await page.goto('/cart')
  await hydrated(page)
  await expect(quantityOf(page)).toHaveValue('2')

  await other.goto('/cart')
  await hydrated(other)
  await other.locator('#content .more').click()
  await expect(quantityOf(page)).toHaveValue('3')
  await expect(totalOf(page)).toHaveText('$80.85')
})

test('changes wait while the browser is offline and are saved when it is online again', async ({
  page,
  forgive,
}) => {
  forgive(/ERR_INTERNET_DISCONNECTED/)
  await openBagWith(page, [{ productId: CANDLE }])
  await canChangeBag(page)
  await page.context().setOffline(true)
  await expect(page.getByText('You’re offline. This is your bag as we last saw it')).toBeVisible()
  await page.locator('#content .more').click()
  await expect(page.getByText('Your changes wait in this tab')).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await settled(page)
  await expect(totalOf(page)).toHaveText('$53.90')
})

test('coupon codes apply, wait for matching items, are rejected when unknown, and are limited per order', async ({
  page,
  forgive,
}) => {
  await openBagWith(page, [{ productId: CANDLE }])
  const code = page.getByRole('textbox', { name: 'Coupon code' })
  const enter = (text: string) => code.fill(text).then(() => code.press('Enter'))
  await enter('NOSUCHCODE')
  await expect(code).toHaveAccessibleDescription(/^We don’t know this code/)
  await expect(code).toHaveValue('NOSUCHCODE')
  await expect(page).toHaveTitle(/^Error: /)
  await expectAccessible(page)

  await enter('WELCOME10')
  await expect(page.getByText('Welcome: 10% Off')).toBeVisible()
  await expect(page).not.toHaveTitle(/Error/)
  await expect(totalOf(page)).toHaveText('$24.25')
  await enter('BODY5')
  await expect(
    page.getByText('Nothing in your bag qualifies for this code yet.', { exact: true }),
  ).toBeVisible()
  const said = page.getByRole('status').filter({ hasText: /^Code BODY5 is added\. .*qualifies/ })
  await expect(said).toBeAttached()
  await expect(code).toBeFocused()
  await enter('SHIPFREE')
  await expect(page.getByText('Free standard shipping with the code SHIPFREE')).toBeVisible()
  await expect(code).toBeHidden()
  await expect(page.getByText('You’ve reached the limit of codes for one order.')).toBeFocused()
  await expectAccessible(page)
  const remove = page.getByRole('button', { name: 'Remove WELCOME10' })
  await page.route('**/api/bag/coupons/*', (route) => route.fulfill(UNAVAILABLE), { times: 1 })
  await remove.press('Enter')
  await expect(remove).toHaveAccessibleDescription(NOT_SAVED)
  await expect(code).toBeHidden()
  await remove.press('Enter')
  await expect(code).toBeFocused()
  await expect(totalOf(page)).toHaveText('$26.95')
  await expect(code).toBeVisible()
  forgive(REJECTION)
})

test('lines that are sold out, short of stock or changed in price say so and offer a way on', async ({
  page,
}) => {
  const [soldOut, short, dearer] = ['JW0803', 'JW0804', 'JW0806']
  const wanted = [soldOut, short, dearer].map((productId) => ({ productId, quantity: 3 }))
  await openBagWith(page, wanted)
  await control('PUT', `/stock/${soldOut}`, { siteId: 'us', ats: 0 })
  await control('PUT', `/stock/${short}`, { siteId: 'us', ats: 2 })
  await control('PUT', `/prices/${dearer}`, { siteId: 'us', list: 9900 })
  await page.reload()
  await hydrated(page)
  const [first, second, third] = await linesOf(page).all()
  if (!first || !second || !third) throw new Error('The bag does not hold three lines.')
  await expect(first).toContainText('Out of Stock')
  await expect(second).toContainText('Only 2 left!')
  await expect(third).toContainText(/Price changed: was \$[\d.]+ when you added it/)
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled()
  await expectAccessible(page)

  await second.getByRole('button', { name: 'Take 2' }).click()
  await expect(second).not.toContainText('Only 2 left!')
  await expect(second.getByRole('spinbutton')).toBeFocused()
  await first.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()

  for (const productId of [soldOut, short]) {
    await control('DELETE', `/stock/${productId}?siteId=us`)
  }
  await control('DELETE', `/prices/${dearer}?siteId=us`)
})
