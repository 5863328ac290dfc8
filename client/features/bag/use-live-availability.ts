import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import type { LiveAvailability } from '#shared/stores/availability.ts'
import type { ProductId } from '#shared/product/product.ts'

import { useAppContext } from '../../app/app-context.ts'
import { useSession } from '../../app/session.ts'
import { liveAvailabilityQuery } from './live-availability-query.ts'

/**
 * What the visitor can have now, once the session says in which store. Read again for another store, also one that
 * was chosen in another tab. Undefined until it is known.
 */
export function useLiveAvailability(productId: ProductId): LiveAvailability | undefined {
  const intl = useIntl()
  const { site, locale } = useAppContext()
  const session = useSession()
  const storeId = session?.store?.storeId ?? null
  const { data } = useQuery({
    ...liveAvailabilityQuery(productId, { site, locale, storeId, intl }),
    enabled: session !== undefined,
  })
  return data
}
