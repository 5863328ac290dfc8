import { expect, inject, test } from 'vitest'

import { scheduleOfChanges } from './change-schedules.ts'
import { LANES, openChangingStore, type ChangingStore, type Lane } from './changing-commerce.ts'
import { playChanges } from './order-changes.ts'

const SEEDS = inject('orderSeeds')
/** Per schedule, on a busy machine. */
const PATIENCE_MS = 10_000

test(
  'despite changes while an order is placed, the shopper pays the confirmed sum or less, as shown, or nothing',
  { timeout: (SEEDS.length + LANES.length) * PATIENCE_MS },
  async () => {
    const waiting = [...SEEDS]
    const failures: string[] = []
    const work = async (lane: Lane) => {
      const opened = openChangingStore()
      for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
        const failure = await problemWith(lane, opened, seed)
        if (failure !== null) failures.push(failure)
      }
    }
    await Promise.all(LANES.map(work))
    expect(failures).toEqual([])
  },
)

/** Null on success, otherwise the seed, the failure and the schedule. */
async function problemWith(
  lane: Lane,
  opened: ChangingStore,
  seed: number,
): Promise<string | null> {
  const schedule = scheduleOfChanges(seed)
  try {
    await playChanges(lane, opened, { schedule, seed })
    return null
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `seed ${seed}: ${reason}\n${JSON.stringify(schedule)}`
  }
}
