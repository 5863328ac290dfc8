import { addToBag } from './bag.ts'
import { holdBack } from './routes.ts'
import { expect, expectAccessible, test } from './shop.ts'
import {
  dialogOf,
  open,
  openDialog,
  optionsOf,
  pickupLink,
  pickUpAt,
  storeLink,
} from './store-choice.ts'

const SEARCH = /\/api\/store\/search/
const CHOICE = /\/api\/store\?/

test('a shopper finds a store with the keyboard and sets it, which header, bar and other tabs show', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await open(other, '/customer-care')
  await open(page, '/')
  await expect(storeLink(page)).toHaveText('Select a Store')
  await expect(pickupLink(page)).toHaveText('Set Store')

  await storeLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(dialogOf(page).getByRole('status')).toHaveText('4 stores near 43215')
  await expect(dialogOf(page).getByLabel('ZIP or Postal Code')).toHaveValue('43215')
  await expect(optionsOf(page)).toHaveCount(4)
  await expect(optionsOf(page).first()).toBeChecked()
  const list = await dialogOf(page).locator('fieldset').locator('..').boundingBox()
  expect(Math.round(list?.height ?? 0)).toBe(197)
  await expectAccessible(page)

  await dialogOf(page).getByText('Store Details').first().click()
  const map = dialogOf(page).getByRole('link', { name: '714 Tallow Lane' })
  await expect(map).toHaveAttribute('href', /google\.com\/maps\?.*z=15$/)
  await expect(dialogOf(page).getByRole('link', { name: '614-555-0101' })).toBeVisible()
  await expect(
    dialogOf(page)
      .getByText(/^Today: /)
      .first(),
  ).toBeVisible()
  await expect(dialogOf(page).getByText('Unavailable', { exact: true })).toHaveCount(1)
  await expectAccessible(page)

  await optionsOf(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(optionsOf(page).nth(1)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(storeLink(page)).toHaveText('German Village')
  await expect(storeLink(page)).toBeFocused()
  await expect(pickupLink(page)).toHaveText('German Village')
  await expect(page.getByText('German Village is your store now.').first()).toBeVisible()
  await expect(storeLink(other)).toHaveText('German Village')
  await expect(pickupLink(other)).toHaveText('German Village')

  // The bar opens it, too, and the shopper's store is selected. Escape changes nothing.
  await pickupLink(page).click()
  await expect(optionsOf(page).nth(1)).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(pickupLink(page)).toBeFocused()
  await page.reload()
  await expect(storeLink(page)).toHaveText('German Village')
})

test('a postal code is checked, found or not found, and the last search wins', async ({ page }) => {
  await openDialog(page)
  const field = dialogOf(page).getByLabel('ZIP or Postal Code')
  await dialogOf(page).getByRole('button', { name: 'Clear' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription('Please enter a valid U.S. ZIP code.')
  await expect(field).toBeFocused()
  await expect(optionsOf(page)).toHaveCount(4)
  await expectAccessible(page)

  await field.pressSequentially('592301234')
  await expect(field).toHaveValue('59230-1234')
  await dialogOf(page).getByRole('button', { name: 'Find stores' }).click()
  const none = 'There are no participating stores near your location. Please try another ZIP code.'
  await expect(dialogOf(page).getByRole('paragraph').filter({ hasText: none })).toBeVisible()
  await expect(dialogOf(page).getByRole('status')).toHaveText(none)
  await expect(dialogOf(page).getByRole('button', { name: 'SET STORE' })).toBeDisabled()
  await expectAccessible(page)

  // A search that is overtaken shows nothing any more.
  const overtaken = await holdBack(page, SEARCH)
  await field.fill('60614')
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).getByRole('status')).toHaveText('Looking for stores…')
  await expectAccessible(page)
  await page.route(SEARCH, (route) => route.continue())
  await field.fill('43215')
  await page.keyboard.press('Enter')
  await expect(optionsOf(page)).toHaveCount(4)
  await overtaken.release()
  await expect(dialogOf(page).getByRole('status')).toHaveText('4 stores near 43215')
  await expect(dialogOf(page).getByText('Short North').first()).toBeVisible()
})

test('a lost search is said and repeated, also without a connection', async ({
  page,
  context,
  forgive,
}) => {
  await open(page, '/')
  await page.route(SEARCH, (route) =>
    route.fulfill({ status: 503, json: { type: 'unavailable', status: 503 } }),
  )
  await storeLink(page).click()
  const lost = dialogOf(page)
    .getByRole('paragraph')
    .filter({ hasText: 'We can’t search for stores' })
  await expect(lost).toBeVisible()
  await expectAccessible(page)
  await page.unroute(SEARCH)
  await context.setOffline(true)
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialogOf(page).getByRole('status')).toContainText('You’re offline')
  await context.setOffline(false)
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(optionsOf(page)).toHaveCount(4)
  forgive(/status of 503|ERR_INTERNET_DISCONNECTED/)
})

test('a store that cannot be set says why, until another one is picked or the dialog is closed', async ({
  page,
  forgive,
}) => {
  await openDialog(page)
  await optionsOf(page).nth(3).check()
  await dialogOf(page).getByRole('button', { name: 'SET STORE' }).click()
  const alert = dialogOf(page).getByRole('alert').filter({ hasText: /./ })
  await expect(alert).toHaveText(
    'In-store pickup is temporarily unavailable at this location. Please check another store.',
  )
  await expectAccessible(page)
  await optionsOf(page).first().check()
  await expect(alert).toHaveCount(0)
  await page.keyboard.press('Escape')

  // As on the page of a product that no store has.
  await storeLink(page).evaluate((link) => (link.dataset['value'] = 'FXNOSTORE'))
  await storeLink(page).click()
  await expect(dialogOf(page).getByText('Item Unavailable')).toHaveCount(3)
  await dialogOf(page).getByRole('button', { name: 'SET STORE' }).click()
  await expect(alert).toHaveText(
    'What you’re looking for isn’t in stock at this store. Please select another store.',
  )
  await expect(storeLink(page)).toHaveText('Select a Store')
  await page.keyboard.press('Escape')
  await storeLink(page).evaluate((link) => (link.dataset['value'] = 'JW0801'))
  await storeLink(page).click()
  await expect(dialogOf(page).getByText('Item Available').first()).toBeVisible()
  await expect(alert).toHaveCount(0)
  await expectAccessible(page)
  forgive(/status of 409/)
})

test('the question before the bag moves can be declined, and a double click sets the store once', async ({
  page,
  forgive,
}) => {
  await addToBag(page, { productId: 'JW0801' })
  await pickUpAt(page, '1101')
  await openDialog(page, '/cart')
  await optionsOf(page).nth(1).check()
  await dialogOf(page).getByRole('button', { name: 'SET STORE' }).click()
  const question = dialogOf(page, 'Wait! Are you sure?')
  await expect(question.getByRole('heading')).toBeFocused()
  await expect(question).toContainText('There is only one pickup store per order.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(optionsOf(page).nth(1)).toBeChecked()
  await expect(storeLink(page)).toHaveText('Select a Store')

  await dialogOf(page).getByRole('button', { name: 'SET STORE' }).click()
  const held = await holdBack(page, CHOICE)
  const sent: (string | null)[] = []
  page.on('request', (request) => CHOICE.test(request.url()) && sent.push(request.postData()))
  const bag = page.waitForResponse(/\/api\/bag\?/)
  await question.getByRole('button', { name: 'Yes, Change Store' }).dblclick()
  await held.release()
  await expect(storeLink(page)).toHaveText('German Village')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  expect(sent.map((body) => JSON.parse(body ?? ''))).toMatchObject([
    { isConfirmed: true, isOnCart: true },
  ])
  // The bag is read again.
  await bag
  forgive(/status of 409/)
})
