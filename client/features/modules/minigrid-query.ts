import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/contract/catalog.ts'
import type { CategoryId } from '#shared/contract/category.ts'
import { ProblemError } from '#shared/contract/problem.ts'

import { varied } from './varied.ts'

/** The first products of a category; empty for an unknown category. */
export const minigridQuery = (catalog: Catalog, categoryId: CategoryId, count: number) =>
  queryOptions({
    queryKey: ['minigrid', categoryId, count],
    queryFn: async ({ signal }) => {
      const search = {
        phrase: null,
        categoryId,
        refinements: {},
        sorting: 'best-matches',
        page: 1,
      } as const
      try {
        const { tiles } = await catalog.searchProducts(search, signal)
        return varied(tiles, count)
      } catch (error) {
        if (error instanceof ProblemError && error.type === 'not-found') return []
        throw error
      }
    },
  })
