import type { ContentAsset } from '#shared/content/content.ts'

import { OfferTile } from '../../ui/tiles/tiles.tsx'
import { ExtrasPart } from './extras-part.tsx'
import { OfferDetails } from './offer-details.tsx'
import { sourceLanguage } from './source-language.ts'
import { TilePicture } from './tile-picture.tsx'

/** Twice the width of a tile (px), for dense screens. */
const TILE = 600
const RATIO = [800, 800] as const

/** A tile with a picture and what the offer promises. */
export const Offer = ({ asset }: { asset: ContentAsset }) => (
  <OfferTile id={asset.anchorId} {...sourceLanguage(asset)}>
    <TilePicture picture={asset.image} width={TILE} ratio={RATIO} />
    <div className="words">
      <OfferDetails asset={asset} />
      <ExtrasPart asset={asset} />
    </div>
  </OfferTile>
)
