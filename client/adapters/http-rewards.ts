import { rewardsApi } from '#shared/api-paths.ts'
import type { RewardsProgram } from '#shared/rewards/rewards.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from './request-json.ts'

interface HttpRewardsDependencies {
  site: Site
  locale: Locale
}

/** The customer's rewards over HTTP. */
export function createHttpRewards({ site, locale }: HttpRewardsDependencies): RewardsProgram {
  const search = new URLSearchParams({ site: site.id, locale })
  return {
    getRewards: (signal) =>
      requestJson(fetch, `${rewardsApi.href('rewards', {})}?${search}`, signal ? { signal } : {}),
    requestUpdate: (idempotencyKey, signal) =>
      requestJson(fetch, `${rewardsApi.href('update', {})}?${search}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
        body: '{}',
        ...(signal && { signal }),
      }),
  }
}
