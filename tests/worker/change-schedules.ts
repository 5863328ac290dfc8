import { type Loss, type Market, type Step, USUAL } from './changing-commerce.ts'
import { seededRandom } from '../support/seeded-random.ts'

/** The changes while an order is placed. */
export type Change =
  | { what: 'market'; change: Partial<Market> }
  | { what: 'coupon used' }
  | { what: 'gift card'; balance: number }
  /** A second bag with the same address and coupon. */
  | { what: 'another bag is ordered' }

type PlannedChange = Change & Pick<Step, 'at' | 'when'>

export interface Schedule {
  coupon: string | null
  /** The balance of the gift card that pays first, in minor units. Null without one. */
  giftCard: number | null
  changes: PlannedChange[]
  losses: Loss[]
  ignoresAmounts: boolean
}

export const ONCE_PER_ADDRESS = 'FIRSTLIGHT'

const QUIET: Schedule = {
  coupon: null,
  giftCard: null,
  changes: [],
  losses: [],
  ignoresAmounts: false,
}
const HIGHER: PlannedChange = {
  what: 'market',
  change: { price: 2900 },
  at: 'createOrder',
  when: 'before',
}

/**
 * The first schedules: a price rises while the order is created, two bags of one address share a coupon, and failing an
 * order above the confirmed total does not succeed at first.
 */
const FIRST: Schedule[] = [
  { ...QUIET, changes: [HIGHER] },
  {
    ...QUIET,
    coupon: ONCE_PER_ADDRESS,
    changes: [{ what: 'another bag is ordered', at: 'createOrder', when: 'before' }],
  },
  {
    ...QUIET,
    changes: [HIGHER],
    losses: [{ of: 'failOrder', kind: 'refused', times: 1000 }],
    ignoresAmounts: true,
  },
]

export function scheduleOfChanges(seed: number): Schedule {
  const first = FIRST[seed - 1]
  if (first) return first
  const chance = seededRandom(seed)
  const coupon = chance.oneOf([null, null, ONCE_PER_ADDRESS, 'WELCOME10'])
  const giftCard = chance.oneOf([null, null, 500, 20_000])
  const change = (): Change => {
    const up = chance.isSo(0.6)
    return chance.oneOf<Change>([
      { what: 'market', change: { price: up ? 2300 : 990 } },
      { what: 'market', change: { tax: up ? 9500 : 0 } },
      { what: 'market', change: { shipping: up ? 1250 : 150 } },
      { what: 'market', change: { promotion: chance.oneOf([null, 'threewick-week-us']) } },
      { what: 'market', change: { stock: chance.oneOf([0, 1, 40]) } },
      coupon === ONCE_PER_ADDRESS ? { what: 'coupon used' } : { what: 'market', change: USUAL },
      giftCard === null
        ? { what: 'market', change: { price: 1551 } }
        : { what: 'gift card', balance: chance.oneOf([0, 100, 900, 30_000]) },
    ])
  }
  const planned = (): PlannedChange => ({
    ...change(),
    at: chance.oneOf<Step['at']>([1, 2, 3, 4, 5, 6, 'createOrder', 'createOrder', 'failOrder']),
    when: chance.oneOf(['before', 'while', 'after']),
  })
  const ignoresAmounts = chance.isSo(0.2)
  const loss = (of: Loss['of'], times: number): Loss => ({
    of,
    kind: chance.oneOf(['refused', 'lost']),
    times,
  })
  return {
    coupon,
    giftCard,
    changes: Array.from({ length: 1 + chance.below(3) }, planned),
    losses: ignoresAmounts
      ? chance.oneOf([[], [], [loss('failOrder', chance.oneOf([1, 2, 1000]))]])
      : chance.oneOf([[], [], [], [loss('createOrder', 1)]]),
    ignoresAmounts,
  }
}
