import { useQuery } from '@tanstack/react-query'

import * as features from '#shop/features.ts'
import type { ContentAsset } from '#shared/content/content.ts'
import type { ProductTile as Tile } from '#shared/product/product.ts'
import { offersPickup } from '#shared/stores/offers-pickup.ts'

import { useCatalog } from '../kit/app-context.ts'
import { preferencesQuery } from '../preferences/queries.ts'
import { useIsWhole } from '../kit/first-screen.tsx'
import { ProductGrid } from '../ui/product-card.tsx'
import { ProductTile } from './product-tile.tsx'
import type { TileSettings } from './tile-offer.ts'

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

/** Read once for a list: a query for each of its tiles would take longer than the tiles. */
export function useTileSettings(): TileSettings {
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  return {
    hasPickup: features.pickup && preferences ? offersPickup(preferences) : false,
    hasRatings: preferences?.bvEnableRR_C2013 ?? true,
    hasQuickLook: preferences?.enableQuicklookInGrid ?? false,
  }
}
