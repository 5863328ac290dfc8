import { useId } from 'react'

import type { ProductTile as Tile } from '#shared/product/product.ts'

import { TrackButton } from '../../app/track-button.tsx'
import { Track } from '../../ui/carousel.tsx'
import { TrackArrows } from '../../ui/track-arrows.tsx'
import { TileSkeleton } from '../grid/grid-skeleton.tsx'
import { ProductTile } from '../grid/product-tile.tsx'
import { useTileSettings } from '../grid/use-tile-settings.ts'

/** More products are in a row that scrolls (spec 3 §2.5). */
const MAX_BESIDE = 2

interface ShopTilesProps {
  label: string | undefined
  /** Null for a product that is being loaded. */
  tiles: readonly (Tile | null)[]
}

/** The products of a picture: one, two beside each other, or a row. */
export function ShopTiles({ label, tiles }: ShopTilesProps) {
  const id = useId()
  const settings = useTileSettings()
  if (tiles.length === 0) return null
  const items = tiles.map((tile, index) =>
    tile === null ? (
      <TileSkeleton key={index} />
    ) : (
      <ProductTile key={tile.id} tile={tile} settings={settings} />
    ),
  )
  if (tiles.length <= MAX_BESIDE) return <ul className="products">{items}</ul>
  return (
    <div className="products">
      <TrackArrows>
        <TrackButton trackId={id} step={-0.8} />
        <TrackButton trackId={id} step={0.8} />
      </TrackArrows>
      <Track items="tiles" id={id} data-track="" aria-label={label}>
        {items}
      </Track>
    </div>
  )
}
