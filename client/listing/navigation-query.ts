import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { Navigation } from '#shared/listing/category.ts'

/** Every document contains this data, and navigation does not request it again. */
export const navigationQuery = (catalog: Catalog) =>
  queryOptions({
    queryKey: ['navigation'],
    queryFn: ({ signal }) => catalog.getNavigation({}, signal),
    staleTime: Infinity,
  })

/** The navigation that a page has loaded. */
export const loadedNavigation = (
  queryClient: QueryClient,
  catalog: Catalog,
): Navigation | undefined => queryClient.getQueryData(navigationQuery(catalog).queryKey)
