import type { FrameLocator } from '@playwright/test'

import { CARDS } from './checkout.ts'
import { expect, type Page } from './shop.ts'

/** Submits the visible step. It presses Enter, because a click after scrolling may hit a frame that has moved. */
export const goOn = (page: Page) =>
  page.locator('#content form button[type="submit"]:visible').first().press('Enter')

export const placeButton = (page: Page) =>
  page.getByRole('button', { name: /^(Place order|Passer la commande)\s·\s/ })

/** The error summary above a rejected form. */
export const formError = (page: Page) => page.locator('#content [role="group"][tabindex="-1"]')

/** Fills an address form, whose fields differ between countries. */
export async function fillAddress(page: Page, address: Record<string, string>) {
  const { stateCode, ...typed } = address
  for (const [name, text] of Object.entries(typed)) await page.locator(`#${name}`).fill(text)
  if (stateCode !== undefined) await page.locator('#stateCode').selectOption(stateCode)
}

/** Fills the provider's card field. */
export async function fillCard(page: Page, cardNumber: string) {
  const card = page.frameLocator('iframe')
  await typeCard(card, cardNumber, 'Ana Ruiz')
  await expect(card.locator('#holder')).toHaveValue('Ana Ruiz')
}

/** Pays without JavaScript: with a card, on the provider's page. */
export async function payAtProvider(page: Page, holder: string) {
  await typeCard(page, CARDS.good, holder)
  await page.locator('#holder').press('Enter')
}

async function typeCard(form: Page | FrameLocator, number: string, holder: string) {
  const typed = { number, expiry: '12/39', code: '123', holder }
  for (const [name, text] of Object.entries(typed)) await form.locator(`#${name}`).fill(text)
}
