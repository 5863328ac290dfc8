import type { QueryClient } from '@tanstack/react-query'

import type { Catalog } from '#shared/contract/catalog.ts'
import type { CategoryId } from '#shared/contract/category.ts'
import type { Slot } from '#shared/contract/content.ts'

import { loadOrForgo } from '../catalog/load-or-forgo.ts'
import { preferencesQuery, slotsQuery } from '../catalog/queries.ts'

interface ModulesContext {
  catalog: Catalog
  queryClient: QueryClient
}

/**
 * Loads slots and the preferences their modules heed; without the preferences their defaults hold.
 * @throws {ProblemError} `unavailable` when the slots cannot be had
 */
export async function loadModules(
  { catalog, queryClient }: ModulesContext,
  ids: readonly string[],
  categoryId: CategoryId | null = null,
): Promise<Slot[]> {
  const [slots] = await Promise.all([
    queryClient.query(slotsQuery(catalog, ids, categoryId)),
    queryClient.query(preferencesQuery(catalog)).catch(() => null),
  ])
  return slots
}

/** The same for a page that is there for its goods: it does without banners rather than not at all. */
export function loadModulesAround(
  context: ModulesContext,
  ids: readonly string[],
  categoryId: CategoryId | null = null,
): Promise<Slot[]> {
  const { queryKey } = slotsQuery(context.catalog, ids, categoryId)
  const loading = loadModules(context, ids, categoryId)
  return loadOrForgo(context.queryClient, { queryKey, loading, empty: [] })
}
