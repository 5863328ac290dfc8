import { expect, test } from 'vitest'

import { journey } from './journey.ts'

test(
  'a shopper without JavaScript chooses a variant, fills the bag and enters an address',
  journey({ width: 390, javaScript: 'off' }, async ({ page }) => {
    await page.open('/')
    await page.click('header .menu-button')
    await page.click('#main-menu summary', /Body Care/)
    await page.click('#main-menu a.explore[href$="/g/body-care"]')
    await page.arrive(/\/g\/body-care$/)
    expect(await page.count('#content li h3 a')).toBe(24)
    await page.click('#content li h3 a[href$="JW0812"]')
    await page.click('fieldset[id^="choose-"] a[href$="size=full"]')
    await page.see('fieldset[id^="choose-"] a[href$="size=full"][aria-current="true"]')
    await page.click('#content button[type="submit"]', /Add to Bag/)
    await page.arrive(/\/cart$/)
    await page.see('#content li[id^="line-"]')
    await page.click('#content a[href*="/checkout"]')
    await page.arrive(/\/checkout\/shipping$/)
    await page.pressEnter('#content form button[type="submit"]')
    await page.see('#content [role="group"][tabindex="-1"]')
    expect(await page.count('html[data-hydrated]')).toBe(0)
  }),
)
