import { chromium, type Browser } from '@playwright/test'

import { today, type LineFigures } from '../figures.ts'
import { median } from '../measuring.ts'
import { browserFor } from './browser.ts'
import { openLine } from './line.ts'
import { openPhone } from './phone.ts'
import { startVisitedShop, type Visited } from './shop.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)

interface Times {
  fcp: number
  lcp: number
  hydrated: number
}

declare global {
  interface Window {
    times: Times
  }
}

/** First visits on a phone with a slow CPU over a slow line, with and without priorities in turn. Medians of 5, or of `ROUNDS`. */
export async function measureLine(state: string): Promise<LineFigures> {
  const shop = await startVisitedShop(state)
  const { path, args } = browserFor(shop.spkiHash)
  const browser = await chromium.launch({ executablePath: path, args })
  const open = (hasPriorities: boolean) => openLine({ ...shop, hasPriorities })
  const [fair, blind] = await Promise.all([open(true), open(false)])
  const figures: LineFigures = { measured: today(), rounds: ROUNDS, pages: {} }
  try {
    for (const page of shop.pages) {
      console.log(`… visiting ${page.name} over a slow line`)
      const over = (line: typeof fair) => visit(page, browser, [shop.origin, line.origin])
      const [withPriorities, without]: [Times[], Times[]] = [[], []]
      for (let round = 0; round < ROUNDS; round += 1) {
        withPriorities.push(await over(fair))
        without.push(await over(blind))
      }
      figures.pages[page.name] = {
        withPriorities: mediansOf(withPriorities),
        without: mediansOf(without),
      }
    }
    return figures
  } finally {
    fair.close()
    blind.close()
    await browser.close()
    await shop.stop()
  }
}

/** A visit of a page by the second of two origins. */
async function visit(visited: Visited, browser: Browser, [from, to]: [string, string]) {
  const address = visited.address.replace(from, to)
  const { context, page } = await openPhone(browser, { ...visited, address })
  await page.addInitScript(observe)
  await page.goto(address)
  await page.locator('html[data-hydrated][data-started]').waitFor()
  const times = await page.evaluate(() => window.times)
  await context.close()
  return times
}

/** Runs in the page before its own scripts. */
function observe() {
  const times: Times = { fcp: 0, lcp: 0, hydrated: 0 }
  window.times = times
  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.fcp = startTime
  })
  each('largest-contentful-paint', ({ startTime }) => {
    times.lcp = startTime
  })
  new MutationObserver(() => {
    if ('hydrated' in document.documentElement.dataset) times.hydrated ||= performance.now()
  }).observe(document, { attributeFilter: ['data-hydrated'], subtree: true })
}

const mediansOf = (all: readonly Times[]): Times => ({
  fcp: Math.round(median(all.map(({ fcp }) => fcp))),
  lcp: Math.round(median(all.map(({ lcp }) => lcp))),
  hydrated: Math.round(median(all.map(({ hydrated }) => hydrated))),
})
