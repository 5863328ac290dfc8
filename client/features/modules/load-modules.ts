import type { QueryClient } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { CategoryId } from '#shared/listing/category.ts'
import type { Slot } from '#shared/content/content.ts'

import { loadOptional } from '../catalog/load-optional.ts'
import { preferencesQuery, slotsQuery } from '../catalog/shared-queries.ts'
import { loadModuleCode } from './shown-modules.ts'

interface ModulesContext {
  catalog: Catalog
  queryClient: QueryClient
}

/**
 * Loads slots and the code of their modules. The code is optional: a module tries again when it is rendered.
 * @throws {ProblemError} `unavailable` when the slots cannot be loaded
 */
export async function loadModules(
  { catalog, queryClient }: ModulesContext,
  ids: readonly string[],
  categoryId: CategoryId | null = null,
): Promise<Slot[]> {
  const slots = await queryClient.query(slotsQuery(catalog, ids, categoryId))
  await loadModuleCode(queryClient, slots).catch(() => null)
  return slots
}

/** The same for pages with other content: a failure means no modules instead of an error page. */
export function loadModulesAround(
  context: ModulesContext,
  ids: readonly string[],
  categoryId: CategoryId | null = null,
): Promise<Slot[]> {
  const { queryKey } = slotsQuery(context.catalog, ids, categoryId)
  const loading = loadModules(context, ids, categoryId)
  return loadOptional(context.queryClient, { queryKey, loading, empty: [] })
}

/** Loads what a slot needs to be rendered by itself. */
export async function loadSlot({ catalog, queryClient }: ModulesContext, slot: Slot) {
  await Promise.all([
    loadModuleCode(queryClient, [slot]),
    queryClient.query(preferencesQuery(catalog)),
  ])
}
