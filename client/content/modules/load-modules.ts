import type { QueryClient } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { Slot } from '#shared/content/content.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { CategoryId } from '#shared/listing/category.ts'

import { slotsQuery } from '../queries.ts'
import { preferencesQuery } from '../../preferences/queries.ts'
import { loadOptional } from '../../kit/load-optional.ts'
import { extrasCode } from './extras-part.tsx'
import { EXTRAS, hasExtras } from './has-extras.ts'
import { moduleFor } from './modules.ts'

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
  productId: ProductId | null = null,
): Promise<Slot[]> {
  const slots = await queryClient.query(slotsQuery(catalog, ids, categoryId, productId))
  await loadModuleCode(queryClient, slots).catch(() => null)
  return slots
}

/** The same for pages with other content: a failure means no modules instead of an error page. */
export function loadModulesAround(
  context: ModulesContext,
  ids: readonly string[],
  categoryId: CategoryId | null = null,
  productId: ProductId | null = null,
): Promise<Slot[]> {
  const { queryKey } = slotsQuery(context.catalog, ids, categoryId, productId)
  const loading = loadModules(context, ids, categoryId, productId)
  return loadOptional(context.queryClient, { queryKey, loading, empty: [] })
}

/** Loads what a slot needs to be rendered by itself. */
export async function loadSlot({ catalog, queryClient }: ModulesContext, slot: Slot) {
  await Promise.all([
    loadModuleCode(queryClient, [slot]),
    queryClient.query(preferencesQuery(catalog)),
  ])
}

const SHOWN_MODULES = ['shown-modules']

/** The slot templates of a page that has been loaded. */
export const shownTemplates = (queryClient: QueryClient) =>
  queryClient.getQueryData<readonly string[]>(SHOWN_MODULES) ?? []

/** Loads the code of the modules before the page is rendered. The document's data names their templates. */
export async function loadModuleCode(queryClient: QueryClient, slots: readonly Slot[]) {
  const known = slots.filter(({ template }) => moduleFor(template))
  const templates = new Set([
    ...shownTemplates(queryClient),
    ...known.map(({ template }) => template),
    ...(known.some(({ assets }) => assets.some(hasExtras)) ? [EXTRAS] : []),
  ])
  if (templates.size > 0) queryClient.setQueryData(SHOWN_MODULES, [...templates])
  await loadTemplates([...templates])
}

/** Loads the code of the modules in the document, so that they can be hydrated. */
export const loadShownModules = (queryClient: QueryClient) =>
  loadTemplates(shownTemplates(queryClient))

async function loadTemplates(templates: readonly string[]) {
  const codeOf = (template: string) => (template === EXTRAS ? extrasCode : moduleFor(template))
  await Promise.all(templates.map(async (template) => codeOf(template)?.load()))
}
