import { queryOptions } from '@tanstack/react-query'

import type { StoreId } from '#shared/stores/store.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { createHttpArrival } from '../../adapters/http-arrival.ts'

/** When an order arrives where the visitor is, and when a store has it ready. */
export const arrivalQuery = (asked: { site: Site; locale: Locale }, storeId: StoreId | null) =>
  queryOptions({
    queryKey: ['arrival', asked, storeId],
    queryFn: ({ signal }) => createHttpArrival(asked)(storeId, signal),
  })
