import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { CategoryId, Navigation } from '#shared/listing/category.ts'
import type { SitePreferences } from '#shared/preferences/preferences.ts'

/** Every document contains this data, and navigation does not request it again. */
const OF_DOCUMENT = { staleTime: Infinity }

export const navigationQuery = (catalog: Catalog) =>
  queryOptions({
    queryKey: ['navigation'],
    queryFn: ({ signal }) => catalog.getNavigation(signal),
    ...OF_DOCUMENT,
  })

/** The navigation that a page has loaded. */
export const loadedNavigation = (
  queryClient: QueryClient,
  catalog: Catalog,
): Navigation | undefined => queryClient.getQueryData(navigationQuery(catalog).queryKey)

export const preferencesQuery = (catalog: Catalog) =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: ({ signal }) => catalog.getPreferences(signal),
    ...OF_DOCUMENT,
  })

/** Loads them for parts of a page that depend on them. */
export const loadPreferences = (queryClient: QueryClient, catalog: Catalog) =>
  queryClient.query(preferencesQuery(catalog))

/** The preferences that a page has loaded. */
export const loadedPreferences = (
  queryClient: QueryClient,
  catalog: Catalog,
): SitePreferences | undefined => queryClient.getQueryData(preferencesQuery(catalog).queryKey)

export const slotsQuery = (
  catalog: Catalog,
  ids: readonly string[],
  categoryId: CategoryId | null = null,
) =>
  queryOptions({
    queryKey: ['slots', ids, categoryId],
    queryFn: ({ signal }) => catalog.getSlots(ids, categoryId, signal),
  })
