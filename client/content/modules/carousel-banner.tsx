import { useId } from 'react'
import { useIntl } from 'react-intl'

import { TrackButton } from '../../kit/track-button.tsx'
import { Track, TrackControls } from '../../ui/carousel.tsx'
import { Graphic } from './graphic.tsx'
import { ModuleBand } from './module-band.tsx'
import { GRAPHIC, defineModule, type ModuleProps } from './module.ts'

/** A carousel of two or three graphics; a single one is shown as a banner. */
export const carouselModule = defineModule({ most: 3, needs: GRAPHIC, Component: CarouselBanner })

function CarouselBanner({ slot, position }: ModuleProps) {
  const slides = slot.assets
  const [only] = slides
  if (!only) return null
  return (
    <ModuleBand position={position}>
      {slides.length === 1 ? (
        <Graphic asset={only} shape={position === 'inset' ? 'slim' : 'split'} />
      ) : (
        <Slides slides={slides} label={slot.heading ?? slot.callout} />
      )}
    </ModuleBand>
  )
}

interface SlidesProps {
  slides: ModuleProps['slot']['assets']
  label: string | null
}

function Slides({ slides, label }: SlidesProps) {
  const intl = useIntl()
  const id = useId()
  const total = slides.length
  const positions = slides.map((_, index) =>
    intl.formatMessage({ id: 'carousel.position' }, { position: index + 1, total }),
  )

  return (
    // Not a landmark: a page may have several of the same name.
    <div role="group" aria-roledescription="carousel" aria-label={label ?? undefined}>
      <Track items="one" id={id} data-track="" tabIndex={0}>
        {slides.map((asset) => (
          <li key={asset.id}>
            <Graphic asset={asset} shape="split" />
          </li>
        ))}
      </Track>
      <TrackControls>
        <TrackButton trackId={id} step={-1} />
        <p aria-live="polite" data-position-in={id} data-positions={positions.join('|')}>
          {positions[0]}
        </p>
        <TrackButton trackId={id} step={1} />
      </TrackControls>
    </div>
  )
}
