import { FormattedMessage } from 'react-intl'

import type { ContentAsset } from '#shared/contract/content.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../frame/link.ts'
import { Track } from '../../ui/carousel.tsx'
import { SectionHead } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { OfferTile } from '../../ui/tiles.tsx'
import { linkTo } from './link-to.ts'
import { ModuleBand } from './module-band.tsx'
import type { ModuleProps } from './module.ts'

const MAX_OFFERS = 8
const ALL_OFFERS = routes.topCategory.href({ categoryId: 'top-offers' })

/** Offers in a row that scrolls; the last one leads to all of them. */
export function TopOffers({ slot, place }: ModuleProps) {
  const href = useHref()
  const offers = slot.assets.filter(({ offer }) => offer).slice(0, MAX_OFFERS)
  if (offers.length === 0) return null
  return (
    <ModuleBand place={place} ground="shade">
      <SectionHead>
        {slot.heading && <Heading>{slot.heading}</Heading>}
        <p className="count">
          <FormattedMessage id="offers.count" values={{ count: offers.length }} />
        </p>
      </SectionHead>
      {/* A row that scrolls must be reachable by keyboard; its links make it so. */}
      <Track items="offers">
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
  const { offer, image, lang } = asset
  if (!offer) return null
  return (
    <OfferTile {...(lang && { lang, translate: 'no' as const })}>
      <div className="picture">
        {image && (
          <img src={image.link} alt="" width={800} height={800} loading="lazy" decoding="async" />
        )}
      </div>
      <OfferWords asset={asset} offer={offer} />
    </OfferTile>
  )
}

interface OfferWordsProps {
  asset: ContentAsset
  offer: NonNullable<ContentAsset['offer']>
}

function OfferWords({ asset, offer }: OfferWordsProps) {
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
