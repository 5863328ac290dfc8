import { accountApi } from '#shared/api-paths.ts'
import type { LastTime } from '#shared/account/member-checkout.ts'
import type { Locale, SiteId } from '#shared/site/site.ts'

import { requestJson } from './request-json.ts'

interface LastTimeOwner {
  siteId: SiteId
  locale: Locale
}

/** What one press would fill the checkout with. Null if it is not offered. */
export function fetchLastTime({ siteId, locale }: LastTimeOwner, signal: AbortSignal) {
  const query = new URLSearchParams({ site: siteId, locale })
  return requestJson<LastTime | null>(fetch, `${accountApi.href('lastTime', {})}?${query}`, {
    signal,
  })
}
