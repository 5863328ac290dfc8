import { expect, test } from 'vitest'

import { journey } from './journey.ts'

const LIST = '/g/home-fragrance'
const CANDLE_LINK = '#content li h3 a[href$="JW0801"]'
const NOT_LOADED = /You’re offline. This page can’t be loaded right now/
const LOST = /shop error|fetch|load|NetworkError/i

test(
  'a shopper who goes offline keeps the page, its address and the bag, and goes on when online',
  journey({ width: 1280 }, async ({ page, setOffline, forgive }) => {
    forgive(LOST)
    await page.open(LIST)
    await page.hydrated()
    await setOffline(true)
    await page.see('aside [role="status"]', /You’re currently browsing in offline mode/)
    await page.click(CANDLE_LINK)
    await page.see('#app p', NOT_LOADED)
    await page.arrive(/\/g\/home-fragrance$/)
    await page.see(CANDLE_LINK)
    expect(await page.count('#content li h3 a')).toBe(24)

    await setOffline(false)
    await page.gone('aside [role="status"]', /./)
    await page.click(CANDLE_LINK)
    await page.arrive(/\/p\/[^?]+JW0801$/)
    await page.hydrated()
    await page.click('#content button[type="submit"]', /Add to Bag/)
    await page.click('dialog a[href$="/cart"]')
    await page.arrive(/\/cart$/)
    await page.see('#content .more')
    await page.hydrated()

    await setOffline(true)
    await page.click('#content .more')
    await page.see('#app p', /Your changes wait in this tab/)
    await page.arrive(/\/cart$/)
    await setOffline(false)
    await page.see('.total strong')
  }),
)
