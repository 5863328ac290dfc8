import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { buildIfStale } from '../../scripts/build.ts'
import { prepareGround } from './ground.ts'
import { buildPlanted, copyClient } from './plant.ts'
import { createSchedule } from './schedule.ts'
import { simulate } from './simulation.ts'

const FOLDER = resolve(import.meta.dirname, 'planted')
const AT_ONCE = 2
const MOST_SEEDS = 40

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, worker: { type: 'string' } },
})

if (values.only === undefined) await findAll()
else
  await find(
    values.only,
    values.worker ?? (await buildPlanted(values.only, readDiffOf(values.only))),
  )

/** `npm run simulate:planted`: builds the storefront with each planted bug, and tells which seed finds it. */
async function findAll() {
  const startedAt = process.uptime()
  await buildIfStale((message) => print(`… ${message}`))
  await copyClient()
  const names = globSync('*.diff', { cwd: FOLDER })
    .map((file) => basename(file, '.diff'))
    .filter((name) => wanted.length === 0 || wanted.includes(name))
  const waiting = names.toSorted()
  let found = 0
  // Builds use the same folders, so there is only one at a time.
  let building: Promise<unknown> = Promise.resolve()
  const buildInTurn = (name: string) => {
    const turn = building.then(() => buildPlanted(name, readDiffOf(name)))
    building = turn.catch(() => undefined)
    return turn
  }
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      if (await runAlone(name, await buildInTurn(name))) found += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  const minutes = ((process.uptime() - startedAt) / 60).toFixed(1)
  print(`${found} of ${names.length} planted bugs found in ${minutes} minutes`)
  process.exit(found === names.length ? 0 : 1)
}

/** Simulates in a process of its own, so that two use both cores. */
function runAlone(name: string, worker: string) {
  return new Promise<boolean>((done) => {
    const args = [import.meta.filename, '--only', name, '--worker', worker]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('close', (code) => done(code === 0))
  })
}

async function find(name: string, worker: string) {
  const ground = await prepareGround(worker)
  const startedAt = process.uptime()
  const seconds = () => (process.uptime() - startedAt).toFixed(1)
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const { breaches } = await simulate(createSchedule(seed), ground)
    const [breach] = breaches
    if (!breach) continue
    print(`✓ ${name}: ${breach.invariant}, by seed ${seed} after ${seconds()} s`)
    process.exit(0)
  }
  print(`✗ ${name}: not found by ${MOST_SEEDS} seeds in ${seconds()} s`)
  process.exit(1)
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}

function readDiffOf(name: string) {
  return readFileSync(resolve(FOLDER, `${name}.diff`), 'utf8')
}
