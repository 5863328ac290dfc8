import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import * as v from 'valibot'

import { cpuBlockingTime, type Trace } from './blocking-time.ts'
import type { Browser } from './browser.ts'
import type { Visited } from './shop.ts'

const COMMAND = resolve(import.meta.dirname, 'node_modules/lighthouse/cli/index.js')
const MAX_REPORT_BYTES = 50_000_000

const Audit = v.object({ numericValue: v.number() })
const Report = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    runtimeError: v.optional(v.object({ message: v.string() })),
    environment: v.object({ benchmarkIndex: v.number() }),
    categories: v.object({ performance: v.object({ score: v.number() }) }),
    audits: v.object({
      'first-contentful-paint': Audit,
      'largest-contentful-paint': Audit,
      'total-blocking-time': Audit,
      'cumulative-layout-shift': Audit,
    }),
  }),
)

/** Lighthouse is a separate package, because its 114 dependencies would double the installation time. */
export function ensureLighthouse() {
  if (existsSync(COMMAND)) return
  console.log('… installing Lighthouse (once)')
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', options, { cwd: import.meta.dirname, stdio: 'inherit' })
}

/** One run of Lighthouse with its defaults: a phone, and slow 4G and a slow CPU by simulation. */
export async function runLighthouse(visited: Visited, browser: Browser) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'))
  try {
    const report = await readReport(visited, browser, folder)
    const trace: Trace = JSON.parse(readFileSync(join(folder, 'trace.json'), 'utf8'))
    return { ...report, cpuTbt: cpuBlockingTime(trace) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The report; the gathered artifacts stay in the folder. */
async function readReport({ address, cookie }: Visited, { path, args }: Browser, folder: string) {
  const options = [
    '--quiet',
    // Gathers artifacts into the folder, and audits them.
    `-GA=${folder}`,
    '--output=json',
    '--only-categories=performance',
    '--no-enable-error-reporting',
    `--chrome-flags=${['--headless', ...args].join(' ')}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, address, ...options], {
    env: { ...process.env, CHROME_PATH: path },
    maxBuffer: MAX_REPORT_BYTES,
  })
  const { runtimeError, environment, categories, audits } = v.parse(Report, stdout)
  if (runtimeError) throw new Error(`Lighthouse failed on ${address}: ${runtimeError.message}`)
  return {
    benchmarkIndex: environment.benchmarkIndex,
    score: Math.round(categories.performance.score * 100),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  }
}
