import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { chromium } from '@playwright/test'

import { ensureChromium, systemChromium } from '#scripts/chromium.ts'

import { MEASURED, MODE_VARIABLE, PICTURES, readBaseline, RECORD, type Mode } from './baseline.ts'
import { STATES } from './states.ts'

const CONFIG = resolve(import.meta.dirname, 'playwright.config.ts')

/** A port, and thus a state, that no other test of the shop uses. */
const PORT = '8931'

process.exitCode = await main(process.argv.slice(2))

/**
 * `npm run test:visual`: compares the shell's states with the baseline. `--update` makes the baseline, `--geometry`
 * compares only geometry even where pictures could be compared. All other arguments go to Playwright.
 */
async function main(args: string[]) {
  if (!ensureChromium()) return 1
  const major = await chromiumMajor()
  const recorded = readBaseline().chromiumMajor
  const mode = modeFor(args, major === recorded)
  console.log(sentenceFor(mode, major, recorded))
  rmSync(MEASURED, { recursive: true, force: true })
  const status = runTests(
    mode,
    args.filter((each) => each !== '--update' && each !== '--geometry'),
  )
  if (status === 0 && mode === 'update') record(major)
  return status
}

function modeFor(args: string[], isSameMajor: boolean): Mode {
  if (args.includes('--update')) return 'update'
  return isSameMajor && !args.includes('--geometry') ? 'pictures' : 'geometry'
}

function sentenceFor(mode: Mode, major: number, recorded: number) {
  if (mode === 'update') return `Making the baseline with Chromium ${major}.`
  const what = mode === 'pictures' ? 'pictures and geometry' : 'geometry only'
  return `Comparing ${what}: this is Chromium ${major}, the baseline was made with ${recorded}.`
}

async function chromiumMajor() {
  const executablePath = systemChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  })
  const version = browser.version()
  await browser.close()
  return Number(version.split('.')[0])
}

function runTests(mode: Mode, args: string[]) {
  const update = mode === 'update' ? 'changed' : 'none'
  const { status } = spawnSync(
    'playwright',
    ['test', '-c', CONFIG, `--update-snapshots=${update}`, ...args],
    {
      stdio: 'inherit',
      env: {
        BROWSER_TEST_PORT: PORT,
        SANDBOX_PICTURES: 'drawn',
        ...process.env,
        [MODE_VARIABLE]: mode,
      },
    },
  )
  return status ?? 1
}

/** Stores the measurements, and removes those of deleted states. */
function record(chromiumMajor: number) {
  const last = readBaseline().geometry
  const geometry = Object.fromEntries(
    STATES.map(({ name }) => [name, measured(name) ?? last[name] ?? {}]),
  )
  writeFileSync(RECORD, `${JSON.stringify({ chromiumMajor, geometry }, null, 1)}\n`)
  const names = new Set(STATES.map(({ name }) => `${name}.png`))
  for (const file of readdirSync(PICTURES)) {
    if (file.endsWith('.png') && !names.has(file)) rmSync(resolve(PICTURES, file))
  }
}

function measured(name: string): unknown {
  const file = resolve(MEASURED, `${name}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
