import { queryOptions } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'

import { availabilityApi } from '#shared/api-paths.ts'
import type { LiveAvailability } from '#shared/stores/availability.ts'
import type { StoreId } from '#shared/stores/store.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from '../../adapters/request-json.ts'
import { emitShopEvent } from '../../app/shop-events.ts'

/** How long it counts as current (ms). */
const FRESH_MS = 30_000

interface Shown {
  site: Site
  locale: Locale
  storeId: StoreId | null
  intl: IntlShape
}

/** What the visitor can have now, from a store or shipped. A toast reports a store that no longer exists. */
export const liveAvailabilityQuery = (productId: string, { site, locale, storeId, intl }: Shown) =>
  queryOptions({
    queryKey: ['availability', productId, { site: site.id, locale, storeId }],
    async queryFn({ signal }) {
      const address = addressOf({ site: site.id, locale, ids: productId })
      const live = await requestJson<LiveAvailability>(fetch, address, { signal })
      if (live.isStoreGone) {
        const text = intl.formatMessage({ id: 'pickup.storeGone' })
        emitShopEvent({ type: 'toasted', tone: 'error', text })
        emitShopEvent({ type: 'refetch-basket' })
      }
      return live
    },
    staleTime: FRESH_MS,
    retry: false,
  })

const addressOf = (query: Record<string, string>) =>
  `${availabilityApi.href('availability', {})}?${new URLSearchParams(query)}`
