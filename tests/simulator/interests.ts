import type { Random } from '../support/seeded-random.ts'
import { readSession, register, signIn, signOut } from './account-steps.ts'
import { add, addInTwoTabs, browse, changeQuantity, enterCoupon } from './bag-steps.ts'
import { askAgent } from './agent-steps.ts'
import { goBack, reload } from './history-steps.ts'
import { buy, cancel, lookAtOrders } from './order-steps.ts'
import { addForPickup, chooseStore, switchFulfillment } from './pickup-steps.ts'
import { returnItem } from './return-steps.ts'
import { joinRewards, useReward } from './reward-steps.ts'
import { readBag, type Shopper } from './shopper.ts'

export type Step = (shopper: Shopper) => Promise<unknown>

type Weights = readonly (readonly [step: Step, weight: number])[]

/** What shoppers do, by what they are mostly here for. Members do more. */
const STEPS = {
  looking: {
    all: [
      [browse, 8],
      [add, 3],
      [readBag, 1],
      [readSession, 2],
      [lookAtOrders, 1],
      [goBack, 2],
    ],
    members: [
      [signIn, 1],
      [signOut, 1],
    ],
  },
  bag: {
    all: [
      [browse, 1],
      [add, 8],
      [changeQuantity, 5],
      [addInTwoTabs, 1],
      [enterCoupon, 1],
      [readBag, 2],
      [reload, 2],
      [buy, 1],
    ],
    members: [
      [signIn, 1],
      [signOut, 1],
    ],
  },
  orders: {
    all: [
      [browse, 1],
      [add, 5],
      [changeQuantity, 1],
      [enterCoupon, 1],
      [buy, 5],
      [lookAtOrders, 1],
      [readBag, 1],
      [reload, 1],
      [goBack, 1],
    ],
    members: [
      [cancel, 4],
      [returnItem, 3],
    ],
  },
  pickup: {
    all: [
      [chooseStore, 2],
      [addForPickup, 5],
      [add, 2],
      [switchFulfillment, 3],
      [changeQuantity, 1],
      [readBag, 1],
      [buy, 3],
    ],
    members: [
      [signIn, 1],
      [signOut, 1],
    ],
  },
  rewards: {
    all: [
      [add, 4],
      [readBag, 1],
      [buy, 3],
      [browse, 1],
    ],
    members: [
      [joinRewards, 2],
      [useReward, 5],
      [cancel, 2],
    ],
  },
  help: {
    all: [
      [add, 3],
      [readBag, 1],
      [browse, 1],
      [buy, 1],
    ],
    members: [
      [askAgent, 4],
      [signIn, 1],
    ],
  },
  account: {
    all: [
      [browse, 1],
      [add, 3],
      [readBag, 1],
      [readSession, 3],
      [buy, 1],
    ],
    members: [
      [register, 3],
      [signIn, 4],
      [signOut, 3],
      [lookAtOrders, 1],
    ],
  },
} as const satisfies Record<string, { all: Weights; members: Weights }>

export type Interest = keyof typeof STEPS

export const INTERESTS = Object.keys(STEPS) as [Interest, ...Interest[]]

/** The shopper's next step. */
export function chooseStep(
  random: Random,
  { interest, isMember }: { interest: Interest; isMember: boolean },
): Step {
  const { all, members } = STEPS[interest]
  const weights: Weights = isMember ? [...all, ...members] : all
  let roll = random.below(weights.reduce((sum, [, weight]) => sum + weight, 0))
  for (const [step, weight] of weights) {
    if (roll < weight) return step
    roll -= weight
  }
  return browse
}
