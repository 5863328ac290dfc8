import type { Locale } from '#shared/site/site.ts'

import { openBagWith } from '../browser/bag.ts'
import { hydrated, openSearch, type Page } from '../browser/shop.ts'

/** Phrases with suggestions of every kind. */
const PHRASES: Record<Locale, string> = { 'en-US': 'cand', 'en-CA': 'cand', 'fr-CA': 'boug' }

const options = (page: Page) => page.getByRole('listbox').getByRole('option')

/** The panel of the second category, with its offers. */
export async function menuPanel(page: Page) {
  await page.locator('header nav .top > details > summary').nth(1).click()
  await page.locator('.top > details[open] .offers').waitFor()
}

export async function drawer(page: Page) {
  await page.locator('header .menu-button').click()
  await page.locator('nav .drawer-head').waitFor()
}

export const tab = (value: 'offers' | 'new' | 'gifts') => async (page: Page) => {
  await drawer(page)
  await page.locator(`nav .tabs label:has([value="${value}"])`).click()
}

export async function drawerAccount(page: Page) {
  await drawer(page)
  await page.locator('nav .links summary').click()
}

export async function drawerPanel(page: Page) {
  await drawer(page)
  await page.locator('.top[data-tabs="shop"] > details > summary').first().click()
  await page.locator('.top > details[open] .offers').waitFor()
}

export async function secondPanel(page: Page) {
  await drawer(page)
  await menuPanel(page)
}

export async function search(page: Page) {
  await openSearch(page)
  await options(page).first().waitFor()
}

export async function suggestions(page: Page, locale: Locale) {
  await search(page)
  await page.keyboard.type(PHRASES[locale])
  await page.locator('[role="listbox"][aria-busy="false"] .product b').first().waitFor()
}

export async function miniCart(page: Page, locale: Locale) {
  const shown = page.url()
  await openBagWith(page, [{ productId: 'JW0801' }, { productId: 'JW0802' }], locale)
  await page.goto(shown)
  await hydrated(page)
  await page.locator('header .tools > :last-child > a').hover()
  await page.locator('header .lines img').first().waitFor()
}

export async function addedDialog(page: Page) {
  await page.locator('#content form button[type="submit"]').first().click()
  await page.locator('dialog[open][aria-busy="false"]').waitFor()
}

/** Below the large breakpoint with an open column. */
export async function footer(page: Page) {
  const column = page.locator('footer nav summary').last()
  if (await column.isVisible()) await column.click()
}

export async function dialog(page: Page) {
  await page.locator('dialog[open] h2').waitFor()
}

/** The dialog for visitors from abroad who have not chosen a country. */
export async function redirectError(page: Page) {
  await page.locator('dialog[open] .words form button').click()
  await page.locator('dialog[open] [role="alert"]').waitFor()
}

export async function linkAlert(page: Page) {
  await page.locator('html[data-modal]').waitFor({ state: 'attached' })
  await page.locator('footer a[href^="https://"]').first().click()
  await dialog(page)
}

export async function announcement(page: Page) {
  await page.locator('#app > aside .details').click()
}

export async function lastPromotion(page: Page) {
  await page
    .locator('#promotions')
    .evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }))
}
