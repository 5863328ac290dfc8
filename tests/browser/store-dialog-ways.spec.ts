import { isChunkOf } from './built-chunks.ts'
import { holdBack } from './routes.ts'
import { expect, expectAccessible, fakeSession, test } from './shop.ts'
import { signIn } from './sign-in.ts'
import { dialogOf, open, openDialog, optionsOf, pickupLink, storeLink } from './store-choice.ts'
import { LOST } from './whole-page.ts'

const PAGE_DATA = /\/api\/page-data/

test('the browser’s place is asked for only when the shopper wants it', async ({
  page,
  context,
}) => {
  await openDialog(page)
  const field = dialogOf(page).getByLabel('ZIP or Postal Code')
  await context.clearPermissions()
  await dialogOf(page).getByRole('button', { name: 'Use my current location' }).click()
  await expect(field).toHaveAccessibleDescription(
    'We couldn’t get your location. Please enter a ZIP or postal code.',
  )
  await expect(field).toBeFocused()
  await expectAccessible(page)

  await context.setGeolocation({ latitude: 41.92, longitude: -87.65 })
  await context.grantPermissions(['geolocation'])
  await dialogOf(page).getByRole('button', { name: 'Use my current location' }).click()
  await expect(dialogOf(page).getByRole('status')).toHaveText('1 store near you')
  await expect(field).toHaveValue('')
})

test('a customer changes the preferred store in the dialog of the profile', async ({ page }) => {
  const PROFILE = '/my-account/edit-profile'
  await signIn(page, 'list20@shoppers.example')
  await open(page, PROFILE)
  const store = page.getByRole('region', { name: 'Preferred store' })
  await store.getByRole('link', { name: /store/i }).click()
  await optionsOf(page).nth(1).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(PROFILE)
  await expect(store).toContainText('German Village')
  await page.reload()
  await expect(store).toContainText('German Village')
  await expect(store.locator('address')).toBeVisible()
})

test('the dialog closes with a navigation, and is a link until its code is there', async ({
  page,
  forgive,
}) => {
  await open(page, '/')
  // Opened while the page's data is under way, it stays when the page is shown.
  const { release } = await holdBack(page, PAGE_DATA)
  const called = page.waitForRequest(PAGE_DATA)
  await page.evaluate(() => location.assign('/customer-care'))
  await expect(page).toHaveURL('/customer-care')
  await called
  await storeLink(page).click()
  await expect(dialogOf(page)).toBeVisible()
  await release()
  await expect(page).toHaveTitle(/^Customer care /)
  await expect(dialogOf(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.locator('dialog[open]')).toHaveCount(0)

  await page.route(isChunkOf('idle'), (route) => route.abort())
  await page.goto('/')
  await storeLink(page).click()
  await expect(page).toHaveURL('/store-locator')
  forgive(LOST)
})

test('on the French site a postal code is written in upper case with its space', async ({
  page,
}) => {
  await open(page, '/ca/fr-CA/')
  await storeLink(page).click()
  const dialog = dialogOf(page, 'Trouvez votre magasin')
  await expect(dialog.getByRole('status')).toHaveText(/^Entrez un code postal/)
  const field = dialog.getByLabel('Code postal')
  await field.pressSequentially('m5v2b7')
  await expect(field).toHaveValue('M5V 2B7')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  await expect(dialog.getByText(/^\d+,\d\skm$/).first()).toBeVisible()
  await expect(dialog.getByText('Détails du magasin').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'CHOISIR CE MAGASIN' }).click()
  await expect(storeLink(page)).toHaveText('Distillery')
  await page.goto('/')
  await expect(storeLink(page)).toHaveText('Select a Store')
})

test('where the document has no bar about pickup, a registered customer gets it with their store', async ({
  page,
}) => {
  await page.route(/\/customer-care$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace(/<section aria-label="Store pickup".*?<\/section>/s, '')
      .replace('<div class="rewards"></div>', '')
      .replace('"enableStorePickUp":true', '"enableStorePickUp":false')
      .replace('"bondLoyaltyEnabled":true', '"bondLoyaltyEnabled":false')
    await route.fulfill({ response, body })
  })
  await fakeSession(page, {})
  await open(page, '/customer-care')
  await expect(pickupLink(page)).toHaveCount(0)
  const store = { storeId: '1101', storeName: 'Short North', storeIsPreferred: true }
  await fakeSession(page, { customerType: 'registered', store })
  await open(page, '/customer-care')
  await expect(pickupLink(page)).toHaveText('Short North')
  await pickupLink(page).click()
  await expect(dialogOf(page)).toBeVisible()
})
