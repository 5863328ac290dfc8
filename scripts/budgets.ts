import { readFileSync, readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

import { freePort } from '../sandbox/scripts/local-service.ts'
import { FOLDER_SIZES_FILE, type FolderSizes } from './build/folder-sizes.ts'
import budgets from './budgets.json' with { type: 'json' }
import { folderReport } from './folder-report.ts'
import { startLocal } from './local-servers.ts'
import { COLUMBUS, startTrip } from './shopping-trip.ts'

const ROOT = resolve(import.meta.dirname, '..')
const CLIENT = resolve(ROOT, 'dist/client')
const PAGES = {
  home: '/',
  category: '/g/home-fragrance',
  'every module': '/category/lab-every-module',
  product: '/p/JW0801',
  login: '/login',
} as const

interface Row {
  what: string
  is: number
  limit: number
}

const rows: Row[] = []
const scriptsByPage = new Map<string, Map<string, number>>()
await main()

/**
 * Fails when anything that a first visit loads exceeds its budget. Sizes are in kB, gzip -9. Also shows which
 * folders the scripts come from; `--detail` shows each package and feature.
 */
async function main() {
  const local = await startLocal({
    port: await freePort(),
    sandboxPort: await freePort(),
    state: '.state/budgets',
  })
  try {
    for (const [name, path] of Object.entries(PAGES)) await weighPage(name, local.origin + path)
    await weighPurchase(local.origin)
  } finally {
    await local.stop()
  }
  weighWorker()
  reportFolders()
  for (const { what, is, limit } of rows) {
    console.log(
      `${is > limit ? '✗' : '✓'} ${what.padEnd(34)} ${is.toFixed(1).padStart(7)} of ${limit}`,
    )
  }
  process.exit(rows.some(({ is, limit }) => is > limit) ? 1 : 0)
}

/** The pages from bag to confirmation, each measured with the session of a shopper who has reached it. */
async function weighPurchase(origin: string) {
  const trip = startTrip(origin)
  const weigh = (name: string, path: string) => weighPage(name, path, trip.visit)
  await trip.fillBag('JW0801')
  await weigh('bag', '/cart')
  await weigh('shipping', '/checkout/shipping')
  await trip.sendTo(COLUMBUS)
  await weigh('billing', '/checkout/billing')
  await trip.payWith('4111111111111111')
  await weigh('review', '/checkout/review')
  const total = await totalOf(await trip.visit('/api/checkout/review'))
  await weigh('confirmation', await trip.order(total))
}

async function totalOf(answer: Response) {
  const { bag }: { bag: { total: { minorUnits: number } } } = await answer.json()
  return bag.total.minorUnits
}

async function weighPage(
  name: string,
  address: string,
  visit: (address: string) => Promise<Response> = fetch,
) {
  const answer = await visit(address)
  const html = await answer.text()
  if (answer.status !== 200) throw new Error(`${address} responded with ${answer.status}`)
  const scripts = scriptsOf(html)
  if (scripts.length === 0) throw new Error(`${address} loads no scripts`)
  const limitOf = (limits: Record<string, number>) => new Map(Object.entries(limits)).get(name)
  const weights = weightsOf(scripts)
  scriptsByPage.set(name, weights)
  rows.push({
    what: `client JavaScript of ${name}`,
    is: sumOf(weights),
    limit: limitOf(budgets.clientJavaScript) ?? 0,
  })
  rows.push({
    what: `files before load of ${name}`,
    is: scripts.length,
    limit: budgets.filesBeforeLoad,
  })
  rows.push({
    what: `CSS of ${name}`,
    is: sumOf(weightsOf(stylesheetsOf(html))),
    limit: limitOf(budgets.cssOf) ?? budgets.css,
  })
  rows.push({
    what: `HTML of ${name}`,
    is: kilobytes(Buffer.from(html)),
    limit: budgets.html,
  })
}

/** Every script that the document refers to: modules and their preloads. */
function scriptsOf(html: string) {
  const named = html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="(\/[^"]+\.js)"/g)
  return [...new Set([...named].map(([, file = '']) => file))]
}

function stylesheetsOf(html: string) {
  const named = html.matchAll(/<link\b[^>]*?\bhref="(\/[^"]+\.css)"/g)
  return [...new Set([...named].map(([, file = '']) => file))]
}

function weightsOf(files: readonly string[]) {
  return new Map(files.map((file) => [file, weightOf(resolve(CLIENT, `.${file}`))]))
}

function sumOf(weights: ReadonlyMap<string, number>) {
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0)
}

function reportFolders() {
  const sizes: FolderSizes = JSON.parse(readFileSync(resolve(ROOT, FOLDER_SIZES_FILE), 'utf8'))
  const report = folderReport(scriptsByPage, sizes, process.argv.includes('--detail'))
  console.log(`Client JavaScript by folder, kB:\n${report}\n`)
}

function weighWorker() {
  rows.push({
    what: 'worker',
    is: weightOfFolder(resolve(ROOT, 'dist/vitrine')),
    limit: budgets.worker,
  })
}

function weightOfFolder(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => {
    const path = resolve(folder, name)
    if (statSync(path).isDirectory()) return sum + weightOfFolder(path)
    return path.endsWith('.js') ? sum + weightOf(path) : sum
  }, 0)
}

function weightOf(file: string) {
  return kilobytes(readFileSync(file))
}

function kilobytes(bytes: Buffer) {
  return gzipSync(bytes, { level: 9 }).byteLength / 1000
}
