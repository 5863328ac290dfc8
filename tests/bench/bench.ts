import { buildIfStale } from '../../scripts/build.ts'
import { measureDeploys } from './deploy.ts'
import { writePerformanceDocument } from './document.ts'
import { readFigures, recordFigures, type Figures } from './figures.ts'
import { measureMemory } from './memory.ts'
import { measurePages } from './pages.ts'
import { measurePersonal } from './personal.ts'
import { measureScale } from './scale.ts'
import { measureConsent } from './visit/consent.ts'
import { measureLine } from './visit/line-visits.ts'
import { measureSteps } from './visit/steps.ts'
import { measureVisit } from './visit/visit.ts'

const PARTS = [
  'visit',
  'steps',
  'line',
  'consent',
  'pages',
  'personal',
  'scale',
  'memory',
  'deploy',
] as const
const state = process.env.STATE ?? '.state/bench'

const args = process.argv.slice(2)
const wanted = args.filter((argument) => argument !== '--write')
const unknown = wanted.filter((name) => name !== 'document' && !PARTS.some((part) => part === name))
if (unknown.length > 0) {
  console.error(
    `"${unknown.join(' ')}" is not a benchmark; use ${PARTS.join(', ')} or document, and --write.`,
  )
  process.exit(1)
}
if (wanted.includes('document')) writePerformanceDocument(readFigures())
else await measure()

/**
 * `npm run bench` measures first visits, steps from page to page, what consent costs them, the cost of public and of personal pages, that
 * of a large catalog, and what a deploy makes visitors load again; `npm run bench -- scale` measures one of them. With `--write` the figures are recorded and
 * docs/performance.md is written from them; `document` writes it from the recorded figures.
 */
async function measure() {
  const isWanted = (part: (typeof PARTS)[number]) => wanted.length === 0 || wanted.includes(part)
  await buildIfStale((message) => console.log(`… ${message}`))
  const figures: Partial<Figures> = {
    ...(await measureInBrowser(isWanted)),
    ...(isWanted('pages') && { pages: await measurePages(state) }),
    ...(isWanted('personal') && { personal: await measurePersonal(state) }),
    ...(isWanted('scale') && { scale: await measureScale(state) }),
    ...(isWanted('memory') && { memory: await measureMemory(state) }),
    ...(isWanted('deploy') && { deploy: await measureDeploys() }),
  }
  if (args.includes('--write')) writePerformanceDocument(recordFigures(figures))
}

async function measureInBrowser(isWanted: (part: (typeof PARTS)[number]) => boolean) {
  return {
    ...(isWanted('visit') && { visit: await measureVisit(state) }),
    ...(isWanted('steps') && { steps: await measureSteps(state) }),
    ...(isWanted('line') && { line: await measureLine(state) }),
    ...(isWanted('consent') && { consent: await measureConsent(state) }),
  }
}
