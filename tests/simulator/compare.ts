import { chooseStep } from './interests.ts'
import { createInvariants } from './invariants.ts'
import { createSchedule, type Planned } from './schedule.ts'
import { createShopper, type Shopper } from './shopper.ts'
import type { Ground } from './simulation.ts'
import { createTrace } from './trace.ts'
import { startWorkerd } from './workerd.ts'
import { createWorld, type ShoppersWorld } from './world.ts'

/** Guests whose answers do not depend on time. */
const INTERESTS = ['bag', 'orders', 'pickup'] as const
const SHOPPERS = 3
const STEPS = 20

/** What a guest did and got: every request with its status, the orders, and the bag. */
type Experience = string[]

/**
 * Lets the guests of a seed shop in the simulator and in workerd, one after the other and without faults.
 * @returns how many requests, orders and bags were compared, and where they differ
 */
export async function compare(seed: number, ground: Ground) {
  const planned = createSchedule(seed, { shoppers: SHOPPERS }).shoppers.map(
    (shopper, index): Planned => ({
      ...shopper,
      interest: INTERESTS[(seed + index) % INTERESTS.length] ?? 'bag',
      isMember: false,
      isPatient: true,
      steps: STEPS,
    }),
  )
  const real = await visitWorkerd(seed, planned)
  const simulated = await simulateVisits({ seed, ground, planned })
  const rows = Array.from({ length: Math.max(real.length, simulated.length) }, (_, row) => row)
  const differences = rows
    .filter((row) => real[row] !== simulated[row])
    .map((row) => `${simulated[row] ?? 'nothing'}, but in workerd ${real[row] ?? 'nothing'}`)
  return { compared: real.length, differences }
}

interface Visits {
  seed: number
  ground: Ground
  planned: readonly Planned[]
}

async function visitWorkerd(seed: number, planned: readonly Planned[]) {
  const workerd = await startWorkerd(seed)
  try {
    return await visitAll(workerd.world, planned)
  } finally {
    await workerd.stop()
  }
}

async function simulateVisits({ seed, ground, planned }: Visits) {
  const world = createWorld({
    ...ground,
    seed,
    startsAt: Date.now(),
    trace: createTrace(),
    onSharedWrite: () => undefined,
  })
  let seen: Experience | null = null
  const visiting = visitAll(world, planned).then((all) => (seen = all))
  visiting.catch(() => undefined)
  await world.timeline.run(() => seen !== null)
  return visiting.finally(world.close)
}

async function visitAll(world: ShoppersWorld, planned: readonly Planned[]): Promise<Experience> {
  const all: Experience = []
  for (const each of planned) all.push(...(await visit(world, each)))
  return all
}

async function visit(world: ShoppersWorld, planned: Planned): Promise<Experience> {
  const invariants = createInvariants()
  const seen: Experience = []
  const onRequest = (line: string) => void seen.push(withoutIds(line))
  const watched = { ...world, note: onRequest }
  const shopper = createShopper({ world: watched, invariants, planned })
  for (let count = 0; count < planned.steps; count += 1) {
    await chooseStep(shopper.random, planned)(shopper)
  }
  return [
    ...seen,
    ...invariants.breaches.map(({ detail }) => withoutIds(detail)),
    ...sumsOf(shopper),
  ]
}

const sumsOf = ({ name, bag, purchases }: Shopper) => [
  ...purchases.map(
    ({ confirmed, toldTotal }) => `${name} confirmed ${confirmed.join()}, told ${toldTotal}`,
  ),
  `${name} has ${[...(bag ?? [])].toString()}`,
]

/** Ids are made anew, and lengths depend on them. */
const withoutIds = (line: string) =>
  line.replaceAll(/[\da-f]{26}|\d{8}/g, 'id').replace(/ (\d{1,3}) \d+$/, ' $1')
