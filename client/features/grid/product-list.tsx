import type { ContentAsset } from '#shared/contract/content.ts'
import type { ProductTile as Tile } from '#shared/contract/product.ts'

import { ProductGrid } from '../../ui/product-card.tsx'
import { ProductTile } from './product-tile.tsx'

/** The first row on a desk; on a phone two. */
const EAGER_TILES = 4

interface ProductListProps {
  tiles: readonly Tile[]
  badgeAssets?: Record<string, ContentAsset>
  beside?: 'nothing' | 'filters'
  /** Whether the list stands at the top of the page. */
  isFirst?: boolean
}

export function ProductList({
  tiles,
  badgeAssets = {},
  beside = 'nothing',
  isFirst = false,
}: ProductListProps) {
  return (
    <ProductGrid beside={beside}>
      {tiles.map((tile, index) => (
        <ProductTile
          key={tile.id}
          tile={tile}
          badgeAssets={badgeAssets}
          eager={isFirst && index < EAGER_TILES}
        />
      ))}
    </ProductGrid>
  )
}
