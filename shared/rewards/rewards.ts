import * as v from 'valibot'

import type { AccountStatus } from './account-status.ts'
import type { Membership } from './membership.ts'
import type { RewardsProgress } from './progress.ts'
import type { IdempotencyKey } from '../http/idempotency-key.ts'

/** A customer in the loyalty program. */
export interface Rewards {
  membership: Membership
  accountStatus: AccountStatus
  /** Whether there is a program where the customer lives. */
  isInMarket: boolean
  /** Whether a customer who is no member is invited to join. */
  isOffered: boolean
  /** Null unless a member, and as long as the member's offers are missing or cannot be read. */
  progress: RewardsProgress | null
  /**
   * The pending part of the refresh after signing in: the program's update, or the offers that follow it. Null if
   * nothing.
   */
  awaits: 'update' | 'offers' | null
}

export const RequestedUpdate = v.object({
  /** When the program has updated the customer's offers. Null as long as it has not. */
  loyaltyOffersLastUpdated: v.nullable(v.string()),
})
export type RequestedUpdate = v.InferOutput<typeof RequestedUpdate>

/** The rewards of the customer who is signed in. */
export interface RewardsProgram {
  /** Null for everybody who is not signed in, and while the site's program is off. */
  getRewards(signal?: AbortSignal): Promise<Rewards | null>
  /**
   * Asks the program to update a member's offers. Done again, it has the same result.
   * @throws {ProblemError} `sign-in-required`; `rejected` if the customer is not a member
   */
  requestUpdate(idempotencyKey: IdempotencyKey, signal?: AbortSignal): Promise<RequestedUpdate>
}
