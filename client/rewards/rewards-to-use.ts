import type { QueryClient } from '@tanstack/react-query'

import type { MemberRewards, RewardsToUse } from '#shared/rewards/member-rewards.ts'
import { ProblemError } from '#shared/http/problem.ts'

/** Where a document has the rewards of a member who buys. Other documents have none. */
export const REWARDS_TO_USE_KEY = ['rewards-to-use']

/** The rewards of a member; `unavailable` if the service does not answer. */
export type KnownRewards = RewardsToUse | 'unavailable'

/** Loads them beside what is being bought, which is shown without them, too. */
export async function loadRewardsToUse(
  queryClient: QueryClient,
  memberRewards: Pick<MemberRewards, 'getRewardsToUse'> | undefined,
) {
  const rewards = await memberRewards?.getRewardsToUse().catch(ifUnavailable)
  if (rewards) queryClient.setQueryData<KnownRewards>(REWARDS_TO_USE_KEY, rewards)
}

/** @throws whatever else has happened */
export function ifUnavailable(error: unknown): 'unavailable' | null {
  if (!(error instanceof ProblemError)) throw error
  return error.type === 'unavailable' ? 'unavailable' : null
}
