import { expect, test } from 'vitest'

import { COLUMBUS, MONTREAL } from '../browser/checkout.ts'
import { journey } from './journey.ts'
import type { Page } from './page.ts'

const CARD = { number: '4111 1111 1111 1111', expiry: '12/39', code: '123', holder: 'Ana Ruiz' }

const EMAIL = 'ana@example.com'

const CASES = [
  { locale: 'en-US', width: 1280, prefix: '', address: COLUMBUS },
  { locale: 'fr-CA', width: 390, prefix: '/ca/fr-CA', address: MONTREAL },
]

for (const { locale, width, prefix, address } of CASES) {
  test(
    `a shopper in ${locale} goes from the home page to a paid order at ${width} px`,
    journey({ width }, async ({ page }) => {
      await page.open(`${prefix}/`)
      await page.hydrated()
      if (width < 1024) await page.click('header .menu-button')
      await page.click('#main-menu summary', /Body Care|Soins du corps/i)
      await page.click('#main-menu a.explore[href$="/g/body-care"]')
      await page.arrive(/\/g\/body-care$/)
      await page.click('#content li h3 a[href$="JW0812"]')
      await page.arrive(/\/p\/[^?]+JW0812$/)
      await page.hydrated()

      await page.click('fieldset[id^="choose-"] a[href$="size=full"]')
      await page.arrive(/JW0812\?size=full$/)
      await page.see('fieldset[id^="choose-"] a[href$="size=full"][aria-current="true"]')
      await page.hydrated()
      await page.click('#content button[type="submit"]', /Add to Bag|Ajouter au sac/i)
      await page.click('dialog a[href$="/cart"]')
      await page.arrive(/\/cart$/)
      await page.see('#content li[id^="line-"]')
      expect(await page.count('#content li[id^="line-"]')).toBe(1)
      await page.hydrated()
      await page.click('#content a[href*="/checkout"]')

      await page.arrive(/\/checkout\/shipping$/)
      await page.hydrated()
      await fillAddress(page, { email: EMAIL, ...address })
      await goOn(page)
      await page.see('#content input[type="radio"]:checked')
      await goOn(page)
      await page.arrive(/\/checkout\/billing$/)
      await page.hydrated()
      await page.inFrame('iframe', async () => {
        for (const [name, text] of Object.entries(CARD)) await page.fill(`#${name}`, text)
      })
      await goOn(page)
      await page.arrive(/\/checkout\/review$/)
      await page.hydrated()
      await page.see('#content', /1111/)
      await page.click('#content button', /^(Place order|Passer la commande)\s·\s/)
      await page.arrive(/\/checkout\/confirmation\/\d+$/)
      await page.see('#content h1', /./)
    }),
  )
}

/** Submits the visible step. */
const goOn = (page: Page) => page.pressEnter('#content form button[type="submit"]')

async function fillAddress(
  page: Page,
  { stateCode, ...typed }: typeof COLUMBUS & { email: string },
) {
  for (const [name, text] of Object.entries(typed)) await page.fill(`#${name}`, text)
  await page.click(`#stateCode option[value="${stateCode}"]`)
}
