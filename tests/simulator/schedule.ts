import { namedRandom, type Random } from '../support/seeded-random.ts'
import { PRODUCTS } from './bag-steps.ts'
import { CALL_FAULTS, SERVICES, type CallFault, type Service } from './services.ts'
import { LOCATIONS } from './world.ts'

/** Something that goes wrong or changes, from a moment on (ms since the start), perhaps for a while. */
export type Fault = { at: number } & (
  | { what: 'service fails'; service: Service; kind: CallFault; share: number; forMs: number }
  | { what: 'isolate ends'; location: number }
  | { what: 'KV fails'; kind: 'throws' | 'slow' | 'loses writes'; forMs: number }
  | { what: 'cache fails'; location: number; forMs: number }
  | { what: 'cache is emptied'; location: number }
  | { what: 'objects restart' }
  | { what: 'objects fail'; forMs: number }
  | { what: 'baskets restart' }
  | { what: 'clock skew'; ms: number }
  | { what: 'deploy' }
  | { what: 'price'; productId: string; price: number }
  | { what: 'price while ordering'; productId: string; price: number }
  | { what: 'stock'; productId: string; units: number }
  | { what: 'content'; couponLimit: number }
  | { what: 'purge'; tag: string }
)

export interface Planned {
  index: number
  startsAt: number
  steps: number
  isMember: boolean
}

/** All that a run does. Anything can be left out of it without a change of the rest. */
export interface Schedule {
  seed: number
  shoppers: Planned[]
  faults: Fault[]
}

/** Shoppers come within this time, and faults happen in it (ms). */
const BUSY_MS = 45_000
/** Bags and orders fail more often than the rest, because most can go wrong with them. */
const WEIGHTY = ['baskets', 'baskets', 'baskets', 'baskets', 'orders', 'orders', 'login'] as const
/** They leave open whether a request was processed. */
const DOUBTFUL = ['cut', 'cut', 'answer lost', 'answer lost', 'error after commit'] as const
const TAGS = ['all', 'product', 'page', 'preferences'] as const

export function createSchedule(seed: number, { shoppers = 6, faults = 14 } = {}): Schedule {
  const random = namedRandom(seed, 'schedule')
  // Runs differ in how much goes wrong, so that some reach what others never do.
  const count = random.below(faults + 1)
  return {
    seed,
    shoppers: Array.from({ length: random.between(2, shoppers) }, (_, index) => ({
      index,
      startsAt: random.below(BUSY_MS / 4),
      steps: random.between(8, 24),
      isMember: random.isSo(0.4),
    })),
    faults: Array.from({ length: count }, () => createFault(random)).toSorted(
      (one, other) => one.at - other.at,
    ),
  }
}

function createFault(random: Random): Fault {
  const at = random.below(BUSY_MS)
  const forMs = random.between(1_000, 20_000)
  const location = random.oneOf(LOCATIONS)
  const productId = random.oneOf(PRODUCTS)
  const serviceFails = (): Fault => ({
    at,
    what: 'service fails',
    service: random.oneOf([...WEIGHTY, ...SERVICES]),
    kind: random.oneOf([...DOUBTFUL, ...CALL_FAULTS]),
    share: random.oneOf([0.2, 0.5, 1]),
    forMs,
  })
  if (random.isSo(0.5)) return serviceFails()
  const kind = random.oneOf(['throws', 'slow', 'loses writes'])
  return random.oneOf<Fault>([
    { at, what: 'isolate ends', location },
    { at, what: 'isolate ends', location },
    { at, what: 'service fails', service: 'baskets', kind: 'one shopper limited', share: 1, forMs },
    { at, what: 'KV fails', kind, forMs },
    { at, what: 'cache fails', location, forMs },
    { at, what: 'cache is emptied', location },
    { at, what: 'objects restart' },
    { at, what: 'objects fail', forMs: forMs / 4 },
    { at, what: 'baskets restart' },
    { at, what: 'clock skew', ms: random.between(-2_000, 2_000) },
    { at, what: 'deploy' },
    { at, what: 'price', productId, price: random.between(500, 4_000) },
    { at, what: 'price while ordering', productId, price: random.between(2_000, 6_000) },
    { at, what: 'price while ordering', productId, price: random.between(2_000, 6_000) },
    { at, what: 'stock', productId, units: random.oneOf([0, 1, 2, 40]) },
    { at, what: 'content', couponLimit: random.between(1, 3) },
    { at, what: 'purge', tag: random.oneOf(TAGS) },
  ])
}

/** When the last fault is over (ms since the start). */
export const faultsEnd = ({ faults }: Schedule) =>
  Math.max(0, ...faults.map((fault) => fault.at + ('forMs' in fault ? fault.forMs : 0)))
