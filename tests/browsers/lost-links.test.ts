import { expect, test } from 'vitest'

import { addressOf } from '../browser/built-chunks.ts'

import { eventually } from './eventually.ts'
import { journey } from './journey.ts'

const LIST = '/g/home-fragrance'
const CANDLE_LINK = '#content li h3 a[href$="JW0801"]'
/** What browsers and the shop report about lost code and data. */
const LOST = /shop error|script|module|load|fetch|link/i

test(
  'a shopper follows a link although the code of its page is lost',
  journey({ width: 1280 }, async ({ page, front, forgive }) => {
    await page.open(LIST)
    await page.hydrated()
    const code = addressOf('product-page')
    front.lose(new RegExp(code))
    await page.click(CANDLE_LINK)
    await page.arrive(/\/p\/[^?]+JW0801$/)
    await page.see('#content h1', /Juniper Dusk/)
    // The product can be bought: the form is submitted natively.
    await page.click('#content button[type="submit"]', /Add to Bag/)
    await page.arrive(/\/cart$/)
    await page.see('#content li[id^="line-"]')
    expect(front.requests.some((path) => path.includes(code))).toBe(true)
    forgive(LOST)
  }),
)

test(
  'a shopper follows a link although the data of its page is lost',
  journey({ width: 1280 }, async ({ page, front, forgive }) => {
    await page.open(LIST)
    await page.hydrated()
    front.lose(/\/api\/page-data/)
    await page.click(CANDLE_LINK)
    await page.arrive(/\/p\/[^?]+JW0801$/)
    await page.see('#content h1', /Juniper Dusk/)
    await page.hydrated()
    await page.back()
    await page.arrive(/\/g\/home-fragrance$/)
    await page.see(CANDLE_LINK)
    expect(front.requests.some((path) => path.startsWith('/p/'))).toBe(true)
    forgive(LOST)
  }),
)

test(
  'a shopper whose connection loses data and document of a page finds the list again with Back',
  journey({ width: 1280 }, async ({ page, front, forgive }) => {
    await page.open(LIST)
    await page.hydrated()
    front.lose(/\/api\/page-data|^\/p\//)
    // The browser shows its own page about the lost connection, which Firefox reports as an error.
    await page.click(CANDLE_LINK).catch(() => undefined)
    await eventually(async () =>
      expect(await page.count('#app').catch(() => 0), 'pages of the shop').toBe(0),
    )
    front.lose(null)
    await page.back()
    await page.arrive(/\/g\/home-fragrance$/)
    await page.see(CANDLE_LINK)
    await page.hydrated()
    await page.click(CANDLE_LINK)
    await page.see('#content h1', /Juniper Dusk/)
    forgive(LOST)
  }),
)
