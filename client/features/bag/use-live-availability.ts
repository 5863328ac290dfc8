import { queryOptions, useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { availabilityApi } from '#shared/contract/api-paths.ts'
import type { LiveAvailability } from '#shared/contract/availability.ts'
import type { ProductId } from '#shared/contract/product.ts'

import { requestJson } from '../../adapters/request-json.ts'
import { useAppContext } from '../../app/app-context.ts'
import { useSession } from '../../app/session.ts'
import { emitShopEvent } from '../../app/shop-events.ts'

/** How long it counts as current (ms). */
const FRESH_MS = 30_000

/**
 * What the visitor can have now, once the session says in which store. Read again for another store, also one that
 * was chosen in another tab. Undefined until it is known. A toast reports a store that no longer exists.
 */
export function useLiveAvailability(productId: ProductId): LiveAvailability | undefined {
  const intl = useIntl()
  const { site, locale } = useAppContext()
  const session = useSession()
  const storeId = session?.store?.storeId ?? null
  const { data } = useQuery({
    ...queryOptions({
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
    }),
    enabled: session !== undefined,
  })
  return data
}

const addressOf = (query: Record<string, string>) =>
  `${availabilityApi.href('availability', {})}?${new URLSearchParams(query)}`
