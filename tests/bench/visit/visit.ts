import { chromium } from '@playwright/test'

import { today, type VisitFigures } from '../figures.ts'
import { median, medianOf } from '../measuring.ts'
import { browserFor } from './browser.ts'
import { traceFirstVisit } from './first-visit.ts'
import { INTERACTIONS, measureInteraction } from './interactions.ts'
import { ensureLighthouse, runLighthouse } from './lighthouse.ts'
import { startVisitedShop } from './shop.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)

/** What a phone's first visit takes, by Lighthouse and traced, and how fast the shop reacts. Medians of 5, or of `ROUNDS`. */
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
          ...timingsOf(reports),
          score: medianOf(reports, 'score'),
          cpuTbt: medianOf(reports, 'cpuTbt'),
        },
        traced: {
          ...timingsOf(traces),
          element: traces[0]?.element ?? '',
          kilobytes: medianOf(traces, 'kilobytes'),
          requests: medianOf(traces, 'requests'),
        },
      }
    }
    for (const [name, interaction] of Object.entries(INTERACTIONS)) {
      console.log(`… ${name}`)
      const responses = await rounds(() => measureInteraction(interaction, shop.origin, browser))
      figures.interactions[name] = {
        paint: medianOf(responses, 'paint'),
        result: 'result' in interaction ? medianOf(responses, 'result') : null,
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

/** Results of the rounds, one after the other. */
async function rounds<Result>(measure: () => Promise<Result>) {
  const results: Result[] = []
  for (let round = 0; round < ROUNDS; round += 1) results.push(await measure())
  return results
}

const timingsOf = (results: readonly Record<'fcp' | 'lcp' | 'tbt' | 'cls', number>[]) => ({
  fcp: medianOf(results, 'fcp'),
  lcp: medianOf(results, 'lcp'),
  tbt: medianOf(results, 'tbt'),
  cls: medianOf(results, 'cls', 4),
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
