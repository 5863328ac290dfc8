import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { FilmId } from '#shared/media/film.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { ProductId } from '#shared/product/product.ts'

/**
 * The first existing product among the ids; an address may mean several. The first id is requested
 * alone. Only if it does not exist are the others requested, all in one call.
 */
export const productQuery = (catalog: Catalog, ids: readonly ProductId[]) =>
  queryOptions({
    queryKey: ['product', ids],
    queryFn: async ({ signal }) => {
      const [likeliest, ...others] = ids
      if (likeliest === undefined) throw new ProblemError('not-found')
      try {
        return await catalog.getProduct({ id: likeliest }, signal)
      } catch (error) {
        const isMissing = error instanceof ProblemError && error.type === 'not-found'
        const ids = isMissing ? others : []
        const [tile] = await catalog.getTiles({ ids }, signal)
        if (!tile) throw error
        return catalog.getProduct({ id: tile.id }, signal)
      }
    },
  })

/** The films of a product, for narrow and wide screens. */
export const filmsQuery = (catalog: Catalog, ids: readonly FilmId[]) =>
  queryOptions({
    queryKey: ['films', ids],
    queryFn: ({ signal }) => catalog.getFilms({ ids }, signal),
  })
