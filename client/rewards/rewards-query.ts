import { queryOptions, useQuery } from '@tanstack/react-query'

import type { PortOf } from '#shared/http/endpoint.ts'
import { rewardEndpoints } from '#shared/rewards/endpoints.ts'
import type { RewardsProgress } from '#shared/rewards/progress.ts'

import { createHttpPort } from '../kit/http/http-port.ts'
import { useAppContext } from '../kit/app-context.ts'

export const REWARDS_KEY = ['rewards']

export const rewardsQuery = (rewards: Pick<PortOf<typeof rewardEndpoints>, 'getRewards'>) =>
  queryOptions({
    queryKey: REWARDS_KEY,
    queryFn: ({ signal }) => rewards.getRewards({}, signal),
    staleTime: Infinity,
    // A sign-out leaves nothing to the next customer.
    gcTime: 0,
  })

type RewardsStatus =
  | { is: 'loading' | 'none' | 'outsider' }
  /** Without progress if the offers are missing or cannot be read. */
  | { is: 'member'; progress: RewardsProgress | null }

/** The rewards of a customer who is signed in. Only for parts that customers see. */
export function useRewards(): RewardsStatus {
  const rewards = createHttpPort(rewardEndpoints, useAppContext())
  const { data, isPending, isError } = useQuery(rewardsQuery(rewards))
  if (isPending) return { is: 'loading' }
  if (isError || data === null) return { is: 'none' }
  if (data.membership !== 'member') return { is: data.isOffered ? 'outsider' : 'none' }
  const { progress, awaits } = data
  return awaits && !progress ? { is: 'loading' } : { is: 'member', progress }
}
