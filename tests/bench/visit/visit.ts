import { chromium } from '@playwright/test'

import { today, type VisitFigures } from '../figures.ts'
import { median, medianBy } from '../measuring.ts'
import { browserFor } from './browser.ts'
import { traceFirstVisit } from './first-visit.ts'
import { INTERACTIONS, measureInteraction } from './interactions.ts'
import { ensureLighthouse, runLighthouse } from './lighthouse.ts'
import { startVisitedShop } from './shop.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)

/**
 * The cost of a phone's first visit, by Lighthouse and traced, and the response time of interactions. Medians of 5, or
 * of `ROUNDS`.
 */
export async function measureVisit(state: string): Promise<VisitFigures> {
  ensureLighthouse()
  const shop = await startVisitedShop(state)
  const command = browserFor(shop.spkiHash)
  const browser = await chromium.launch({ executablePath: command.path, args: command.args })
  const figures: VisitFigures = {
    measured: today(),
    rounds: ROUNDS,
    benchmarkIndex: 0,
    pages: {},
    interactions: {},
  }
  const indexes: number[] = []
  try {
    for (const page of shop.pages) {
      console.log(`… visiting ${page.name}`)
      const traces = await rounds(() => traceFirstVisit(page, browser))
      const reports = await rounds(() => runLighthouse(page, command))
      indexes.push(...reports.map(({ benchmarkIndex }) => benchmarkIndex))
      figures.pages[page.name] = {
        lighthouse: {
          ...medianTimings(reports),
          score: medianBy(reports, 'score'),
          cpuTbt: medianBy(reports, 'cpuTbt'),
        },
        traced: {
          ...medianTimings(traces),
          element: traces[0]?.element ?? '',
          kilobytes: medianBy(traces, 'kilobytes'),
          requests: medianBy(traces, 'requests'),
        },
      }
    }
    for (const [name, interaction] of Object.entries(INTERACTIONS)) {
      console.log(`… ${name}`)
      const responses = await rounds(() => measureInteraction(interaction, shop.origin, browser))
      figures.interactions[name] = {
        paint: medianBy(responses, 'paint'),
        result: 'result' in interaction ? medianBy(responses, 'result') : null,
      }
    }
    figures.benchmarkIndex = median(indexes)
    report(figures)
    return figures
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/** Runs the rounds in sequence. */
async function rounds<Result>(measure: () => Promise<Result>) {
  const results: Result[] = []
  for (let round = 0; round < ROUNDS; round += 1) results.push(await measure())
  return results
}

const medianTimings = (results: readonly Record<'fcp' | 'lcp' | 'tbt' | 'cls', number>[]) => ({
  fcp: medianBy(results, 'fcp'),
  lcp: medianBy(results, 'lcp'),
  tbt: medianBy(results, 'tbt'),
  cls: medianBy(results, 'cls', 4),
})

function report({ pages, interactions }: VisitFigures) {
  console.table(
    Object.entries(pages).flatMap(([page, { lighthouse, traced }]) => [
      { '': `${page}, Lighthouse`, ...lighthouse },
      { '': `${page}, traced`, ...traced },
    ]),
  )
  console.table(interactions)
}
