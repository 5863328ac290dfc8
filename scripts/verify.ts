import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { ensureChromium } from './chromium.ts'

const ROOT = resolve(import.meta.dirname, '..')
const UNIT_REPORT = resolve(ROOT, 'test-results/vitest.json')
const BROWSER_REPORT = resolve(ROOT, 'test-results/browser.json')

/** Every check, in the order in which it is cheapest to fail. */
const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ['format', 'oxfmt', '--check'],
  ['lint', 'oxlint', '--deny-warnings'],
  ['types', 'tsc', '-p', '.'],
  ['dead code', 'knip'],
  ['build', 'node', 'scripts/build.ts'],
  ['budgets', 'node', 'scripts/budgets.ts'],
  [
    'unit, worker and contract tests',
    'vitest',
    'run',
    '--config=tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${UNIT_REPORT}`,
  ],
  ['browser tests', 'playwright', 'test', '-c', 'tests/browser'],
]

await main()

async function main() {
  rmSync(resolve(ROOT, 'test-results'), { recursive: true, force: true })
  const hasBrowser = ensureChromium((message) => console.log(`… ${message}`))
  if (!hasBrowser) {
    console.error('No Chromium could be installed; the browser tests need one.')
    process.exit(1)
  }
  const failed: string[] = []
  for (const [name, command, ...args] of CHECKS) {
    const started = process.hrtime.bigint()
    console.log(`\n── ${name}`)
    const isGood = await succeeds(command, args)
    const seconds = Number(process.hrtime.bigint() - started) / 1e9
    console.log(`── ${name}: ${isGood ? 'good' : 'FAILED'} (${seconds.toFixed(1)} s)`)
    if (!isGood) failed.push(name)
  }
  summarise(failed)
  process.exit(failed.length === 0 ? 0 : 1)
}

function succeeds(command: string, args: string[]) {
  return new Promise<boolean>((done) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit' })
    child.on('error', () => done(false))
    child.on('exit', (code) => done(code === 0))
  })
}

/** Closes with one line of counts: tests by their reports, every other check as one. */
function summarise(failed: string[]) {
  const unit = counts(UNIT_REPORT, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }))
  const browser = counts(BROWSER_REPORT, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }))
  const passed = unit.passed + browser.passed + CHECKS.length - failed.length
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
  console.log(`\n${passed} passed, ${unit.failed + browser.failed + failed.length} failed`)
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  stats: { expected: number; flaky: number; unexpected: number }
}

function counts(file: string, read: (report: Report) => { passed: number; failed: number }) {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  return read(JSON.parse(readFileSync(file, 'utf8')))
}
