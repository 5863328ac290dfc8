import { queryOptions } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'

import * as features from '#shop/features.ts'
import { isProductId } from '#shared/http/ids.ts'
import { availabilityEndpoints } from '#shared/availability/endpoints.ts'
import type { StoreId } from '#shared/stores/store.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { createHttpPort } from '../../kit/http/http-port.ts'
import { emitShopEvent } from '../../kit/shop-events.ts'

/** How long it counts as current (ms). */
const FRESH_MS = 30_000

interface LiveAvailabilityOptions {
  site: Site
  locale: Locale
  storeId: StoreId | null
  intl: IntlShape
}

/** The live availability, in a store and shipped. A toast reports a store that no longer exists. */
export function liveAvailabilityQuery(
  productId: string,
  { site, locale, storeId, intl }: LiveAvailabilityOptions,
) {
  const { getAvailability } = createHttpPort(availabilityEndpoints, { site, locale })
  return queryOptions({
    queryKey: ['availability', productId, { site: site.id, locale, storeId }],
    async queryFn({ signal }) {
      const live = await getAvailability({ ids: [productId].filter(isProductId) }, signal)
      if (features.pickup && live.isStoreGone) {
        const text = intl.formatMessage({ id: 'pickup.storeGone' })
        emitShopEvent({ type: 'toasted', tone: 'error', text })
        emitShopEvent({ type: 'refetch-basket' })
      }
      return live
    },
    staleTime: FRESH_MS,
    retry: false,
  })
}
