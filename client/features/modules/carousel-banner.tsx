import { useRef, useState, type UIEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '../../ui/button.tsx'
import { Track, TrackControls } from '../../ui/carousel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Graphic } from './graphic.tsx'
import { ModuleBand } from './module-band.tsx'
import { isGraphic, type ModuleProps } from './module.ts'

const MAX_SLIDES = 3

/** A carousel of two or three graphics; a single one is shown as a banner. */
export function CarouselBanner({ slot, position }: ModuleProps) {
  const slides = slot.assets.filter(isGraphic).slice(0, MAX_SLIDES)
  const [only] = slides
  if (!only) return null
  return (
    <ModuleBand position={position}>
      {slides.length === 1 ? (
        <Graphic
          asset={only}
          shape={position === 'inset' ? 'slim' : 'split'}
          eager={position === 'hero'}
        />
      ) : (
        <Slides
          slides={slides}
          label={slot.heading ?? slot.callout}
          isFirst={position === 'hero'}
        />
      )}
    </ModuleBand>
  )
}

interface SlidesProps {
  slides: ModuleProps['slot']['assets']
  label: string | null
  isFirst: boolean
}

function Slides({ slides, label, isFirst }: SlidesProps) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const total = slides.length

  const follow = ({ currentTarget }: UIEvent<HTMLUListElement>) =>
    setIndex(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth))
  const show = (next: number) => track.current?.scrollTo({ left: next * track.current.clientWidth })

  return (
    <section aria-roledescription="carousel" aria-label={label ?? undefined}>
      <Track items="one" ref={track} onScroll={follow} tabIndex={0}>
        {slides.map((asset, position) => (
          <li key={asset.id}>
            <Graphic asset={asset} shape="split" eager={isFirst && position === 0} />
          </li>
        ))}
      </Track>
      <SlideControls index={index} total={total} show={show} />
    </section>
  )
}

interface SlideControlsProps {
  index: number
  total: number
  show: (index: number) => void
}

function SlideControls({ index, total, show }: SlideControlsProps) {
  const intl = useIntl()
  return (
    <TrackControls>
      <Button
        type="button"
        tone="icon"
        disabled={index === 0}
        onClick={() => show(index - 1)}
        aria-label={intl.formatMessage({ id: 'carousel.previous' })}
      >
        <Icon name="previous" />
      </Button>
      <p aria-live="polite">
        <FormattedMessage id="carousel.position" values={{ position: index + 1, total }} />
      </p>
      <Button
        type="button"
        tone="icon"
        disabled={index === total - 1}
        onClick={() => show(index + 1)}
        aria-label={intl.formatMessage({ id: 'carousel.next' })}
      >
        <Icon name="next" />
      </Button>
    </TrackControls>
  )
}
