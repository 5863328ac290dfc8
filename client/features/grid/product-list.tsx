import type { ContentAsset } from '#shared/content/content.ts'
import type { ProductTile as Tile } from '#shared/product/product.ts'

import { useIsWhole } from '../../app/first-screen.tsx'
import { ProductGrid } from '../../ui/product-card.tsx'
import { ProductTile } from './product-tile.tsx'
import { useTileSettings } from './use-tile-settings.ts'

/** As many as the first screen shows at most. */
const FIRST_TILES = 4

interface ProductListProps {
  tiles: readonly Tile[]
  badgeAssets?: Record<string, ContentAsset>
  beside?: 'nothing' | 'filters'
  /** `sample`: a few of many, shown in whole rows. */
  length?: 'all' | 'sample'
  /** Whether the list is at the top of the page. */
  isFirst?: boolean
}

export function ProductList({
  tiles,
  badgeAssets = {},
  beside = 'nothing',
  length = 'all',
  isFirst = false,
}: ProductListProps) {
  const settings = useTileSettings()
  const isWhole = useIsWhole()
  return (
    <ProductGrid beside={beside} length={length}>
      {tiles.slice(0, isWhole ? undefined : FIRST_TILES).map((tile, index) => (
        <ProductTile
          key={tile.id}
          tile={tile}
          badgeAssets={badgeAssets}
          isFirst={isFirst && index === 0}
          settings={settings}
        />
      ))}
    </ProductGrid>
  )
}
