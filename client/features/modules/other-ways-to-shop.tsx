import type { ContentAsset } from '#shared/contract/content.ts'

import { SectionHead } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { WayGrid, WayTile } from '../../ui/tiles.tsx'
import { linkTo } from './link-to.ts'
import { ModuleBand } from './module-band.tsx'
import type { ModuleProps } from './module.ts'
import { TilePicture } from './tile-picture.tsx'

const MAX_TILES = 8
/** Twice the width of a tile (px), for dense screens. */
const TILE = 700
const RATIO = [800, 1000] as const
const MAX_IN_ONE_ROW = 6

/** Tiles that link to categories: up to six in one row, more in two rows of four. */
export function OtherWaysToShop({ slot, position, preferences }: ModuleProps) {
  const tiles = slot.assets.filter(({ image }) => image).slice(0, MAX_TILES)
  if (tiles.length === 0) return null
  return (
    <ModuleBand position={position}>
      {slot.heading && (
        <SectionHead>
          <Heading>{slot.heading}</Heading>
        </SectionHead>
      )}
      <WayGrid columns={columnsFor(tiles.length)} sliding={preferences.shopByCategoryShowCarousel}>
        {tiles.map((asset) => (
          <Way key={asset.id} asset={asset} />
        ))}
      </WayGrid>
    </ModuleBand>
  )
}

function columnsFor(count: number) {
  if (count === MAX_IN_ONE_ROW) return 'six'
  if (count === 5) return 'five'
  return count <= 3 ? 'three' : 'four'
}

function Way({ asset }: { asset: ContentAsset }) {
  const { image, heading, href, lang } = asset
  const name = heading ?? asset.imageCta ?? image?.alt
  return (
    <WayTile {...(lang && { lang, translate: 'no' as const })}>
      <TilePicture picture={image} width={TILE} ratio={RATIO} />
      {href ? <a {...linkTo(href, asset)}>{name}</a> : <span>{name}</span>}
    </WayTile>
  )
}
