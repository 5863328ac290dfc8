import { expect, test } from 'vitest'

import { eventually } from './eventually.ts'
import { journey } from './journey.ts'

const BAG_LINK = 'header a[href$="/cart"]'
const OPEN_PANEL = '#main-menu .top > details[open]'

test(
  'the mouse and the arrow keys open panels of the menu, and Escape closes them',
  journey({ width: 1280 }, async ({ page }) => {
    await page.open('/customer-care')
    await page.hydrated()
    await page.hover('#main-menu summary', /Home Fragrance/)
    await page.see('#main-menu a.explore[href$="/g/home-fragrance"]')
    await page.hover('#main-menu summary', /Body Care/)
    await page.see('#main-menu a.explore[href$="/g/body-care"]')
    await page.gone('#main-menu a.explore[href$="/g/home-fragrance"]')
    await page.hover('header .logo')
    await page.gone(OPEN_PANEL)

    await page.run(() => {
      const summaries = document.querySelectorAll<HTMLElement>('#main-menu .top summary')
      summaries[1]?.focus()
    })
    await page.press('Enter')
    await page.see(OPEN_PANEL)
    await page.press('ArrowRight')
    await page.see('#main-menu a.explore[href$="/g/body-care"]')
    expect(await page.count(OPEN_PANEL)).toBe(1)
    await page.press('ArrowDown')
    await page.focused('#main-menu details[open] .panel a')
    await page.press('Escape')
    await page.gone(OPEN_PANEL)
    await page.focused('#main-menu summary')
  }),
)

test(
  'on a phone, the drawer opens, changes its tab, closes with Escape, and leads to a page',
  journey({ width: 390 }, async ({ page }) => {
    await page.open('/customer-care')
    await page.hydrated()
    await page.click('header .menu-button')
    await page.see('#main-menu .drawer-head')
    await eventually(async () =>
      expect(await page.run(() => document.querySelector('main')?.inert)).toBe(true),
    )
    await page.see('#main-menu summary', /Home Fragrance/)
    // While the drawer slides in, a click may miss.
    await eventually(async () => {
      await page.click('#main-menu .tabs label', /Gifts/)
      expect(await page.run(chosenTab)).toBe('gifts')
    })
    await page.gone('#main-menu summary', /Home Fragrance/)
    await eventually(async () => expect(await page.run(isGiftLinkShown)).toBe(true))
    await page.press('Escape')
    await page.gone('#main-menu .drawer-head')
    await page.focused('header .menu-button')
    expect(await page.run(() => document.querySelector('main')?.inert)).toBe(false)

    await page.click('header .menu-button')
    await page.click('#main-menu .tabs label', /Shop/)
    await page.click('#main-menu summary', /Home Fragrance/)
    await page.click('#main-menu a[href$="/c/home-fragrance/room-mists"]')
    await page.arrive(/\/c\/home-fragrance\/room-mists$/)
    await page.gone('#main-menu .drawer-head')
  }),
)

const chosenTab = () =>
  document.querySelector<HTMLInputElement>('#main-menu [name="menu-tab"]:checked')?.value

/** Firefox gives no text of closed details, whose content is shown here. */
const isGiftLinkShown = () =>
  document.querySelector('#main-menu [data-single] a[href$="/gift-sets"]')?.checkVisibility() ??
  false

test(
  'the search suggests while a shopper types, and arrow keys and Enter follow a suggestion',
  journey({ width: 1280 }, async ({ page }) => {
    await page.open('/')
    await page.hydrated()
    await page.fill('header input[type="search"]', 'cand')
    await page.see('[role="listbox"] [role="option"]', /View all results for “cand”/)
    await page.press('ArrowDown')
    await page.see('[role="option"][aria-selected="true"]', /^candle$/)
    await page.press('Enter')
    await page.arrive(/\/search\?q=candle$/)
    await page.see('#content h1', /candle/i)
    await page.hydrated()
    await page.click('header .clear')
    await page.see('[role="listbox"]')
    await page.press('Escape')
    await page.gone('[role="listbox"]')
    expect(await page.run(() => document.activeElement?.getAttribute('type'))).toBe('search')
  }),
)

test(
  'the mouse opens the mini cart, which changes a quantity',
  journey({ width: 1280 }, async ({ page }) => {
    await page.open('/p/JW0801')
    await page.hydrated()
    await page.click('#content button[type="submit"]', /Add to Bag/)
    await page.see('dialog a[href$="/cart"]')
    await page.open('/g/body-care')
    await page.hydrated()
    await page.see(BAG_LINK, /1/)
    await page.hover(BAG_LINK)
    await page.see('[aria-labelledby="mini-cart"] li', /Juniper Dusk/)
    await page.click('[aria-labelledby="mini-cart"] .more')
    await page.see(BAG_LINK, /2/)
    await eventually(async () =>
      expect(await page.text('[aria-labelledby="mini-cart"] .sum')).toContain('$53.90'),
    )
    await page.press('Escape')
    await page.gone('[aria-labelledby="mini-cart"]')
  }),
)

test(
  'a new visitor is welcomed once, and Escape gives the page back',
  journey({ width: 1280 }, async ({ page }) => {
    await page.open('/style-guide')
    await page.hydrated()
    await page.see('dialog[open]', /Come in, it’s warm/)
    await page.focused('dialog *')
    await page.press('Escape')
    await page.gone('dialog[open]')
    expect(await page.run(() => document.activeElement?.closest('dialog') ?? null)).toBeNull()
    await page.click('#content summary')
    await page.see('#content details[open]')
    await page.open('/style-guide')
    await page.see('html[data-modal="none"]')
    expect(await page.count('dialog[open]')).toBe(0)
  }),
)
