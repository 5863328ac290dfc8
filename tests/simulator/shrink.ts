import type { Fault, Planned, Schedule } from './schedule.ts'
import type { Outcome } from './simulation.ts'

/** Everyone leaves after two thirds of their steps. */
const withFewerSteps = (schedule: Schedule): Schedule => ({
  ...schedule,
  shoppers: schedule.shoppers.map((shopper) => ({
    ...shopper,
    steps: Math.floor((shopper.steps * 2) / 3),
  })),
})

/** Enough to leave out every fault and shopper of a usual schedule. */
const MOST_RUNS = 40

/**
 * Leaves out faults, shoppers and steps while the same invariant still breaks.
 * @returns the outcome of the shortest schedule
 */
export async function shrink(
  failed: Outcome,
  run: (schedule: Schedule) => Promise<Outcome>,
): Promise<Outcome> {
  const invariant = failed.breaches[0]?.invariant
  let shortest = failed
  let runs = 0

  async function attempt(schedule: Schedule): Promise<boolean> {
    if (runs >= MOST_RUNS || schedule.shoppers.length === 0) return false
    runs += 1
    const outcome = await run(schedule)
    if (outcome.breaches[0]?.invariant !== invariant) return false
    shortest = outcome
    return true
  }

  /** Tries without halves first, then without each. */
  async function leaveOut<Item>(
    list: () => readonly Item[],
    without: (kept: Item[]) => Schedule,
  ): Promise<void> {
    for (let size = Math.ceil(list().length / 2); size >= 1; size = size >> 1) {
      for (let start = 0; start < list().length;) {
        const kept = list().filter((_, index) => index < start || index >= start + size)
        if (!(await attempt(without(kept)))) start += size
      }
    }
  }

  await leaveOut<Fault>(
    () => shortest.schedule.faults,
    (faults) => ({ ...shortest.schedule, faults }),
  )
  await leaveOut<Planned>(
    () => shortest.schedule.shoppers,
    (shoppers) => ({ ...shortest.schedule, shoppers }),
  )
  while (await attempt(withFewerSteps(shortest.schedule)));
  return shortest
}
