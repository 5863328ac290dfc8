import { queryOptions, useQuery } from '@tanstack/react-query'

import type { RewardsProgram } from '#shared/rewards/rewards.ts'
import type { RewardsProgress } from '#shared/rewards/progress.ts'

import { createHttpRewards } from '../../adapters/http-rewards.ts'
import { useAppContext } from '../../app/app-context.ts'

export const REWARDS_KEY = ['rewards']

export const rewardsQuery = (program: Pick<RewardsProgram, 'getRewards'>) =>
  queryOptions({
    queryKey: REWARDS_KEY,
    queryFn: ({ signal }) => program.getRewards(signal),
    staleTime: Infinity,
    // Whoever signs out leaves nothing to the next customer.
    gcTime: 0,
  })

type RewardsStatus =
  | { is: 'loading' | 'none' | 'outsider' }
  /** Without progress if the offers are missing or cannot be read. */
  | { is: 'member'; progress: RewardsProgress | null }

/** The rewards of a customer who is signed in. Only for parts that nobody else sees. */
export function useRewards(): RewardsStatus {
  const { data, isPending, isError } = useQuery(rewardsQuery(createHttpRewards(useAppContext())))
  if (isPending) return { is: 'loading' }
  if (isError || data === null) return { is: 'none' }
  if (data.membership !== 'member') return { is: data.isOffered ? 'outsider' : 'none' }
  const { progress, awaits } = data
  return awaits && !progress ? { is: 'loading' } : { is: 'member', progress }
}
