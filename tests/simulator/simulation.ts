import type { Workers } from './bundle.ts'
import { readSession, register } from './account-steps.ts'
import { add } from './bag-steps.ts'
import { PRODUCTS } from './products.ts'
import { checkHandedBack } from './agent-steps.ts'
import { planFault } from './faults.ts'
import { checkGiftCards, issueGiftCards } from './gift-cards.ts'
import { chooseStep } from './interests.ts'
import { createInvariants, type Breach, type Invariants } from './invariants.ts'
import { checkPurchase } from './ledger.ts'
import { checkReturns } from './return-steps.ts'
import { checkRedemptions } from './reward-steps.ts'
import { BUSY_MS, CALM_MS, faultsEnd, type Planned, type Schedule } from './schedule.ts'
import { createShopper, readBag, type Shopper } from './shopper.ts'
import { watchStock } from './stock.ts'
import { createTrace } from './trace.ts'
import { watchPrice } from './watcher.ts'
import { createWorld, type World } from './world.ts'

/** Longer than any request with its background work. */
const SETTLED_MS = 90_000
/** After the token of an agent has ended. */
const AGENTS_GONE_MS = 16 * 60_000

export interface Outcome {
  schedule: Schedule
  breaches: Breach[]
  digest: string
  /** The last lines of the trace. */
  last: string[]
  /** The request ids of the shopper who saw the breach. */
  ids: string[]
  requests: number
  orders: number
  isolates: number
  /** How long the run was in the simulated world (ms). */
  ms: number
}

export interface Ground {
  workers: Workers
  database: Uint8Array
  /** Receives every line of the trace. */
  write?: (line: string) => void
}

/** Runs a schedule until all shoppers are done and the shop is calm, or until something is broken. */
export async function simulate(schedule: Schedule, ground: Ground): Promise<Outcome> {
  const invariants = createInvariants()
  const trace = createTrace(ground.write)
  const world = createWorld({
    ...ground,
    seed: schedule.seed,
    trace,
    onSharedWrite: invariants.sharedWrite,
  })
  try {
    const stock = watchStock(world, invariants, PRODUCTS)
    for (const fault of schedule.faults) {
      if (fault.what === 'stock') stock.isSet(fault.productId)
      planFault(world, fault)
    }
    const startedAt = world.timeline.now()
    const shoppers = schedule.shoppers.map((planned) =>
      createShopper({ world, invariants, planned }),
    )
    let isOver = false
    const running = run({ world, schedule, shoppers, stock, invariants }).finally(
      () => (isOver = true),
    )
    running.catch(() => undefined)
    await world.timeline.run(() => isOver || invariants.isBroken())
    if (!invariants.isBroken()) await running
    const [breach] = invariants.breaches
    const shopper = shoppers.find(({ name }) => name === breach?.shopper)
    return {
      schedule,
      breaches: invariants.breaches,
      digest: trace.digest(),
      last: trace.last(),
      ids: shopper?.browser.ids() ?? [],
      requests: shoppers.reduce((sum, { browser }) => sum + browser.count(), 0),
      orders: shoppers.reduce((sum, each) => sum + each.purchases.filter(isTold).length, 0),
      isolates: world.started(),
      ms: world.timeline.now() - startedAt,
    }
  } finally {
    world.close()
  }
}

const isTold = ({ told }: Shopper['purchases'][number]) => told !== null

interface Run {
  world: World
  schedule: Schedule
  shoppers: Shopper[]
  stock: ReturnType<typeof watchStock>
  invariants: Invariants
}

async function run({ world, schedule, shoppers, stock, invariants }: Run) {
  const startedAt = world.timeline.now()
  const visit = async (shopper: Shopper, { startsAt, steps, ...planned }: Planned) => {
    await world.timeline.sleep(startsAt)
    for (let count = 0; count < steps; count += 1) {
      const isFirst = count === 0 && planned.isMember
      const step = isFirst ? register : chooseStep(shopper.random, planned)
      await step(shopper)
      stock.isNegative()
      for (const purchase of shopper.purchases) {
        checkPurchase(world, { shopper, purchase, isOver: false })
      }
      await world.timeline.sleep(shopper.random.between(50, 4_000))
    }
  }
  await issueGiftCards(world, shoppers)
  const { watched: productId } = schedule
  await Promise.all([
    ...schedule.shoppers.map(async (planned, index) => {
      const shopper = shoppers[index]
      if (shopper) await visit(shopper, planned)
    }),
    productId === null
      ? null
      : watchPrice({ world, schedule, invariants, productId }, BUSY_MS + CALM_MS),
  ])
  const calmAt = startedAt + faultsEnd(schedule) + CALM_MS
  await world.timeline.sleep(Math.max(0, calmAt - world.timeline.now()))
  await Promise.all(shoppers.map(checkIsWell))
  await world.timeline.sleep(SETTLED_MS)
  for (const shopper of shoppers) {
    for (const purchase of shopper.purchases) {
      checkPurchase(world, { shopper, purchase, isOver: true })
    }
  }
  stock.compare()
  checkGiftCards(world, shoppers, invariants)
  checkRedemptions(world, invariants)
  shoppers.forEach(checkReturns)
  if (shoppers.every(({ agents }) => agents === 0)) return
  await world.timeline.sleep(AGENTS_GONE_MS)
  checkHandedBack(world, invariants)
}

/** Pages cost most, so one shopper opens them for all. */
const WELL_PAGES = ['/', '/search?q=candle', '/api/products/JW0801'] as const

/** After the last fault, everything answers again, and the bag is still there. */
async function checkIsWell(shopper: Shopper, index: number) {
  const { browser, invariants, name } = shopper
  for (const path of index === 0 ? WELL_PAGES : []) {
    const { id, status } = await browser.get(path)
    if (status === 200) continue
    invariants.fail('well again', `${id} GET ${path} responds with ${status}`, name)
  }
  if (!(await readBag(shopper))) {
    invariants.fail('well again', `${browser.ids().at(-1)} the bag cannot be read`, name)
  }
  await readSession(shopper)
  await add(shopper)
  if (!shopper.bag) invariants.fail('well again', 'the bag is unknown', name)
}
