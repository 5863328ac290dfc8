import * as v from 'valibot'

import type { LoyaltyStatus } from './loyalty-status.ts'
import type { Membership } from './membership.ts'
import { OfferId, type RewardOffer } from './offers.ts'
import type { RewardsProgress } from './progress.ts'
import { typedLine } from '../text/typed.ts'

/** Whether a customer is in the loyalty program. `off`: the site has none. */
export type Enrollment = 'off' | Membership

/** The rewards of a bag. */
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

/** The requested part of the history. Days are YYYY-MM-DD in the program's time, UTC. */
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

/** The rewards of a customer. All but `getRewardsToUse` throw `sign-in-required` for anyone else. */
export interface MemberRewards {
  /** Whether the customer is in the program, and the postal code that the form suggests. */
  getEnrollment(): Promise<{ enrollment: Enrollment; status: LoyaltyStatus; postalCode: string }>
  getWallet(): Promise<Wallet>
  /** Null for everyone but members, and where the site has no program. */
  getRewardsToUse(): Promise<RewardsToUse | null>
  getPoints(filter: PointsFilter): Promise<PointsHistory>
}
