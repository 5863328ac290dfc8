import { spawn } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { ensureChromium } from './chromium.ts'

const ROOT = resolve(import.meta.dirname, '..')
const REPORTS = resolve(ROOT, 'test-results')

type Check = [name: string, command: string, ...args: string[]]

/**
 * Every check. The checks of a group run in parallel: no single one uses every core, and those that wait for a browser or
 * for a deadline run beside those that compute.
 */
const GROUPS: Check[][] = [
  [
    ['format', 'oxfmt', '--check'],
    ['build', 'node', 'scripts/build.ts'],
  ],
  [
    ['lint', 'oxlint', '--deny-warnings'],
    // Each checker works out the same types again, and no core is free for a second one.
    ['types', 'tsc', '-b', '--checkers', '1'],
    ['types of the commerce service', 'tsc', '-p', 'sandbox', '--checkers', '1'],
    ['dead code', 'knip'],
  ],
  [
    // Waits until pages are quiet, two thirds of its time, and would be the last of the group above.
    ['budgets', 'node', 'scripts/budgets.ts'],
    // More than there are cores: these tests wait for deadlines and for commerce most of their time.
    ['worker tests', ...vitest('worker'), '--maxWorkers=3'],
    ['unit and contract tests', ...vitest('unit', 'contract')],
  ],
  [['browser tests', 'playwright', 'test', '-c', 'tests/browser']],
]

await main()

async function main() {
  rmSync(REPORTS, { recursive: true, force: true })
  const hasBrowser = ensureChromium((message) => console.log(`… ${message}`))
  if (!hasBrowser) {
    console.error('No Chromium could be installed; the browser tests need one.')
    process.exit(1)
  }
  const failed: string[] = []
  for (const group of GROUPS) {
    // The output of parallel checks would be mixed, so each one is printed when it ends.
    const runsAlone = group.length === 1
    for (const [name] of group) console.log(`\n── ${name}${runsAlone ? '' : ' …'}`)
    const results = await Promise.all(group.map((check) => report(check, runsAlone)))
    failed.push(...results.flatMap((name) => name ?? []))
  }
  summarise(failed)
  process.exit(failed.length === 0 ? 0 : 1)
}

/** @returns the name of the check if it failed */
async function report([name, command, ...args]: Check, runsAlone: boolean) {
  const started = process.hrtime.bigint()
  const { passed, output } = await run(command, args, runsAlone)
  const seconds = Number(process.hrtime.bigint() - started) / 1e9
  if (output) process.stdout.write(`\n── ${name}\n${output}`)
  console.log(`── ${name}: ${passed ? 'good' : 'FAILED'} (${seconds.toFixed(1)} s)`)
  return passed ? undefined : name
}

function run(command: string, args: string[], runsAlone: boolean) {
  return new Promise<{ passed: boolean; output: string }>((done) => {
    const stdio = runsAlone ? 'inherit' : 'pipe'
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', stdio, stdio] })
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

/**
 * Ends with one line of counts: each test counts by its report, every other check counts as one. Failed unit, worker
 * and contract tests are named again before it, because the long output of the browser tests follows theirs.
 */
function summarise(failed: string[]) {
  const checks = GROUPS.flat().length
  let passed = checks - failed.length
  let failedCount = failed.length
  for (const file of globSync('*.json', { cwd: REPORTS })) {
    const result = resultOf(JSON.parse(readFileSync(resolve(REPORTS, file), 'utf8')))
    passed += result.passed
    failedCount += result.failed
    for (const failure of result.failures) console.log(`\n${failure}`)
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
  console.log(`\n${passed} passed, ${failedCount} failed`)
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

interface PlaywrightReport {
  stats: { expected: number; unexpected: number }
}

function resultOf(report: VitestReport | PlaywrightReport) {
  if ('stats' in report) {
    const { expected, unexpected } = report.stats
    return { passed: expected, failed: unexpected, failures: [] }
  }
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}\n${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${name} > ${test.fullName}\n${test.failureMessages.join('\n')}`),
  ])
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures }
}
