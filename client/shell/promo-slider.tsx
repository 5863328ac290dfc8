import { useIntl } from 'react-intl'

import type { ContentAsset, Slot } from '#shared/content/content.ts'

import { Tint } from '../kit/tint.tsx'
import { TrackButton } from '../kit/track-button.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { PromoBar } from '../ui/promo-bar.tsx'
import { sourceLanguage, tintOf } from '../content/modules/asset-attributes.ts'
import { useLinkTo } from '../content/modules/use-link-to.ts'
import { Html } from '../kit/html.tsx'

const TRACK_ID = 'promotions'

interface PromoSliderProps {
  /** The promotions (slot `header-promo-banner`). */
  slot: Slot | undefined
  /** What comes before them (slot `header-announcement-banner`). */
  announcements: Slot | undefined
}

/**
 * The line above the header: announcements and promotions, one at a time. A row that scrolls, so it works without
 * JavaScript; `rotate-promotions.ts` moves it.
 */
export function PromoSlider({ slot, announcements }: PromoSliderProps) {
  const intl = useIntl()
  const announced = assetsIn(announcements, ({ announcement }) => announcement)
  const promotions = assetsIn(slot, ({ promoLines }) => promoLines?.line)
  const count = announced.length + promotions.length
  if (count === 0) return null
  const isRow = count > 1
  return (
    <PromoBar
      aria-label={intl.formatMessage({ id: 'promotions.label' })}
      aria-roledescription={isRow ? 'carousel' : undefined}
    >
      {isRow && <TrackButton trackId={TRACK_ID} step={-1} />}
      <ul id={TRACK_ID} data-track="" data-rotates={isRow || undefined}>
        {announced.map((asset) => (
          <AnnouncementSlide key={asset.id} asset={asset} />
        ))}
        {promotions.map((asset) => (
          <Promotion key={asset.id} asset={asset} />
        ))}
      </ul>
      {isRow && <TrackButton trackId={TRACK_ID} step={1} />}
      {isRow && <PauseButton />}
    </PromoBar>
  )
}

const assetsIn = (slot: Slot | undefined, isShown: (asset: ContentAsset) => unknown) =>
  slot?.assets.filter(isShown) ?? []

function Promotion({ asset }: { asset: ContentAsset }) {
  const linkTo = useLinkTo()
  const { promoLines, href, imageCta } = asset
  if (!promoLines) return null
  const { line, secondLine, limit, background, color } = promoLines
  const eyebrow = promoLines.memberExclusive ?? promoLines.eyebrow
  const tint = tintOf('promotion', asset.id)
  const words = (
    <>
      <strong>{line}</strong> {secondLine && <span className="second">{secondLine}</span>}{' '}
      {limit && <span className="second">{limit}</span>}{' '}
      {href && imageCta && <span className="cta">{imageCta}</span>}
    </>
  )
  return (
    <li className={tint} {...sourceLanguage(asset)}>
      <Tint className={tint} background={background} color={color} />
      <p>
        {eyebrow && <span className="eyebrow">{eyebrow}</span>}{' '}
        {href ? <a {...linkTo(href, asset)}>{words}</a> : <span>{words}</span>}
      </p>
    </li>
  )
}

/** Shown once the row moves by itself. */
function PauseButton() {
  const intl = useIntl()
  return (
    <Button
      type="button"
      tone="icon"
      className="pause"
      aria-pressed="false"
      data-pauses={TRACK_ID}
      aria-label={intl.formatMessage({ id: 'promotions.pause' })}
      hidden
    >
      <Icon name="pause" size={16} />
    </Button>
  )
}

interface SlideProps {
  asset: ContentAsset
}

/** An announcement in the line above the header. */
function AnnouncementSlide({ asset }: SlideProps) {
  const linkTo = useLinkTo()
  const { announcement, promotion } = asset
  if (!announcement) return null
  const { heading, subHeading, href, background, color } = announcement
  const tint = tintOf('announcement', asset.id)
  const words = (
    <>
      <strong>{heading}</strong>{' '}
      {subHeading && <span className={promotion && 'second'}>{subHeading}</span>}
    </>
  )
  return (
    <li className={tint} {...sourceLanguage(asset)}>
      <Tint className={tint} background={background} color={color} />
      <p>{href ? <a {...linkTo(href, asset)}>{words}</a> : <span>{words}</span>}</p>
      {promotion && <Details asset={asset} tint={tint} />}
    </li>
  )
}

interface DetailsProps extends SlideProps {
  /** The class name of the announcement's colors. */
  tint: string
}

/** A button that opens the details of the promotion, with the part of the text for which small screens have no room. */
function Details({ asset: { id, announcement, promotion }, tint }: DetailsProps) {
  const intl = useIntl()
  const popoverId = `announcement-${id}`
  return (
    <>
      <button type="button" className="details" popoverTarget={popoverId}>
        {promotion?.ctaText ?? intl.formatMessage({ id: 'module.details' })}
      </button>
      <div id={popoverId} className={`promotion ${tint}`} popover="auto">
        {promotion?.heading && <strong>{promotion.heading}</strong>}
        {announcement?.subHeading && <p>{announcement.subHeading}</p>}
        {promotion?.description && <Html html={promotion.description} />}
      </div>
    </>
  )
}
