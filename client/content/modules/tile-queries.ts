import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { CategoryId } from '#shared/listing/category.ts'
import type { ProductTile, ProductId } from '#shared/product/product.ts'

/** The first products of a category, different headings first; empty for an unknown category. */
export const minigridQuery = (catalog: Catalog, categoryId: CategoryId, count: number) =>
  queryOptions({
    queryKey: ['minigrid', categoryId, count],
    queryFn: async ({ signal }) =>
      varied(await catalog.getMinigrid({ id: categoryId, count }, signal)),
  })

/** The tiles with different headings, in their order, and then the others. */
function varied(tiles: readonly ProductTile[]): ProductTile[] {
  const names = tiles.map(({ heading }) => heading)
  const isFirst = (tile: ProductTile) =>
    tile.heading === null || tiles[names.indexOf(tile.heading)] === tile
  return [...tiles.filter(isFirst), ...tiles.filter((tile) => !isFirst(tile))]
}

/** Products in their order. Unknown ones are left out. */
export const tilesQuery = (catalog: Catalog, ids: readonly ProductId[]) =>
  queryOptions({
    queryKey: ['tiles', ids],
    queryFn: ({ signal }) => catalog.getTiles({ ids }, signal),
  })
