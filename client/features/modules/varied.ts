import type { ProductTile } from '#shared/product/product.ts'

/** The tiles with different fragrances, in their order, and then the others. */
export function varied(tiles: readonly ProductTile[]): ProductTile[] {
  const names = tiles.map(({ fragranceName }) => fragranceName)
  const isFirst = (tile: ProductTile) =>
    tile.fragranceName === null || tiles[names.indexOf(tile.fragranceName)] === tile
  return [...tiles.filter(isFirst), ...tiles.filter((tile) => !isFirst(tile))]
}
