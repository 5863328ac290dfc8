import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/contract/catalog.ts'
import type { CategoryId } from '#shared/contract/category.ts'

/** The first products of a category; empty for an unknown category. */
export const minigridQuery = (catalog: Catalog, categoryId: CategoryId, count: number) =>
  queryOptions({
    queryKey: ['minigrid', categoryId, count],
    queryFn: ({ signal }) => catalog.getMinigrid(categoryId, count, signal),
  })
