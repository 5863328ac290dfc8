import type { ContentAsset } from '#shared/content/content.ts'

import { WayTile } from '../../ui/tiles/tiles.tsx'
import { sourceLanguage } from './asset-attributes.ts'
import { TilePicture } from './tile-picture.tsx'
import { useLinkTo } from './use-link-to.ts'

/** Twice the width of a tile (px), for dense screens. */
const TILE = 700
const RATIO = [800, 1000] as const

/** A tile that links to a category. */
export function Way({ asset }: { asset: ContentAsset }) {
  const linkTo = useLinkTo()
  const { image, heading, href } = asset
  const name = heading ?? asset.imageCta ?? image?.alt
  return (
    <WayTile id={asset.anchorId} {...sourceLanguage(asset)}>
      <TilePicture picture={image} width={TILE} ratio={RATIO} />
      {href ? <a {...linkTo(href, asset)}>{name}</a> : <span>{name}</span>}
    </WayTile>
  )
}
