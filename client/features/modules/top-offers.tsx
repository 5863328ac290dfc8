import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { TrackButton } from '../../app/track-button.tsx'
import { Track } from '../../ui/carousel.tsx'
import { Row } from '../../ui/layout.tsx'
import { OfferTile } from '../../ui/tiles/tiles.tsx'
import { TrackArrows } from '../../ui/track-arrows.tsx'
import { ModuleBand } from './module-band.tsx'
import { ModuleHead } from './module-head.tsx'
import type { ModuleProps } from './module.ts'
import { Offer } from './offer.tsx'

const ALL_OFFERS = routes.topCategory.href({ categoryId: 'top-offers' })

/** Offers in a scrolling row; the last tile links to all offers. */
export function TopOffers({ slot, position }: ModuleProps) {
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
