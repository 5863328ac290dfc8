import { queryOptions, type QueryClient } from '@tanstack/react-query'

import { rewardEndpoints } from '#shared/rewards/endpoints.ts'
import type { Locale, SiteId } from '#shared/site/site.ts'

import { createHttpPort } from '../kit/http/http-port.ts'
import { REWARDS_TO_USE_KEY, ifUnavailable, type KnownRewards } from './rewards-to-use.ts'

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
      createHttpPort(rewardEndpoints, { site: { id: owner.siteId }, locale: owner.locale })
        .getRewardsToUse({}, signal)
        .catch(ifUnavailable),
    retry: false,
    ...(known?.data && {
      initialData: known.data,
      initialDataUpdatedAt: known.dataUpdatedAt,
    }),
  })
}
