import { queryOptions } from '@tanstack/react-query'

import { arrivalEndpoints } from '#shared/checkout/endpoints.ts'
import type { Locale, Site } from '#shared/site/site.ts'
import type { StoreId } from '#shared/stores/store.ts'

import { createHttpPort } from '../kit/http/http-port.ts'

/** The days on which an order arrives at the visitor's place, and when a store has it ready. */
export const arrivalQuery = (place: { site: Site; locale: Locale }, store: StoreId | null) =>
  queryOptions({
    queryKey: ['arrival', place, store],
    queryFn: ({ signal }) => createHttpPort(arrivalEndpoints, place).getArrival({ store }, signal),
  })
