import { rewardsApi } from '#shared/api-paths.ts'
import type { RewardsToUse } from '#shared/rewards/member-rewards.ts'
import type { Locale, SiteId } from '#shared/site/site.ts'

import { requestJson } from './request-json.ts'

interface RewardsOwner {
  siteId: SiteId
  locale: Locale
}

/** The rewards of the customer who is signed in. Null unless a member. */
export function fetchRewardsToUse({ siteId, locale }: RewardsOwner, signal: AbortSignal) {
  const query = new URLSearchParams({ site: siteId, locale })
  return requestJson<RewardsToUse | null>(fetch, `${rewardsApi.href('toUse', {})}?${query}`, {
    signal,
  })
}
