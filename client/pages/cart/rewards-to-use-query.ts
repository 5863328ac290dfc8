import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { Locale, SiteId } from '#shared/site/site.ts'

import { fetchRewardsToUse } from '../../adapters/http-rewards-to-use.ts'
import { REWARDS_TO_USE_KEY } from '../../features/checkout/rewards-to-use-key.ts'
import { ifUnavailable, type KnownRewards } from '../../features/checkout/rewards-to-use.ts'

interface RewardsOwner {
  siteId: SiteId
  locale: Locale
}

/** Requested after a navigation: a document of a member's bag has them already. */
export function rewardsToUseQuery(owner: RewardsOwner, queryClient: QueryClient) {
  const known = queryClient.getQueryState<KnownRewards>(REWARDS_TO_USE_KEY)
  return queryOptions({
    queryKey: [...REWARDS_TO_USE_KEY, owner],
    queryFn: ({ signal }): Promise<KnownRewards | null> =>
      fetchRewardsToUse(owner, signal).catch(ifUnavailable),
    retry: false,
    ...(known?.data && {
      initialData: known.data,
      initialDataUpdatedAt: known.dataUpdatedAt,
    }),
  })
}
