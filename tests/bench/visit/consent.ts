import { chromium, type Browser } from '@playwright/test'

import { today, type ConsentFigures } from '../figures.ts'
import { median } from '../measuring.ts'
import { browserFor } from './browser.ts'
import { traceFirstVisit } from './first-visit.ts'
import { blockedBy } from './long-frames.ts'
import { startVisitedShop, type Visited } from './shop.ts'
import { inlineStyles, type InlinedStyles } from './inline-styles.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)

/** The choices of a visitor, as stored in the cookie. */
const REJECTED = 'none'
const ACCEPTED = 'functional.performance.targeting'

/** Pages of the shop with public content, which load scripts according to consent. */
const PAGES = ['home', 'category', 'product']

const WAYS = ['rejected', 'accepted', 'written'] as const
type Way = (typeof WAYS)[number]
type Trace = Awaited<ReturnType<typeof traceFirstVisit>>

/**
 * The cost of consent in a phone's first visit, and the gain of inlining stylesheets in the document. Each round visits
 * a page in all variants, every second round in reverse order, so that only their differences matter. Medians of 5, or
 * of `ROUNDS`.
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
  const visits: Record<Way, Visited & { choice: string }> = {
    rejected: { ...page, choice: REJECTED },
    accepted: { ...page, choice: ACCEPTED },
    written: { ...page, address: inlined.inlinedAddress(page), choice: REJECTED },
  }
  const traces: Record<Way, Trace[]> = { rejected: [], accepted: [], written: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    // Alternates, so that a machine that becomes slower or faster favors no variant.
    const order = round % 2 === 0 ? WAYS : WAYS.toReversed()
    for (const way of order) traces[way].push(await traceFirstVisit(visits[way], browser))
  }
  const of = (way: Way, key: keyof Omit<Trace, 'element' | 'scripts' | 'frames'>) =>
    rounded(traces[way].map((trace) => trace[key]))
  const differences = traces.accepted.map(
    ({ tbt }, round) => tbt - (traces.rejected[round]?.tbt ?? 0),
  )
  const withoutConsent = new Set(traces.rejected.flatMap(({ scripts }) => [...scripts]))
  const byConsent = traces.accepted.map(({ scripts, frames }) =>
    blockedBy(frames, new Set([...scripts].filter((url) => !withoutConsent.has(url)))),
  )
  const [linked, written] = [of('rejected', 'fcp'), of('written', 'fcp')]
  return {
    rejected: { scripts: of('rejected', 'scriptKilobytes'), tbt: of('rejected', 'tbt') },
    accepted: { scripts: of('accepted', 'scriptKilobytes'), tbt: of('accepted', 'tbt') },
    tbtDifference: rounded(differences),
    tbtByConsent: rounded(byConsent),
    styles: {
      linked,
      written,
      share: Number((written / linked).toFixed(2)),
      kilobytes: Number((of('written', 'kilobytes') - of('rejected', 'kilobytes')).toFixed(1)),
    },
  }
}

const rounded = (values: number[]) => Number(median(values).toFixed(1))
