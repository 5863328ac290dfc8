import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { CategoryId } from '#shared/listing/category.ts'

import { varied } from './varied.ts'

/** The first products of a category, different fragrances first; empty for an unknown category. */
export const minigridQuery = (catalog: Catalog, categoryId: CategoryId, count: number) =>
  queryOptions({
    queryKey: ['minigrid', categoryId, count],
    queryFn: async ({ signal }) => varied(await catalog.getMinigrid(categoryId, count, signal)),
  })
