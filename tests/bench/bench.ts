import { buildIfStale } from '../../scripts/build.ts'
import { measureDeploys } from './deploy.ts'
import { writePerformanceDocument } from './document.ts'
import { readFigures, recordFigures, type Figures } from './figures.ts'
import { measureLoad } from './load/load.ts'
import { measureMemory } from './memory.ts'
import { measurePages } from './pages.ts'
import { measurePersonal } from './personal.ts'
import { measureScale } from './scale.ts'
import { measureStart } from './start.ts'
import { measureCalls, measureQuotas } from './stock.ts'
import { measureConsent } from './visit/consent.ts'
import { measureLine } from './visit/line-visits.ts'
import { measureSteps } from './visit/steps.ts'
import { measureVisit } from './visit/visit.ts'

const PARTS = {
  visit: measureVisit,
  steps: measureSteps,
  line: measureLine,
  consent: measureConsent,
  pages: measurePages,
  personal: measurePersonal,
  scale: measureScale,
  memory: measureMemory,
  deploy: measureDeploys,
  start: measureStart,
  calls: measureCalls,
  quotas: measureQuotas,
  crowd: measureLoad,
}
const state = process.env.STATE ?? '.state/bench'

const args = process.argv.slice(2)
const wanted = args.filter((argument) => !/^--(write|minutes=\d+)$/.test(argument))
const unknown = wanted.filter((name) => name !== 'document' && !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(
    `"${unknown.join(' ')}" is not a benchmark; use ${Object.keys(PARTS).join(', ')} or document, and --write or --minutes=2.`,
  )
  process.exit(1)
}
if (wanted.includes('document')) writePerformanceDocument(readFigures())
else await measure()

/**
 * `npm run bench` measures first visits, steps between pages, the cost of consent, of public and personal pages and of
 * a large catalog, the files that a deploy makes visitors load again, the start of an isolate, the calls to commerce, and a crowd;
 * `npm run bench -- scale` measures one of these, and `crowd --minutes=2` takes less time than its ten minutes. `--write` records the figures and generates docs/performance.md from them; `document`
 * generates it from the recorded figures.
 */
async function measure() {
  await buildIfStale((message) => console.log(`… ${message}`))
  const figures: Partial<Figures> = {}
  for (const [part, measurePart] of Object.entries(PARTS)) {
    const isWanted = wanted.length === 0 || wanted.includes(part)
    if (isWanted) Object.assign(figures, { [part]: await measurePart(state) })
  }
  if (args.includes('--write')) writePerformanceDocument(recordFigures(figures))
}
