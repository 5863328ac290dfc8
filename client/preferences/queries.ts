import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { SitePreferences } from '#shared/preferences/preferences.ts'

/** Every document contains this data, and navigation does not request it again. */
export const preferencesQuery = (catalog: Catalog) =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: ({ signal }) => catalog.getPreferences({}, signal),
    staleTime: Infinity,
  })

/** Loads them for parts of a page that depend on them. */
export const loadPreferences = (queryClient: QueryClient, catalog: Catalog) =>
  queryClient.query(preferencesQuery(catalog))

/** The preferences that a page has loaded. */
export const loadedPreferences = (
  queryClient: QueryClient,
  catalog: Catalog,
): SitePreferences | undefined => queryClient.getQueryData(preferencesQuery(catalog).queryKey)
