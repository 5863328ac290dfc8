import { useIntl } from 'react-intl'

import type { ContentAsset, Slot } from '#shared/content/content.ts'

import { Tint } from '../../app/tint.tsx'
import { TrackButton } from '../../app/track-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PromoBar } from '../../ui/promo-bar.tsx'
import { sourceLanguage } from '../modules/source-language.ts'
import { tintOf } from '../modules/tint-of.ts'
import { useLinkTo } from '../modules/use-link-to.ts'
import { AnnouncementSlide } from './announcement-slide.tsx'

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
  const { line, secondLine, limit, background, colour } = promoLines
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
      <Tint className={tint} background={background} colour={colour} />
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
