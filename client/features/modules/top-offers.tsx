import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ContentAsset } from '#shared/contract/content.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { TrackButton } from '../../app/track-button.tsx'
import { Track } from '../../ui/carousel.tsx'
import { Row, SectionHead } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { OfferTile } from '../../ui/tiles.tsx'
import { TrackArrows } from '../../ui/track-arrows.tsx'
import { ModuleBand } from './module-band.tsx'
import type { ModuleProps } from './module.ts'
import { OfferDetails } from './offer-details.tsx'
import { TilePicture } from './tile-picture.tsx'

const MAX_OFFERS = 8
/** Twice the width of a tile (px), for dense screens. */
const TILE = 600
const RATIO = [800, 800] as const
const ALL_OFFERS = routes.topCategory.href({ categoryId: 'top-offers' })

/** Offers in a scrolling row; the last tile links to all offers. */
export function TopOffers({ slot, position }: ModuleProps) {
  const href = useHref()
  const id = useId()
  const offers = slot.assets.filter(({ offer }) => offer).slice(0, MAX_OFFERS)
  if (offers.length === 0) return null
  return (
    <ModuleBand position={position} ground="shade">
      <SectionHead>
        {slot.heading && <Heading>{slot.heading}</Heading>}
        <Row>
          <p className="count">
            <FormattedMessage id="offers.count" values={{ count: offers.length }} />
          </p>
          <TrackArrows>
            <TrackButton trackId={id} step={-0.8} />
            <TrackButton trackId={id} step={0.8} />
          </TrackArrows>
        </Row>
      </SectionHead>
      {/* A scrolling row must be reachable by keyboard, which its links ensure. */}
      <Track items="offers" id={id} data-track="">
        {offers.map((asset) => (
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

function Offer({ asset }: { asset: ContentAsset }) {
  const { image, lang } = asset
  return (
    <OfferTile {...(lang && { lang, translate: 'no' as const })}>
      <TilePicture picture={image} width={TILE} ratio={RATIO} />
      <div className="words">
        <OfferDetails asset={asset} />
      </div>
    </OfferTile>
  )
}
