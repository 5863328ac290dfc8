import { globSync, readFileSync } from 'node:fs'

import { beforeAll, expect, test } from 'vitest'

import { prepareGround } from './ground.ts'
import { reportOf } from './report.ts'
import { createSchedule } from './schedule.ts'
import { simulate, type Ground } from './simulation.ts'

/** `npm test` leaves longer searches to `npm run simulate`. */
const SEARCH_MS = 20_000
const LEAST_SEEDS = 2

let ground: Ground
beforeAll(async () => {
  ground = await prepareGround()
}, 120_000)

test('runs the same seed twice with the same trace', async () => {
  const schedule = createSchedule(1)
  const first = await simulate(schedule, ground)
  const second = await simulate(schedule, ground)
  expect(second.digest).toBe(first.digest)
  expect(first.requests).toBeGreaterThan(20)
  const other = await simulate({ ...schedule, seed: 0 }, ground)
  expect(other.digest).not.toBe(first.digest)
})

test('breaks nothing with the first seeds', async () => {
  const endsAt = performance.now() + SEARCH_MS
  for (let seed = 2; seed < 2 + LEAST_SEEDS || performance.now() < endsAt; seed += 1) {
    const outcome = await simulate(createSchedule(seed), ground)
    expect(outcome.breaches, reportOf(outcome)).toEqual([])
  }
})

const REGRESSIONS = globSync(`${import.meta.dirname}/regressions/*.json`)

test.for(REGRESSIONS)('still holds: %s', async (file) => {
  const outcome = await simulate(JSON.parse(readFileSync(file, 'utf8')), ground)
  expect(outcome.breaches, reportOf(outcome)).toEqual([])
})
