import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'
import type { ContentAsset } from '#shared/content/content.ts'

import { useHref } from '../../kit/link.ts'
import { TrackButton } from '../../kit/track-button.tsx'
import { Track } from '../../ui/carousel.tsx'
import { Row } from '../../ui/layout.tsx'
import { OfferTile, OfferGrid } from '../../ui/tiles/tiles.tsx'
import { TrackArrows } from '../../ui/modules.tsx'
import { ModuleBand, ModuleHead } from './module-band.tsx'
import { defineModule, type ModuleProps } from './module.ts'
import { ExtrasPart } from './extras-part.tsx'
import { OfferDetails } from './offer-details.tsx'
import { sourceLanguage } from './asset-attributes.ts'
import { TilePicture } from './tile-picture.tsx'

const ALL_OFFERS = routes.topCategory.href({ categoryId: 'top-offers' })

/** Offers in a scrolling row; the last tile links to all offers. */
export const topOffersModule = defineModule({ most: 8, needs: ['offer'], Component: TopOffers })

function TopOffers({ slot, position }: ModuleProps) {
  const href = useHref()
  const id = useId()
  const { assets } = slot
  if (assets.length === 0) return null
  return (
    <ModuleBand position={position} ground="shade">
      <ModuleHead heading={slot.heading}>
        <Row>
          <p className="count">
            <FormattedMessage tagName="span" id="offers.count" values={{ count: assets.length }} />
          </p>
          <TrackArrows>
            <TrackButton trackId={id} step={-0.8} />
            <TrackButton trackId={id} step={0.8} />
          </TrackArrows>
        </Row>
      </ModuleHead>
      {/* A scrolling row must be reachable by keyboard, which its links ensure. */}
      <Track items="offers" id={id} data-track="">
        {assets.map((asset) => (
          <Offer key={asset.id} asset={asset} />
        ))}
        <OfferTile last>
          <a href={href(ALL_OFFERS)}>
            <FormattedMessage id="offers.all" />
          </a>
        </OfferTile>
      </Track>
    </ModuleBand>
  )
}

/** Twice the width of a tile (px), for dense screens. */
const TILE = 600
const RATIO = [800, 800] as const

/** A tile with a picture and what the offer promises. */
const Offer = ({ asset }: { asset: ContentAsset }) => (
  <OfferTile id={asset.anchorId} {...sourceLanguage(asset)}>
    <TilePicture picture={asset.image} width={TILE} ratio={RATIO} />
    <div className="words">
      <OfferDetails asset={asset} />
      <ExtrasPart asset={asset} />
    </div>
  </OfferTile>
)

/** The tiles of the offers' row in a grid. */
export const offersGridModule = defineModule({
  most: 8,
  needs: ['offer'],
  Component: TopOffersGrid,
})

function TopOffersGrid({ slot, position }: ModuleProps) {
  const { assets } = slot
  if (assets.length === 0) return null
  return (
    <ModuleBand position={position} ground="shade">
      <ModuleHead heading={slot.heading}>
        <p className="count">
          <FormattedMessage tagName="span" id="offers.count" values={{ count: assets.length }} />
        </p>
      </ModuleHead>
      <OfferGrid>
        {assets.map((asset) => (
          <Offer key={asset.id} asset={asset} />
        ))}
      </OfferGrid>
    </ModuleBand>
  )
}
