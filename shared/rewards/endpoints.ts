import { endpoint } from '../http/endpoint.ts'
import type { RewardsToUse } from './member-rewards.ts'
import type { RequestedUpdate, Rewards } from './rewards.ts'

/** The rewards of the customer who is signed in. Reading them costs no call for anyone else. */
export const rewardEndpoints = {
  /** Null for guests, and while the site's program is off. */
  getRewards: endpoint<object, Rewards | null>()('GET', '/account/rewards'),
  /** Null for everyone but members, and where the site has no program. */
  getRewardsToUse: endpoint<object, RewardsToUse | null>()('GET', '/account/rewards/to-use'),
  /**
   * Asks the program to update a member's offers. Repeating it has the same result.
   * @throws {ProblemError} `sign-in-required`; `rejected` if the customer is not a member
   */
  requestUpdate: endpoint<object, RequestedUpdate>()('POST', '/account/rewards/update'),
}
