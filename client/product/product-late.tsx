import { useEffect, useState } from 'react'

import * as features from '#shop/features.ts'
import type { Picture } from '#shared/media/picture.ts'
import { SIZE_GUIDE } from '#shared/product/product-assets.ts'
import type { Product, ProductId } from '#shared/product/product.ts'

import { lazyCode } from '../kit/lazy-code.ts'
import { LazyPart } from '../kit/lazy-part.tsx'
import { showModal } from '../kit/show-modal.ts'
import { useAction } from '../kit/document-actions.ts'
import { useAllowsTargeting } from '../recommendations/use-allows-targeting.ts'
import { scrollToReviews } from '../reviews/scroll-to-reviews.ts'
import { PlaceOnceIdle } from '../slots/place.tsx'
import { productIdle } from '../slots/slots.ts'
import { ArrivalHost } from './arrival.tsx'
import { BuyBar } from './buy-bar.tsx'
import { type Choice, chosenVariant } from './choice.ts'
import { followGallery, shownIndex } from './gallery-keys.ts'

const zoomCode = lazyCode(async () => (await import('./picture-zoom.tsx')).PictureZoom)

const viewedCode = lazyCode(async () => (await import('./viewed-row.tsx')).ViewedRow)

interface ProductLateProps {
  product: Product
  choice: Choice
  pictures: readonly Picture[]
}

/** The parts of a product page that load once the browser is idle. None is needed to find, choose or buy a product. */
export function ProductLate({ product, choice, pictures }: ProductLateProps) {
  const productId = product.id
  const hasFilm = product.film !== null
  const lead = pictures[0]?.link
  useEffect(() => (features.reviews ? scrollToReviews() : undefined), [productId])
  useAction('toggleSizeGuide', toggleSizeGuide)
  useEffect(() => {
    const track = galleryTrack()
    return track ? followGallery(track) : undefined
  }, [lead])
  useEffect(
    () => (hasFilm ? whenPresent<HTMLVideoElement>('video[data-film]', playInView) : undefined),
    [productId, hasFilm],
  )
  const [zoomed, setZoomed] = useZoom()
  const secondRow = useSecondRow(productId)

  return (
    <>
      <BuyBar
        key={productId}
        productId={chosenVariant(product, choice)?.id ?? productId}
        name={product.heading ?? product.name}
        picture={pictures[0]}
        price={chosenVariant(product, choice)?.price ?? product.price}
        isFloor={product.kind === 'set'}
      />
      <ArrivalHost />
      {productIdle && <PlaceOnceIdle slot={productIdle} of={{ product }} />}
      {secondRow && (
        <LazyPart key={productId} code={viewedCode}>
          {(ViewedRow) => <ViewedRow id={productId} row={secondRow} />}
        </LazyPart>
      )}
      {zoomed !== null && (
        <LazyPart code={zoomCode}>
          {(PictureZoom) => (
            <PictureZoom pictures={pictures} first={zoomed} onClose={() => setZoomed(null)} />
          )}
        </LazyPart>
      )}
    </>
  )
}

const galleryTrack = () => document.querySelector<HTMLElement>('[data-pictures]')

/** The row to replace by viewed products, for visitors who allow targeting. Null for all others. */
function useSecondRow(productId: ProductId) {
  const [row, setRow] = useState<HTMLElement | null>(null)
  const isTargeted = useAllowsTargeting()
  useEffect(() => {
    if (!isTargeted) return
    return whenPresent<HTMLElement>('#content [data-recommender="product2_rr"]', (found) => {
      setRow(found)
      return () => setRow(null)
    })
  }, [productId, isTargeted])
  return row
}

/** The index of the picture to show large. The link to the picture, and the picture itself, open it. */
function useZoom() {
  const [zoomed, setZoomed] = useState<number | null>(null)
  useAction('zoom', ({ element }) => {
    const track = galleryTrack()
    if (!track) return false
    const isPicture = track.contains(element)
    const index = isPicture ? Array.from(track.children).indexOf(element) : shownIndex(track)
    zoomCode.load().then(
      () => setZoomed(index),
      () => element instanceof HTMLAnchorElement && location.assign(element.href),
    )
  })
  return [zoomed, setZoomed] as const
}

/** Calls `start` once the element is in the document. @returns a function that stops it */
function whenPresent<Kind extends HTMLElement>(
  selector: string,
  start: (element: Kind) => () => void,
) {
  const find = () => document.querySelector<Kind>(selector)
  const found = find()
  if (found) return start(found)
  let stop = () => {}
  const observer = new MutationObserver(() => {
    const element = find()
    if (!element) return
    observer.disconnect()
    stop = start(element)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    stop()
  }
}

/** The visible part of a film that starts it (spec 2 §9). */
const IN_VIEW = 0.3
/** The interval for finding captions (ms). */
const CAPTIONS_EVERY = 300

/**
 * Plays a film without sound while it is in view, unless the shopper has stopped it or wants less motion.
 *
 * @returns a function that ends this
 */
function playInView(film: HTMLVideoElement) {
  let isStopped = matchMedia('(prefers-reduced-motion: reduce)').matches
  let isLeaving = false

  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) {
        isLeaving = !film.paused
        film.pause()
      } else if (film.paused && !isStopped && !film.ended) {
        if (film.currentTime === 0) film.muted = true
        film.play().catch(() => null)
      }
    },
    { threshold: IN_VIEW },
  )
  function onPause() {
    if (!isLeaving && !film.ended) isStopped = true
    isLeaving = false
  }
  function onPlay() {
    isStopped = false
  }
  film.addEventListener('pause', onPause)
  film.addEventListener('play', onPlay)
  observer.observe(film)
  const captions = setInterval(() => showCaptions(film) && clearInterval(captions), CAPTIONS_EVERY)

  return () => {
    observer.disconnect()
    clearInterval(captions)
    film.removeEventListener('pause', onPause)
    film.removeEventListener('play', onPlay)
  }
}

/** Shows the captions in the page's language. @returns whether they have loaded */
function showCaptions({ textTracks, dataset }: Pick<HTMLVideoElement, 'textTracks' | 'dataset'>) {
  const tracks = Array.from(textTracks)
  const own = tracks.find(({ language }) => language === dataset['film'])
  if (!own) return false
  for (const track of tracks) if (track !== own) track.mode = 'disabled'
  if (own.mode === 'disabled') own.mode = 'hidden'
  if (!own.cues?.length) return false
  for (const cue of own.cues) if (cue instanceof VTTCue) placeAtBottom(cue)
  own.mode = 'showing'
  return true
}

/** Fixes the line: browsers otherwise find it by moving the text, which counts as a layout shift. */
function placeAtBottom(cue: VTTCue) {
  cue.snapToLines = false
  cue.line = 92
  cue.lineAlign = 'end'
}

/**
 * Opens the size guide as a modal dialog instead of a popover, so that the focus stays inside, or closes it.
 *
 * @returns false if the browser is to open or close the popover
 */
function toggleSizeGuide() {
  const guide = document.getElementById(SIZE_GUIDE)
  if (!(guide instanceof HTMLDialogElement) || guide.matches(':popover-open')) return false
  if (guide.open) return guide.close()
  showModal(guide)
  guide.onclick = ({ target }) => {
    if (target === guide) guide.close()
  }
}
