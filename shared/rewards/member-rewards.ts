import * as v from 'valibot'

import type { LoyaltyStatus } from './loyalty-status.ts'
import type { Membership } from './membership.ts'
import { OfferId, type RewardOffer } from './offers.ts'
import type { RewardsProgress } from './progress.ts'
import type { IdempotencyKey } from '../http/idempotency-key.ts'
import { typedLine } from '../text/typed.ts'

/** Whether a customer is in the loyalty program. `off`: the site has none. */
export type Enrollment = 'off' | Membership

/** What a bag says of rewards. */
export interface RewardsInBag {
  hasLines: boolean
  /** The codes in the bag, and whether each takes something off. */
  coupons: { code: string; applies: boolean }[]
  /** How many codes an order may have. */
  couponLimit: number
}

/** The rewards of the customer who is signed in. */
export interface Wallet {
  enrollment: Enrollment
  status: LoyaltyStatus
  /** Null unless a member, and while the member's offers are missing or cannot be read. */
  progress: RewardsProgress | null
  offers: RewardOffer[] | null
  /** Null if the bag cannot be read. */
  bag: RewardsInBag | null
  /** YYYY-MM-DD, in UTC as the days of offers. */
  today: string
}

/** A member's rewards beside what they buy. */
export interface RewardsToUse {
  /** Those that can be used today. Null while the member's offers are missing or cannot be read. */
  offers: RewardOffer[] | null
  progress: RewardsProgress | null
}

export const POINT_TYPES = [
  'joined',
  'purchase',
  'store-purchase',
  'bonus',
  'return',
  'reward',
] as const
export type PointType = (typeof POINT_TYPES)[number]

export interface PointEntry {
  id: string
  /** `other`: a type that the shop does not know. */
  type: PointType | 'other'
  date: string
  orderNo: string | null
  points: number
  balance: number
}

/** What of the history is asked for. Days are YYYY-MM-DD in the program's time, UTC. */
export interface PointsFilter {
  type: PointType | null
  from: string | null
  to: string | null
  /** Counted from 1. */
  page: number
}

export const POINTS_PER_PAGE = 10

export interface PointsHistory {
  enrollment: Enrollment
  status: LoyaltyStatus
  entries: PointEntry[]
  /** Of all pages. */
  total: number
  balance: number
}

export const ChosenReward = v.object({ offerId: OfferId })
export type ChosenReward = v.InferOutput<typeof ChosenReward>

export const JoinRewards = v.object({
  postalCode: typedLine(),
  acceptsTerms: v.boolean(),
})
export type JoinRewards = v.InferOutput<typeof JoinRewards>

export const JoinedRewards = v.object({
  /** `linked`: an account from a store became the customer's. `known`: they were a member before. */
  how: v.picklist(['joined', 'linked', 'known']),
})
export type JoinedRewards = v.InferOutput<typeof JoinedRewards>

export const ActivatedReward = v.object({
  result: v.picklist(['success', 'cancelled', 'expired', 'fail', 'noauth']),
})
export type ActivatedReward = v.InferOutput<typeof ActivatedReward>

/** What a customer does with rewards. Except for the activation, everything throws `sign-in-required` for others. */
export interface MemberRewards {
  /** Whether the customer is in the program, and the postal code that the form suggests. */
  getEnrollment(): Promise<{ enrollment: Enrollment; status: LoyaltyStatus; postalCode: string }>
  getWallet(): Promise<Wallet>
  /** Null for everybody who is not a member, and where the site has no program. */
  getRewardsToUse(): Promise<RewardsToUse | null>
  getPoints(filter: PointsFilter): Promise<PointsHistory>
  /**
   * @throws {ProblemError} `invalid-input` with its fields, `rejected` where there is no program, `forbidden` for somebody
   * whose membership has ended
   */
  join(input: JoinRewards, idempotencyKey: IdempotencyKey): Promise<JoinedRewards>
  activate(reward: ChosenReward, idempotencyKey: IdempotencyKey): Promise<ActivatedReward>
  /** Adds the reward's coupon to the bag. @throws {ProblemError} `bag-empty`, `coupon-limit`, `coupon-unknown` */
  apply(reward: ChosenReward, idempotencyKey: IdempotencyKey): Promise<object>
  /** A reward that is not in the bag counts as removed. */
  remove(reward: ChosenReward, idempotencyKey: IdempotencyKey): Promise<object>
}
