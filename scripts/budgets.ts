import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { computeLimits, type Sizes } from './budget-ceilings.ts'
import recorded from './budgets.json' with { type: 'json' }
import { FOLDER_SIZES_FILE, type FolderSizes } from './build/folder-sizes.ts'
import { measureFirstVisits, weighFile, type FirstVisit } from './first-visits.ts'
import { folderReport } from './folder-report.ts'
import { DIST } from './shop-folder.ts'
import { readHeadroom, withHeadroom } from './shop-headroom.ts'

const ROOT = resolve(import.meta.dirname, '..')
const FILE = resolve(ROOT, 'scripts/budgets.json')

interface Budgets {
  measured: string
  worker: { measured: number; limit: number }
  pages: Record<string, { measured: Sizes; limit: Sizes }>
}

const FIGURES: [keyof Sizes, string][] = [
  ['javascript', 'JavaScript'],
  ['beforeLoad', 'before load'],
  ['css', 'CSS'],
  ['html', 'HTML'],
  ['requests', 'requests'],
]
const LARGEST_FOLDERS = 3

const headroom = readHeadroom()
const sizes: FolderSizes = JSON.parse(readFileSync(resolve(ROOT, FOLDER_SIZES_FILE), 'utf8'))

/**
 * Checks every first visit of the built shop against its limits, with the headroom of the shop, and lists the files of those above them. `--record` replaces the limits
 * by this measurement, for all shops, and `--detail` shows the packages and folders of the scripts.
 */
async function main() {
  const { pages: known }: Budgets = recorded
  const visits = await measureFirstVisits(
    (page, { beforeLoad }) =>
      rounded(beforeLoad) > (known[page]?.limit.beforeLoad ?? 0) + headroom.beforeLoad,
  )
  const worker = weightOfFolder(resolve(ROOT, DIST, 'vitrine'))
  const measured: Budgets = {
    measured: new Date().toISOString().slice(0, 10),
    worker: { measured: rounded(worker), limit: recorded.worker.limit },
    pages: Object.fromEntries(
      Array.from(visits, ([page, visit]) => {
        const measured = roundedSizes(visit.sizes)
        return [page, { measured, limit: computeLimits(page, measured) }]
      }),
    ),
  }
  const isRecording = process.argv.includes('--record')
  if (isRecording) record(measured)
  if (process.argv.includes('--detail')) reportFolders(visits)
  const { pages }: Budgets = isRecording ? measured : recorded
  const results = Array.from(visits, ([page, visit]) => {
    const limit = pages[page]?.limit
    return check(page, visit, limit && withHeadroom(limit, headroom))
  })
  const mostOfWorker = recorded.worker.limit + headroom.worker
  const isWorkerWithin = worker <= mostOfWorker
  console.log(`${mark(isWorkerWithin)} worker ${worker.toFixed(1)} of ${mostOfWorker}`)
  return isWorkerWithin && results.every(Boolean)
}

function record(budgets: Budgets) {
  writeFileSync(FILE, `${JSON.stringify(budgets, null, 2)}\n`)
  spawnSync('node', ['tests/bench/bench.ts', 'document'], { cwd: ROOT, stdio: 'inherit' })
}

function check(page: string, visit: FirstVisit, limit: Sizes | undefined) {
  const figures = FIGURES.map(([key, name]) => {
    const [is, allowed] = [rounded(visit.sizes[key]), limit?.[key] ?? 0]
    return { isWithin: is <= allowed, text: `${name} ${is} of ${allowed}` }
  })
  const isWithin = figures.every((figure) => figure.isWithin)
  const texts = figures.map((figure) => (figure.isWithin ? figure.text : `✗ ${figure.text}`))
  console.log(`${mark(isWithin)} ${page}: ${texts.join(', ')}`)
  if (!isWithin) console.log(describeFiles(visit))
  return isWithin
}

/** Each file of a visit with its kB and largest folders. */
function describeFiles({ scripts, early, stylesheets }: FirstVisit) {
  return [...scripts, ...stylesheets]
    .toSorted(([, a], [, b]) => b - a)
    .map(([file, weight]) => {
      const folders = Object.entries(sizes[file.slice(1)] ?? {})
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, LARGEST_FOLDERS)
        .map(([folder]) => folder)
      const time = early.has(file) ? 'before load' : ''
      return `    ${weight.toFixed(1).padStart(5)} ${file} ${time.padEnd(11)} ${folders.join(', ')}`
    })
    .join('\n')
}

function reportFolders(visits: ReadonlyMap<string, FirstVisit>) {
  const scripts = new Map(Array.from(visits, ([page, visit]) => [page, visit.scripts]))
  console.log(`Client JavaScript by folder, kB:\n${folderReport(scripts, sizes)}\n`)
}

function weightOfFolder(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => {
    const path = resolve(folder, name)
    if (statSync(path).isDirectory()) return sum + weightOfFolder(path)
    return path.endsWith('.js') ? sum + weighFile(path) : sum
  }, 0)
}

const mark = (isWithin: boolean) => (isWithin ? '✓' : '✗')

const rounded = (value: number) => Math.round(value * 10) / 10

const roundedSizes = (sizes: Sizes): Sizes => ({
  javascript: rounded(sizes.javascript),
  beforeLoad: rounded(sizes.beforeLoad),
  css: rounded(sizes.css),
  html: rounded(sizes.html),
  requests: sizes.requests,
})

process.exit((await main()) ? 0 : 1)
