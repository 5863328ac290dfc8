import { CARDS, ownEmail } from '../../browser/checkout.ts'
import { fillAddress, fillCard, goOn } from '../../browser/checkout-steps.ts'
import { expect, hydrated, type Page } from '../../browser/shop.ts'
import { choose } from '../../browser/choose.ts'

/** A linen shirt in three colors and five sizes. */
export const SHIRT = '/p/25001M'

export const LEEDS = {
  firstName: 'Nora',
  lastName: 'Whitby',
  address1: '14 Weaver’s Yard',
  city: 'Leeds',
  postalCode: 'ls14ap',
}

interface Buyer {
  /** The prefix of the site and the locale. */
  prefix: string
  color: [attribute: string, value: string]
  size: [attribute: string, value: string]
  add: string
}

/** Puts a shirt of a color and a size into the bag. */
export async function addShirt(page: Page, { prefix, color, size, add }: Buyer) {
  await page.goto(prefix + SHIRT)
  await hydrated(page)
  await choose(page, ...color)
  await choose(page, ...size)
  await page.getByRole('button', { name: add }).first().click()
  await expect(page.getByRole('dialog')).toContainText(/1 (item|article)/)
}

/** Fills the address form and goes on to the delivery methods. */
export async function giveAddress(page: Page, address: Record<string, string>) {
  await fillAddress(page, { email: ownEmail(), ...address })
  await goOn(page)
}

/** Pays with a card and goes on to the review. */
export async function pay(page: Page) {
  await hydrated(page)
  await fillCard(page, CARDS.good)
  await goOn(page)
}
