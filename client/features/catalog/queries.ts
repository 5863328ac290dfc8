import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { CategoryId } from '#shared/listing/category.ts'
import type { AssetId } from '#shared/content/content.ts'
import type { FilmId } from '#shared/media/film.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { ProductSearch } from '#shared/search/search.ts'
import { badgeAssetId, badgeAssetIds } from '#shared/product/product-assets.ts'

export const assetsQuery = (catalog: Catalog, ids: readonly AssetId[]) =>
  queryOptions({
    queryKey: ['assets', ids],
    queryFn: ({ signal }) => catalog.getAssets(ids, signal),
  })

export const categoryQuery = (catalog: Catalog, id: CategoryId) =>
  queryOptions({
    queryKey: ['category', id],
    queryFn: ({ signal }) => catalog.getCategory(id, signal),
  })

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
        return await catalog.getProduct(likeliest, signal)
      } catch (error) {
        const isMissing = error instanceof ProblemError && error.type === 'not-found'
        const [tile] = isMissing && others.length > 0 ? await catalog.getTiles(others, signal) : []
        if (!tile) throw error
        return catalog.getProduct(tile.id, signal)
      }
    },
  })

/** The films of a product, for narrow and wide screens. */
export const filmsQuery = (catalog: Catalog, ids: readonly FilmId[]) =>
  queryOptions({
    queryKey: ['films', ids],
    queryFn: ({ signal }) => catalog.getFilms(ids, signal),
  })

export const searchQuery = (catalog: Catalog, search: ProductSearch) =>
  queryOptions({
    queryKey: ['search', search],
    queryFn: ({ signal }) => catalog.searchProducts(search, signal),
  })

/** The badge icons that products name. Badges are decoration: one without an asset is not shown. */
export const badgesQuery = (catalog: Catalog, badges: readonly string[]) => {
  const ids = badgeAssetIds(badges)
  return queryOptions({
    queryKey: ['badges', ids],
    queryFn: async ({ signal }) => {
      if (ids.length === 0) return {}
      const assets = await catalog.getAssets(ids, signal).catch(() => [])
      return Object.fromEntries(assets.map((asset) => [asset.id, asset]))
    },
  })
}

/** The assets of these badges, in their order; badges without one are left out. */
export const badgeAssetsOf = <Asset>(badges: readonly string[], assetById: Record<string, Asset>) =>
  badges.flatMap((badge) => assetById[badgeAssetId(badge)] ?? [])
