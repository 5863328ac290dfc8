import { addForPickup } from '../support/pickup-item.ts'
import { SANDBOX } from './ports.ts'
import { expect, hydrated, type Page } from './shop.ts'

/** The dialog in which a store is chosen. */
export const dialogOf = (page: Page, name: string | RegExp = 'Find Your Store') =>
  page.getByRole('dialog', { name })

export const storeLink = (page: Page) => page.getByRole('banner').locator('.store')

export const pickupLink = (page: Page) =>
  page.getByRole('region', { name: 'Store pickup' }).getByRole('link')

export const optionsOf = (page: Page) => dialogOf(page).getByRole('radio')

/** Opens a page whose modals are ready. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await expect(page.locator('html[data-modal]')).toBeAttached()
}

/** Opens the dialog where the test's visitor is, in Columbus. */
export async function openDialog(page: Page, path = '/') {
  await open(page, path)
  await storeLink(page).click()
  await expect(optionsOf(page)).toHaveCount(4)
}

/** Follows the link that opens the dialog, while its code cannot be loaded. */
export async function followStoreLink(page: Page) {
  await open(page, '/')
  await storeLink(page).click()
  await expect(page).toHaveURL('/store-locator')
}

/** Puts something into the bag that is picked up in the store. */
export async function pickUpAt(page: Page, storeId: string) {
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name }) => name.endsWith('us-session'))?.value
  await addForPickup({ sandbox: SANDBOX, site: 'us', cookie }, { productId: 'JW0802', storeId })
}
