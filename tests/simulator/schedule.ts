import { namedRandom, type Random } from '../support/seeded-random.ts'
import { PRODUCTS } from './products.ts'
import { INTERESTS, type Interest } from './interests.ts'
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
  /** What the shopper mostly does. */
  interest: Interest
  /** Whether scripts run in the shopper's browser. */
  hasScripts: boolean
  /** Whether the shopper presses once and waits. Others press twice, or close the tab. */
  isPatient?: boolean
}

/** All that a run does. Anything can be left out of it without a change of the rest. */
export interface Schedule {
  seed: number
  shoppers: Planned[]
  faults: Fault[]
  /** A product that someone looks at every second. */
  watched: string | null
}

/** How soon all is well again after a fault (ms): a breaker rests for up to 9 s, and may be opened by the last call before the fault ends. */
export const CALM_MS = 10_000
/** Shoppers come within this time, and faults happen in it (ms). */
export const BUSY_MS = 45_000
/** Bags and orders fail more often than the rest, because most can go wrong with them. */
const WEIGHTY = ['baskets', 'baskets', 'baskets', 'baskets', 'orders', 'orders', 'login'] as const
/** They leave open whether a request was processed. */
const DOUBTFUL = ['cut', 'cut', 'answer lost', 'answer lost', 'error after commit'] as const
const TAGS = ['all', 'product', 'page', 'preferences'] as const

/** What may go wrong in a run. A run with few kinds of faults has many of each, and reaches what mixed runs never do. */
interface Dangers {
  services: readonly [Service, ...Service[]]
  kinds: readonly [CallFault, ...CallFault[]]
  /** The part of the faults that services have. */
  ofServices: number
}

export function createSchedule(seed: number, { shoppers = 6, faults = 14 } = {}): Schedule {
  const random = namedRandom(seed, 'schedule')
  // Runs differ in how much goes wrong, and in what shoppers do, so that some reach what others never do.
  const watched = random.isSo(0.2) ? random.oneOf(PRODUCTS) : null
  const isCalm = watched !== null || random.isSo(0.15)
  const count = isCalm ? random.below(FAULTS_IN_CALM + 1) : random.between(4, faults)
  const interests = random.isSo(0.6) ? ([random.oneOf(INTERESTS)] as const) : INTERESTS
  const members = random.oneOf([0.2, 0.5, 0.9])
  const dangers = createDangers(random)
  return {
    seed,
    shoppers: Array.from({ length: random.between(2, shoppers) }, (_, index) => ({
      index,
      startsAt: random.below(BUSY_MS / 4),
      steps: random.between(8, 24),
      isMember: random.isSo(members),
      interest: random.oneOf(interests),
      hasScripts: random.isSo(0.8),
    })),
    faults: [
      ...Array.from({ length: count }, () => createFault(random, dangers)),
      ...(watched === null ? [] : changePrices(random, watched)),
    ]
      .filter((fault, index, all) => !isLimit(fault) || all.findIndex(isLimit) === index)
      .toSorted((one, other) => one.at - other.at),
    watched,
  }
}

/** Three limited shoppers would rightly stop all others for as long as the service asks. */
const isLimit = (fault: Fault) =>
  fault.what === 'service fails' && fault.kind === 'one shopper limited'

/** Prices are compared while no service fails. */
const FAULTS_IN_CALM = 2
const PRICES_WATCHED = 3

const changePrices = (random: Random, productId: string) =>
  Array.from({ length: PRICES_WATCHED }, (): Fault => ({
    at: random.below(BUSY_MS),
    what: 'price',
    productId,
    price: random.between(500, 4_000),
  }))

function createDangers(random: Random): Dangers {
  if (random.isSo(0.4)) {
    return {
      services: [...WEIGHTY, ...SERVICES],
      kinds: [...DOUBTFUL, ...CALL_FAULTS],
      ofServices: 0.5,
    }
  }
  return {
    services: [random.isSo(0.6) ? random.oneOf(WEIGHTY) : random.oneOf(SERVICES)],
    kinds: [random.oneOf(DOUBTFUL), random.oneOf(DOUBTFUL), random.oneOf(CALL_FAULTS)],
    ofServices: random.oneOf([0.2, 0.9]),
  }
}

function createFault(random: Random, { services, kinds, ofServices }: Dangers): Fault {
  const at = random.below(BUSY_MS)
  const forMs = random.between(1_000, 20_000)
  const location = random.oneOf(LOCATIONS)
  const productId = random.oneOf(PRODUCTS)
  const serviceFails = (): Fault => ({
    at,
    what: 'service fails',
    service: random.oneOf(services),
    kind: random.oneOf(kinds),
    // What follows a doubtful request has to be answered for a mistake to show.
    share: random.oneOf([0.3, 0.6, 0.6, 1]),
    forMs,
  })
  if (random.isSo(ofServices)) return serviceFails()
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
