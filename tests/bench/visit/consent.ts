import { chromium, type Browser } from '@playwright/test'

import { today, type ConsentFigures } from '../figures.ts'
import { median } from '../measuring.ts'
import { browserFor } from './browser.ts'
import { traceFirstVisit } from './first-visit.ts'
import { startVisitedShop, type Visited } from './shop.ts'
import { inlineStyles, type InlinedStyles } from './inline-styles.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)

/** The choices of a visitor, as the cookie keeps them. */
const REJECTED = 'none'
const ACCEPTED = 'functional.performance.targeting'

/** Pages of the shop with public content, which load what consent allows. */
const PAGES = ['home', 'category', 'product']

type Trace = Awaited<ReturnType<typeof traceFirstVisit>>

/**
 * What consent costs a phone's first visit, and what it saves to write the stylesheets into the document. Each round visits a
 * page in all ways, one after the other, so that only their differences count. Medians of 5, or of `ROUNDS`.
 */
export async function measureConsent(state: string): Promise<ConsentFigures> {
  const shop = await startVisitedShop(state)
  const { path, args } = browserFor(shop.spkiHash)
  const browser = await chromium.launch({ executablePath: path, args })
  const inlined = await inlineStyles(shop)
  const figures: ConsentFigures = { measured: today(), rounds: ROUNDS, pages: {} }
  try {
    for (const page of shop.pages.filter(({ name }) => PAGES.includes(name))) {
      console.log(`… visiting ${page.name}`)
      figures.pages[page.name] = await measurePage(page, { browser, inlined })
    }
  } finally {
    await browser.close()
    await inlined.stop()
    await shop.stop()
  }
  console.table(figures.pages)
  return figures
}

interface Measuring {
  browser: Browser
  inlined: InlinedStyles
}

async function measurePage(page: Visited, { browser, inlined }: Measuring) {
  const rounds: { rejected: Trace; accepted: Trace; written: Trace }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      rejected: await traceFirstVisit({ ...page, choice: REJECTED }, browser),
      accepted: await traceFirstVisit({ ...page, choice: ACCEPTED }, browser),
      written: await traceFirstVisit(
        { ...page, address: inlined.addressOf(page), choice: REJECTED },
        browser,
      ),
    })
  }
  const of = (way: 'rejected' | 'accepted' | 'written', key: keyof Omit<Trace, 'element'>) =>
    rounded(rounds.map((round) => round[way][key]))
  const [linked, written] = [of('rejected', 'fcp'), of('written', 'fcp')]
  return {
    rejected: { scripts: of('rejected', 'scriptKilobytes'), tbt: of('rejected', 'tbt') },
    accepted: { scripts: of('accepted', 'scriptKilobytes'), tbt: of('accepted', 'tbt') },
    tbtDifference: rounded(rounds.map(({ rejected, accepted }) => accepted.tbt - rejected.tbt)),
    styles: {
      linked,
      written,
      share: Number((written / linked).toFixed(2)),
      kilobytes: Number((of('written', 'kilobytes') - of('rejected', 'kilobytes')).toFixed(1)),
    },
  }
}

const rounded = (values: number[]) => Number(median(values).toFixed(1))
