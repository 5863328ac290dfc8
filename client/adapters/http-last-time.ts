import { accountApi } from '#shared/contract/api-paths.ts'
import type { LastTime } from '#shared/contract/member-checkout.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from './request-json.ts'

interface LastTimeOwner {
  site: Site
  locale: Locale
}

/** What one press would fill the checkout with. Null if it is not offered. */
export function fetchLastTime({ site, locale }: LastTimeOwner, signal: AbortSignal) {
  const query = new URLSearchParams({ site: site.id, locale })
  return requestJson<LastTime | null>(fetch, `${accountApi.href('lastTime', {})}?${query}`, {
    signal,
  })
}
