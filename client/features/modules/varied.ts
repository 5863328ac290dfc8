import type { ProductTile } from '#shared/contract/product.ts'

/** The first tiles with different fragrances, in their order; the others follow if there are too few. */
export function varied(tiles: readonly ProductTile[], count: number): ProductTile[] {
  const names = tiles.map(({ fragranceName }) => fragranceName)
  const isFirst = (tile: ProductTile) =>
    tile.fragranceName === null || tiles[names.indexOf(tile.fragranceName)] === tile
  return [...tiles.filter(isFirst), ...tiles.filter((tile) => !isFirst(tile))].slice(0, count)
}
