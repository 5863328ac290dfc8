import { expect, type Page } from './shop.ts'

/** The way on of the step that is shown; by key, as a click right after scrolling may meet a frame that has moved. */
export const goOn = (page: Page) =>
  page.locator('#content form button[type="submit"]:visible').first().press('Enter')

export const placeButton = (page: Page) =>
  page.getByRole('button', { name: /^(Place order|Passer la commande) · / })

/** What is said above a form that was not taken. */
export const trouble = (page: Page) => page.locator('#content [role="group"][tabindex="-1"]')

export async function fillAddress(page: Page, address: Record<string, string>) {
  const { stateCode = '', ...typed } = address
  for (const [name, text] of Object.entries(typed)) await page.locator(`#${name}`).fill(text)
  await page.locator('#stateCode').selectOption(stateCode)
}

/** In the provider's field. */
export async function fillCard(page: Page, cardNumber: string) {
  const card = page.frameLocator('iframe')
  const typed = { number: cardNumber, expiry: '12/39', code: '123', holder: 'Ana Ruiz' }
  for (const [name, text] of Object.entries(typed)) await card.locator(`#${name}`).fill(text)
  await expect(card.locator('#holder')).toHaveValue('Ana Ruiz')
}
