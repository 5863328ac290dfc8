import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { buildIfStale } from '../../scripts/build.ts'
import { compare } from './compare.ts'
import { prepareGround } from './ground.ts'
import { reportOf, summaryOf } from './report.ts'
import { createSchedule, type Schedule } from './schedule.ts'
import { shrink } from './shrink.ts'
import { simulate, type Ground } from './simulation.ts'

const REGRESSIONS = resolve(import.meta.dirname, 'regressions')
const MINUTE = 60_000

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '0' },
    replay: { type: 'string' },
    workerd: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
  },
})

await main()

/** `npm run simulate`: runs one seed after another for some minutes, and ends with the first that breaks something. */
async function main() {
  await buildIfStale((message) => print(`… ${message}`))
  const ground = {
    ...(await prepareGround()),
    ...(values.trace && { write: print }),
  }
  if (values.workerd) return compareSeeds(ground)
  const endsAt = process.uptime() * 1_000 + Number(values.minutes) * MINUTE
  let schedule = values.replay ? readSchedule(values.replay) : createSchedule(Number(values.seed))
  do {
    const outcome = await simulate(schedule, ground)
    if (outcome.breaches.length > 0) {
      print(`Seed ${schedule.seed} breaks something. Looking for the shortest schedule …`)
      const shortest = await shrink(outcome, (shorter) => simulate(shorter, ground))
      print(reportOf(shortest))
      if (!values.replay) keep(shortest.schedule)
      process.exit(1)
    }
    print(summaryOf(outcome))
    schedule = createSchedule(schedule.seed + 1)
  } while (process.uptime() * 1_000 < endsAt)
  process.exit(0)
}

/** Compares seeds with workerd, one after another for some minutes. */
async function compareSeeds(ground: Ground): Promise<never> {
  const endsAt = process.uptime() * 1_000 + Number(values.minutes) * MINUTE
  let seed = Number(values.seed)
  do {
    const { compared, differences } = await compare(seed, ground)
    print(`seed ${seed}: ${differences.length} of ${compared} outcomes differ from workerd`)
    if (differences.length > 0) {
      print(differences.join('\n'))
      process.exit(1)
    }
    seed += 1
  } while (process.uptime() * 1_000 < endsAt)
  process.exit(0)
}

function readSchedule(file: string): Schedule {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The test replays it from now on. */
function keep(schedule: Schedule) {
  mkdirSync(REGRESSIONS, { recursive: true })
  const file = resolve(REGRESSIONS, `${schedule.seed}.json`)
  writeFileSync(file, `${JSON.stringify(schedule, null, 2)}\n`)
  print(`Kept in ${file}. Replay it with: npm run simulate -- --replay ${file}`)
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
