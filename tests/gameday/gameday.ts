import { startVitest } from 'vitest/node'

import { promiseTables, readPromises, writeDocument, writePromises } from './document.ts'
import { faultNames, isFaultName } from './fault-names.ts'
import { compare, recordOf, type Cell } from './matrix.ts'
import { isServiceName, serviceNames } from './services.ts'

const RECORD = '--record'

const args = process.argv.slice(2)
const wanted = args.filter((argument) => argument !== RECORD)
const unknown = wanted.filter((name) => !isServiceName(name) && !isFaultName(name))
if (unknown.length > 0) {
  console.error(
    `"${unknown.join(' ')}" is no service and no fault; use ${[...serviceNames, ...faultNames].join(', ')}, and ${RECORD}.`,
  )
  process.exit(1)
}
process.exit(await gameDay())

/**
 * `npm run gameday` lets every service fail in every way and compares what shoppers can still do with the record;
 * `npm run gameday -- reviews slow` only this one, and in this way. `--record` records what it sees, and generates docs/promises.md.
 */
async function gameDay(): Promise<number> {
  const cells = await observeAll()
  const promises = readPromises()
  const { worse, better, unrecorded } = compare(cells, promises)
  const observed = recordOf(cells, promises)
  console.log(promiseTables(observed))
  for (const line of better) console.log(`Better: ${line}`)
  for (const line of worse) console.error(`Worse: ${line}`)
  for (const name of unrecorded) console.error(`Not recorded: ${name}`)
  const isBroken = cells.some((cell) => cell.observed.level === 'broken')
  if (args.includes(RECORD)) {
    writePromises(observed)
    writeDocument(observed)
    return isBroken ? 1 : 0
  }
  if (better.length + unrecorded.size > 0) console.log(`Record it: npm run gameday -- ${RECORD}`)
  const counts = `${worse.length} worse, ${better.length} better, ${unrecorded.size} not recorded`
  console.log(`${cells.length} cells, ${counts}`)
  return worse.length + unrecorded.size > 0 ? 1 : 0
}

/** Lets the services fail, in the runtime of Workers, and says how far it is. */
async function observeAll(): Promise<Cell[]> {
  process.env.GAMEDAY = wanted.length === 0 ? 'whole' : wanted.join()
  const cells: Cell[] = []
  const vitest = await startVitest(['tests/gameday'], {
    config: 'tests/vitest.config.ts',
    project: ['worker'],
    watch: false,
    reporters: [
      {
        onTestCaseResult(test) {
          const seen = test.meta().cells ?? []
          cells.push(...seen)
          if (seen.length > 0) console.log(`… ${test.name}: ${seen.length} cells`)
          else for (const { message } of test.result().errors ?? []) console.error(message)
        },
      },
    ],
  })
  await vitest.close()
  // What is worse is told at the end; the tests of those services have failed.
  process.exitCode = 0
  if (cells.length === 0) throw new Error('nothing was observed')
  return cells
}
