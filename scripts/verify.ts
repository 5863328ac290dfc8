import { spawn } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { ensureChromium } from './chromium.ts'

const ROOT = resolve(import.meta.dirname, '..')
const REPORTS = resolve(ROOT, 'test-results')

type Check = [name: string, command: string, ...args: string[]]

/**
 * Every check, in steps: one begins when the one before it has ended. The lanes of a step run in parallel, and the checks of
 * a lane one after another.
 */
const STEPS: Check[][][] = [
  [[['format', 'oxfmt', '--check']], [['build', 'node', 'scripts/build.ts']]],
  [
    // They wait for deadlines and for commerce most of their time, so the next lanes compute beside them. With three at
    // once, the service misses deadlines on two cores.
    [['worker tests', ...vitest('worker', 'no-features'), '--maxWorkers=2']],
    [
      ['lint', 'oxlint', '--deny-warnings'],
      // Each checker works out the same types again, and no core is free for a second one.
      ['types', 'tsc', '-b', '--checkers', '1'],
      ['types of the commerce service', 'tsc', '-p', 'sandbox', '--checkers', '1'],
      ['types of the second shop', ...inSecondShop('shop-types.ts', '--checkers', '1')],
      ['dead code', 'knip'],
      ['unit and contract tests', ...vitest('unit', 'contract', 'stock')],
      ['simulated shop', ...vitest('simulator')],
    ],
    // Waits until pages are quiet, two thirds of its time.
    [['budgets', 'node', 'scripts/budgets.ts']],
  ],
  [
    [
      ['orders in the second shop', ...inSecondShop('../tests/second-shop/tests/orders.ts')],
      ['journey on a stock instance', 'node', 'tests/stock/stock.ts', 'buying'],
      [
        'journey in the second shop',
        ...inSecondShop('../tests/second-shop/tests/journeys.ts', 'buying'),
      ],
      ['browser tests', 'playwright', 'test', '-c', 'tests/browser'],
    ],
  ],
]

/** These tests have deadlines, so they get a core at once. All other checks take what is left. */
const PUNCTUAL = 'worker tests'

/** The longest check. What it prints is seen at once, and what the others print when each of them ends. */
const SHOWN_AT_ONCE = 'browser tests'

await main()

async function main() {
  rmSync(REPORTS, { recursive: true, force: true })
  const hasBrowser = ensureChromium()
  if (!hasBrowser) {
    console.error('No Chromium could be installed; the browser tests need one.')
    process.exit(1)
  }
  const failed: FailedCheck[] = []
  for (const lanes of STEPS) {
    const results = await Promise.all(lanes.map(runLane))
    failed.push(...results.flat())
  }
  summarize(failed)
  process.exit(failed.length === 0 ? 0 : 1)
}

/** @returns the checks that failed, with what they printed */
async function runLane(lane: readonly Check[]) {
  const failed: FailedCheck[] = []
  for (const check of lane) {
    const [name] = check
    console.log(`\n── ${name} …`)
    const started = process.hrtime.bigint()
    const { passed, output } = await run(check)
    const seconds = Number(process.hrtime.bigint() - started) / 1e9
    if (output) process.stdout.write(`\n── ${name}\n${output}`)
    console.log(`── ${name}: ${passed ? 'good' : 'FAILED'} (${seconds.toFixed(1)} s)`)
    if (!passed) failed.push({ name, output })
  }
  return failed
}

interface FailedCheck {
  name: string
  output: string
}

function run([name, ...command]: Check) {
  const [program, ...args] = name === PUNCTUAL ? command : ['nice', ...command]
  return new Promise<{ passed: boolean; output: string }>((done) => {
    const stdio = name === SHOWN_AT_ONCE ? 'inherit' : 'pipe'
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', stdio, stdio] })
    let output = ''
    const collect = (text: string) => (output += text)
    child.stdout?.setEncoding('utf8').on('data', collect)
    child.stderr?.setEncoding('utf8').on('data', collect)
    child.on('error', () => done({ passed: false, output }))
    child.on('close', (code) => done({ passed: code === 0, output }))
  })
}

function vitest(...projects: string[]): [command: string, ...args: string[]] {
  return [
    'vitest',
    'run',
    '--config=tests/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resolve(REPORTS, `${projects.join('-')}.json`)}`,
  ]
}

/** A script for the shop that shows that the core names no other one. */
function inSecondShop(...script: string[]): [command: string, ...args: string[]] {
  return ['node', 'scripts/start.mjs', ...script, '--shop', 'tests/second-shop']
}

/**
 * Ends with one line of counts: each test counts by its report, every other check as one. Before it, the errors of failed
 * tests and the last lines of failed checks are repeated, because the browser tests' output is long.
 */
function summarize(failed: readonly FailedCheck[]) {
  const checks = STEPS.flat(2).length
  let passed = checks - failed.length
  let failedCount = failed.length
  for (const { name, output } of failed)
    if (output) console.log(`\n── ${name}\n${lastLines(output)}`)
  for (const file of globSync('*.json', { cwd: REPORTS })) {
    const result = readResult(JSON.parse(readFileSync(resolve(REPORTS, file), 'utf8')))
    passed += result.passed
    failedCount += result.failed
    for (const failure of result.failures) console.log(`\n${failure}`)
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`)
  console.log(`\n${passed} passed, ${failedCount} failed`)
}

/** Enough for an error that belongs to no test, without the list of tests above it. */
function lastLines(output: string) {
  return output.trimEnd().split('\n').slice(-40).join('\n')
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    ok: boolean
    file: string
    line: number
    tests: { results: { errors: { message?: string }[] }[] }[]
  }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number }
}

function readResult(report: VitestReport | PlaywrightReport) {
  if ('stats' in report) {
    const { expected, unexpected } = report.stats
    return { passed: expected, failed: unexpected, failures: failuresIn(report) }
  }
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}\n${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${name} > ${test.fullName}\n${test.failureMessages.join('\n')}`),
  ])
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures }
}

function failuresIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return [`${file}:${line} > ${title}`, ...errors.map(({ message }) => message)].join('\n')
    })
  return [...failures, ...suites.flatMap(failuresIn)]
}
