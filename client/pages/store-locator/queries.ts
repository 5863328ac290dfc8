import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { StoreSearchResult } from '#shared/stores/store.ts'

/** The stores around a postal code. Null if the search is unavailable. */
export const storesQuery = (catalog: Catalog, typed: string) =>
  queryOptions({
    queryKey: ['stores', typed],
    queryFn: ({ signal }): Promise<StoreSearchResult | null> => catalog.getStores(typed, signal),
  })
