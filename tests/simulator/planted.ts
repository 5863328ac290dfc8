import { fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { buildIfStale } from '../../scripts/build.ts'
import { prepareGround } from './ground.ts'
import { buildPlanted, copyClient } from './plant.ts'
import { headlineOf, reportOf } from './report.ts'
import { createSchedule } from './schedule.ts'
import { shrink } from './shrink.ts'
import { simulate } from './simulation.ts'

const FOLDER = resolve(import.meta.dirname, 'planted')
const AT_ONCE = 2
const MOST_SEEDS = 60

interface Search {
  name: string
  /** The built storefront with the bug. */
  worker: string
  /** Whether to report the shortest schedule, which takes as long as some more seeds. */
  isShrunk: boolean
}

/** What a search found. `work` is the time of processors (ms). */
type Found = { isFound: boolean; text: string; work: number }

if (process.send) process.on('message', (search: Search) => void answer(search))
else await findAll()

/** `npm run simulate:planted`: builds the storefront with each planted bug, and tells which seed finds it. */
async function findAll() {
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: { shrink: { type: 'boolean', default: false } },
  })
  const startedAt = process.uptime()
  await buildIfStale((message) => print(`… ${message}`))
  await copyClient()
  const names = globSync('*.diff', { cwd: FOLDER })
    .map((file) => basename(file, '.diff'))
    .filter((name) => wanted.length === 0 || wanted.includes(name))
    .toSorted()
  const waiting = [...names]
  const missed: string[] = []
  let work = 0
  // Builds use the same folders, so there is only one at a time.
  let building: Promise<unknown> = Promise.resolve()
  const buildInTurn = (name: string) => {
    const turn = building.then(() =>
      buildPlanted(name, readFileSync(resolve(FOLDER, `${name}.diff`), 'utf8')),
    )
    building = turn.catch(() => undefined)
    return turn
  }
  const lane = async () => {
    const searcher = fork(import.meta.filename)
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const search: Search = { name, worker: await buildInTurn(name), isShrunk: values.shrink }
      searcher.send(search)
      const found = await Promise.race([resultFrom(searcher), endOf(searcher)])
      print(found.text)
      work += found.work
      if (!found.isFound) missed.push(name)
    }
    searcher.kill()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  const minutes = ((process.uptime() - startedAt) / 60).toFixed(1)
  const ofProcessors = ((work + workSince()) / 60_000).toFixed(1)
  print(
    `${names.length - missed.length} of ${names.length} planted bugs found in ${minutes} minutes, ` +
      `which took processors ${ofProcessors} minutes`,
  )
  if (missed.length > 0) print(`Missed: ${missed.join(', ')}`)
  process.exit(names.length > 0 && missed.length === 0 ? 0 : 1)
}

async function resultFrom(searcher: ReturnType<typeof fork>): Promise<Found> {
  const [found] = await once(searcher, 'message')
  return found
}

async function endOf(searcher: ReturnType<typeof fork>): Promise<never> {
  const [code] = await once(searcher, 'exit')
  throw new Error(`A search has ended with ${code}.`)
}

/** Each lane searches in a process of its own, so that two use both cores. */
async function answer(search: Search) {
  process.send?.(await find(search))
}

async function find({ name, worker, isShrunk }: Search): Promise<Found> {
  const before = process.cpuUsage()
  const ground = await prepareGround(worker)
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const outcome = await simulate(createSchedule(seed), ground)
    if (outcome.breaches.length === 0) continue
    const work = workSince(before)
    const head = `✓ ${name}, by seed ${seed} after ${(work / 1_000).toFixed(1)} s of work\n${headlineOf(outcome)}`
    if (!isShrunk) return { isFound: true, text: head, work }
    const shortest = await shrink(outcome, (schedule) => simulate(schedule, ground))
    return { isFound: true, text: `${head}\n${reportOf(shortest)}`, work: workSince(before) }
  }
  const text = `✗ ${name}: not found by ${MOST_SEEDS} seeds`
  return { isFound: false, text, work: workSince(before) }
}

/** How long processors worked for this process (ms). */
function workSince(before?: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
