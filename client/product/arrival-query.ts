import { queryOptions } from '@tanstack/react-query'

import { arrivalApi } from '#shared/api-paths.ts'
import type { Arrival } from '#shared/product/arrival.ts'
import type { Locale, Site } from '#shared/site/site.ts'
import type { StoreId } from '#shared/stores/store.ts'

import { requestJson } from '../kit/http/request-json.ts'

/** The days on which an order arrives at the visitor's place, and when a store has it ready. */
export const arrivalQuery = (
  { site, locale }: { site: Site; locale: Locale },
  storeId: StoreId | null,
) =>
  queryOptions({
    queryKey: ['arrival', { site, locale }, storeId],
    queryFn({ signal }) {
      const query = new URLSearchParams({
        site: site.id,
        locale,
        ...(storeId && { store: storeId }),
      })
      return requestJson<Arrival>(fetch, `${arrivalApi.href('arrival', {})}?${query}`, { signal })
    },
  })
