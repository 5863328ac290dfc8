import { FormattedMessage, useIntl } from 'react-intl'

import type { ContentAsset } from '#shared/contract/content.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { Track } from '../../ui/carousel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row, SectionHead } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { OfferTile } from '../../ui/tiles.tsx'
import { TrackArrows } from '../../ui/track-arrows.tsx'
import { linkTo } from './link-to.ts'
import { ModuleBand } from './module-band.tsx'
import type { ModuleProps } from './module.ts'
import { useTrackEnds } from './use-track-ends.ts'

const MAX_OFFERS = 8
const ALL_OFFERS = routes.topCategory.href({ categoryId: 'top-offers' })

/** Offers in a scrolling row; the last tile links to all offers. */
export function TopOffers({ slot, position }: ModuleProps) {
  const href = useHref()
  const { track, measure, ...arrows } = useTrackEnds()
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
          <Arrows {...arrows} />
        </Row>
      </SectionHead>
      {/* A scrolling row must be reachable by keyboard, which its links ensure. */}
      <Track items="offers" ref={track} onScroll={measure}>
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

type ArrowsProps = Pick<ReturnType<typeof useTrackEnds>, 'isAtStart' | 'isAtEnd' | 'move'>

function Arrows({ isAtStart, isAtEnd, move }: ArrowsProps) {
  const intl = useIntl()
  return (
    <TrackArrows>
      <Button
        type="button"
        tone="icon"
        disabled={isAtStart}
        onClick={() => move(-1)}
        aria-label={intl.formatMessage({ id: 'carousel.previous' })}
      >
        <Icon name="previous" />
      </Button>
      <Button
        type="button"
        tone="icon"
        disabled={isAtEnd}
        onClick={() => move(1)}
        aria-label={intl.formatMessage({ id: 'carousel.next' })}
      >
        <Icon name="next" />
      </Button>
    </TrackArrows>
  )
}

function Offer({ asset }: { asset: ContentAsset }) {
  const { offer, image, lang } = asset
  if (!offer) return null
  return (
    <OfferTile {...(lang && { lang, translate: 'no' as const })}>
      <div className="picture">
        {image && (
          <img src={image.link} alt="" width={800} height={800} loading="lazy" decoding="async" />
        )}
      </div>
      <OfferDetails asset={asset} offer={offer} />
    </OfferTile>
  )
}

interface OfferWordsProps {
  asset: ContentAsset
  offer: NonNullable<ContentAsset['offer']>
}

function OfferDetails({ asset, offer }: OfferWordsProps) {
  const { price, form, detail, urgency, href = asset.href } = offer
  const title = price ?? form
  return (
    <div className="words">
      <p className="offer">{href ? <a {...linkTo(href, asset)}>{title}</a> : title}</p>
      {price && form && <p className="form">{form}</p>}
      {detail && <p className="detail">{detail}</p>}
      {urgency && <p className="urgency">{urgency}</p>}
    </div>
  )
}
