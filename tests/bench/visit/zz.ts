import { chromium } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { browserFor } from './browser.ts'
import { startVisitedShop } from './shop.ts'
import { openPhone, slowDown } from './phone.ts'
const shop = await startVisitedShop('.state/bench')
const { path, args } = browserFor(shop.spkiHash)
const browser = await chromium.launch({ executablePath: path, args })
const product = shop.pages.find(({ name }) => name === (process.env.P ?? 'product'))!
for (const choice of ['functional.performance.targeting']) {
  const { context, page, client } = await openPhone(browser, { ...product, choice })
  await slowDown(client)
  await page.goto(product.address)
  await client.send('Profiler.enable')
  await client.send('Profiler.setSamplingInterval', { interval: 200 })
  await client.send('Profiler.start')
  const t0 = Date.now()
  page.on('response', (r) => console.log(Date.now() - t0, r.url().slice(0, 160)))
  await page.waitForTimeout(9000)
  const { profile } = await client.send('Profiler.stop')
  writeFileSync('/tmp/prof.json', JSON.stringify(profile))
  await context.close()
}
await browser.close(); await shop.stop()
