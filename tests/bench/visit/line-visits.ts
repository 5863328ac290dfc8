import { chromium, type Browser } from '@playwright/test'

import { today, type LineFigures } from '../figures.ts'
import { medianBy } from '../measuring.ts'
import { browserFor } from './browser.ts'
import { observe } from './first-visit.ts'
import { openLine } from './line.ts'
import { openPhone } from './phone.ts'
import { startVisitedShop, type Visited } from './shop.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)

/**
 * First visits on a phone with a slow CPU over a slow line, alternating with and without priorities. Medians of 5, or
 * of `ROUNDS`.
 */
export async function measureLine(state: string): Promise<LineFigures> {
  const shop = await startVisitedShop(state)
  const { path, args } = browserFor(shop.spkiHash)
  const browser = await chromium.launch({ executablePath: path, args })
  const withPriorities = await openLine({ ...shop, hasPriorities: true })
  const without = await openLine({ ...shop, hasPriorities: false })
  const figures: LineFigures = { measured: today(), rounds: ROUNDS, pages: {} }
  try {
    for (const page of shop.pages) {
      console.log(`… visiting ${page.name} over a slow line`)
      const visitOver = (line: typeof without) =>
        visit({ ...page, address: page.address.replace(shop.origin, line.origin) }, browser)
      const visits: Record<'withPriorities' | 'without', Window['observed'][]> = {
        withPriorities: [],
        without: [],
      }
      for (let round = 0; round < ROUNDS; round += 1) {
        visits.withPriorities.push(await visitOver(withPriorities))
        visits.without.push(await visitOver(without))
      }
      figures.pages[page.name] = {
        withPriorities: medianTimes(visits.withPriorities),
        without: medianTimes(visits.without),
      }
    }
    return figures
  } finally {
    withPriorities.close()
    without.close()
    await browser.close()
    await shop.stop()
  }
}

/** A visit until the page is hydrated and its navigation has started. */
async function visit(visited: Visited, browser: Browser) {
  const { context, page } = await openPhone(browser, visited)
  await page.addInitScript(observe)
  await page.goto(visited.address)
  await page.locator('html[data-hydrated][data-started]').waitFor()
  const observed = await page.evaluate(() => window.observed)
  await context.close()
  return observed
}

const medianTimes = (visits: readonly Window['observed'][]) => ({
  fcp: medianBy(visits, 'fcp'),
  lcp: medianBy(visits, 'lcp'),
  hydrated: medianBy(visits, 'hydrated'),
})
