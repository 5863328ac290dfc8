import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

import { ENGINES, missingPackages, type EngineName } from './engines.ts'

const CONFIG = resolve(import.meta.dirname, 'vitest.config.ts')

const known = Object.keys(ENGINES) as EngineName[]
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !known.some((engine) => engine === name))
if (unknown.length > 0)
  giveUp(`Unknown browser ${unknown.join(', ')}; choose ${known.join(' or ')}.`)

/** Tests for Chromium that visit a page of each kind in `npm test`, and every page here. */
const EVERY_PAGE = ['cold-pages', 'development', 'translated', 'header-labels']

const chosen = known.filter((name) => wanted.length === 0 || wanted.includes(name))
process.exitCode = test(chosen) || (wanted.length === 0 ? visitEveryPage() : 0)

function visitEveryPage() {
  const { status } = spawnSync('playwright', ['test', '-c', 'tests/browser', ...EVERY_PAGE], {
    stdio: 'inherit',
    env: { ...process.env, EVERY_PAGE: '1' },
  })
  return status ?? 1
}

/** `npm run test:browsers`: tests the shop in Debian's own builds of Firefox and WebKit, one after the other. */
function test(engines: EngineName[]) {
  const installed = engines.filter((name) => missingPackages(name).length === 0)
  for (const name of engines) {
    const missing = missingPackages(name).join(' ')
    if (missing) console.log(`skipped ${name}: run \`apt-get install ${missing}\` first.`)
  }
  // A machine that tests every change must not skip a browser.
  if (process.env.CI && installed.length < engines.length) return 1
  if (installed.length === 0) return 0
  const projects = installed.map((name) => `--project=${name}`)
  const { status } = spawnSync('vitest', ['run', `--config=${CONFIG}`, ...projects], {
    stdio: 'inherit',
  })
  return status ?? 1
}

function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
