import { arrivalApi } from '#shared/api-paths.ts'
import type { Arrival } from '#shared/product/arrival.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from './request-json.ts'

interface HttpArrivalDependencies {
  site: Site
  locale: Locale
}

/** Asks when an order arrives where the visitor is, and when a store has it ready. */
export const createHttpArrival =
  ({ site, locale }: HttpArrivalDependencies) =>
  (storeId: string | null, signal: AbortSignal) => {
    const query = new URLSearchParams({ site: site.id, locale, ...(storeId && { store: storeId }) })
    return requestJson<Arrival>(fetch, `${arrivalApi.href('arrival', {})}?${query}`, { signal })
  }
