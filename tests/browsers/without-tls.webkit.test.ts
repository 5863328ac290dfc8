import { expect, test } from 'vitest'

import { startLocal } from '../../scripts/local-servers.ts'
import { journey } from './journey.ts'
import { PORTS } from './ports.ts'

test(
  'a shopper fills the bag of a shop on this machine that is served without TLS',
  journey({ width: 1280 }, async ({ page }) => {
    const local = await startLocal({
      port: PORTS.plainShop,
      sandboxPort: PORTS.plainSandbox,
      state: `.state/browsers-tests-${PORTS.plainShop}`,
    })
    try {
      await page.open(`${local.origin}/p/JW0801`)
      await page.hydrated()
      await page.click('#content button[type="submit"]', /Add to Bag/)
      await page.see('dialog[open]', /1 item added/)
      await page.open(`${local.origin}/cart`)
      await page.see('#content li[id^="line-"]')
      expect(await page.count('#content li[id^="line-"]')).toBe(1)
    } finally {
      // The journey ends on a page with a collector.
      await page.open('/')
      await local.stop()
    }
  }),
)
