import { useId, type MouseEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import type { Picture } from '#shared/media/picture.ts'

import { actionProps } from '../kit/document-actions.ts'
import { usePictureLoading } from '../kit/lead-picture.ts'
import { Icon } from '../ui/icon.tsx'
import { Gallery, PictureTrack } from './look.tsx'

interface ProductGalleryProps {
  pictures: readonly Picture[]
  badges: ReactNode
  /** Whether the page shows the pictures large. */
  zooms?: boolean
}

/**
 * A scrolling row of large pictures with thumbnails. The thumbnails are anchors and work without JavaScript.
 */
export function ProductGallery({ pictures, badges, zooms = false }: ProductGalleryProps) {
  const intl = useIntl()
  const id = useId()
  const label = intl.formatMessage({ id: 'product.pictures' })
  const loadingOfFirst = usePictureLoading(pictures[0])
  if (pictures.length === 0) {
    return (
      <Gallery>
        <div className="none">
          <Icon name="bag" size={48} />
        </div>
      </Gallery>
    )
  }
  return (
    <Gallery>
      <div className="stage">
        {badges}
        <PictureTrack
          id={id}
          data-track=""
          data-pictures=""
          aria-label={label}
          tabIndex={pictures.length > 1 ? 0 : undefined}
        >
          {pictures.map((picture, index) => (
            <li key={picture.link} id={`${id}-${index}`} {...(zooms && actionProps('zoom'))}>
              <img
                {...(index === 0 ? loadingOfFirst : { loading: 'lazy' })}
                src={picture.link}
                alt={picture.alt}
                width={800}
                height={1000}
              />
            </li>
          ))}
        </PictureTrack>
        {pictures.length > 1 && <Position trackId={id} total={pictures.length} />}
        {zooms && (
          <a
            className="zoom"
            href={pictures[0]?.link}
            {...actionProps('zoom')}
            aria-label={intl.formatMessage({ id: 'product.zoom' })}
          >
            <Icon name="search" />
          </a>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="small">
          {pictures.map((picture, index) => (
            <li key={picture.link}>
              <a
                href={`#${id}-${index}`}
                aria-label={intl.formatMessage({ id: 'product.picture' }, { number: index + 1 })}
                onClick={bringIntoView}
              >
                <img loading="lazy" src={picture.link} alt="" width={800} height={1000} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Gallery>
  )
}

/** Which picture is shown. A listener of the document keeps it up to date. */
function Position({ trackId, total }: { trackId: string; total: number }) {
  const intl = useIntl()
  const positions = Array.from({ length: total }, (_, index) =>
    intl.formatMessage({ id: 'carousel.position' }, { position: index + 1, total }),
  )
  return (
    <p className="position" data-position-in={trackId} data-positions={positions.join('|')}>
      {positions[0]}
    </p>
  )
}

/** Scrolls like the anchor would, but without moving the page or adding a history entry. */
function bringIntoView(event: MouseEvent<HTMLAnchorElement>) {
  const picture = document.getElementById(event.currentTarget.hash.slice(1))
  if (!picture?.parentElement) return
  event.preventDefault()
  picture.parentElement.scrollTo({ left: picture.offsetLeft - picture.parentElement.offsetLeft })
}
