import { expect, test } from 'vitest'

import { journey } from './journey.ts'
import type { Page } from './page.ts'

const CANDLE = '/p/JW0801'
const ADD = '#content button[type="submit"]'
const LINES = '#content li[id^="line-"]'

/** What the shop says if the browser stores no cookie. The messages name them. */
const NEEDS_COOKIES = /cookie/i

async function addCandle(page: Page) {
  await page.open(CANDLE)
  await page.hydrated()
  await page.click(ADD, /Add to Bag/)
}

test(
  'the bag is still there after another visit, because the browser keeps the session cookie',
  journey({ width: 1280 }, async ({ page, front }) => {
    await addCandle(page)
    await page.click('dialog a[href$="/cart"]')
    await page.see(LINES)
    await page.open('about:blank')
    await page.open('/cart')
    await page.see(LINES)
    expect(front.cookies.join('\n')).toMatch(/^__Host-Http-us-session=.*; Secure; SameSite=Lax$/m)
    expect(await page.run(() => document.cookie)).toBe('')
  }),
)

test(
  'a shopper whose browser blocks cookies and storage reads the shop, and is told why the bag stays empty',
  journey({ width: 390, cookies: 'blocked' }, async ({ page, forgive }) => {
    await page.open('/')
    await page.hydrated()
    await page.open('/g/body-care')
    await page.hydrated()
    await page.see('#content li h3 a')
    await addCandle(page)
    await page.see('#app p, #app [role="alert"], dialog[open]', NEEDS_COOKIES)
    // The form, as without JavaScript, says the same.
    await page.open('/cart')
    await page.hydrated()
    expect(await page.count(LINES)).toBe(0)
    forgive(/Forbidden|4\d\d/)
  }),
)
