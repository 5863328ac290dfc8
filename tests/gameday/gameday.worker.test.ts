import { beforeAll, expect, inject, test } from 'vitest'
import * as v from 'valibot'

import { faultNames, type FaultName } from './fault-names.ts'
import { compare, Promises, WARMTHS, type Cell, type Condition, type Warmth } from './matrix.ts'
import { observe, usualOf } from './observe.ts'
import recorded from './promises.json'
import { faultsOf, serviceNames, type ServiceName } from './services.ts'
import { stepNames, type StepName } from './step-places.ts'
import { openPeople, type People } from './steps.ts'

/** The cells that `npm test` compares. */
const SAMPLE: [service: ServiceName, fault: FaultName, warmth: Warmth, step: StepName][] = [
  ['reviews', 'slow', 'cold', 'product'],
  ['products', '5xx', 'warm', 'product'],
  ['slas', 'absent', 'warm', 'product'],
  ['recommendations', 'wrong type', 'cold', 'category'],
  ['slots', 'absent', 'cold', 'category'],
  ['baskets', '5xx', 'cold', 'bag'],
  ['availability', 'slow', 'cold', 'bag'],
  ['kv', 'slow', 'warm', 'product'],
  ['idempotency', 'slow', 'cold', 'add to bag'],
  ['payment', '5xx', 'cold', 'card'],
  ['attempts', 'slow', 'cold', 'card'],
]

/** The time to register a customer and to load all pages. */
const SETUP_MS = 60_000

/** The time for all cells of one service. */
const WHOLE_MS = 900_000

const wanted = inject('gameday').split(',')
const isSample = wanted.includes('sample')
const promises = v.parse(Promises, recorded)
const usual = new Map<StepName, Promise<Awaited<ReturnType<typeof usualOf>>>>()
let people: People

beforeAll(async () => {
  people = await openPeople()
}, SETUP_MS)

const usualStep = (step: StepName) => {
  const known = usual.get(step) ?? usualOf(step, people)
  usual.set(step, known)
  return known
}

/** The cell, unless the step does not ask the service: then nothing changes. */
async function cellOf(step: StepName, condition: Condition): Promise<Cell> {
  const as = await usualStep(step)
  const observed = as.asked.has(condition.service)
    ? await observe(step, { people, usual: as, condition })
    : ({ level: 'full', note: null, waitMs: 0 } as const)
  return { ...condition, step, observed }
}

test.runIf(isSample)('a failing service costs shoppers no more than is promised', async () => {
  const cells: Cell[] = []
  for (const [service, fault, warmth, step] of SAMPLE)
    cells.push(await cellOf(step, { service, fault, warmth }))
  const { worse, unrecorded } = compare(cells, promises)
  expect([...worse, ...unrecorded]).toEqual([])
})

const isWanted = (name: string, names: readonly string[]) =>
  wanted.includes(name) || !names.some((other) => wanted.includes(other))

const services = isSample ? [] : serviceNames.filter((name) => isWanted(name, serviceNames))

test.for(services)('%s', { timeout: WHOLE_MS }, async (service, { task }) => {
  const cells: Cell[] = []
  for (const fault of faultsOf(service).filter((name) => isWanted(name, faultNames)))
    for (const warmth of WARMTHS)
      for (const step of stepNames) cells.push(await cellOf(step, { service, fault, warmth }))
  task.meta.cells = cells
  expect(compare(cells, promises).worse).toEqual([])
})
