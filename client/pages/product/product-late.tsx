import { useEffect, useState } from 'react'

import type { Picture } from '#shared/contract/picture.ts'

import { isPlainClick } from '../../app/plain-click.ts'
import { followGallery, shownIndex } from '../../features/product/gallery-keys.ts'
import { keepBuyingInView } from '../../features/product/keep-buying-in-view.ts'
import { openSizeGuideAsModal } from '../../features/product/open-size-guide.ts'
import { playInView } from '../../features/product/play-in-view.ts'
import { scrollToReviews } from '../../features/product/scroll-to-reviews.ts'
import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'

const zoomCode = lazyCode(async () => (await import('./picture-zoom.tsx')).PictureZoom)

interface ProductLateProps {
  productId: string
  pictures: readonly Picture[]
  hasFilm: boolean
}

/** What a product page does once the browser is idle. None of it is needed to find, choose or buy anything. */
export function ProductLate({ productId, pictures, hasFilm }: ProductLateProps) {
  const lead = pictures[0]?.link
  useEffect(scrollToReviews, [productId])
  useEffect(openSizeGuideAsModal, [])
  useEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-buy-place]')
    return place ? keepBuyingInView(place) : undefined
  }, [productId])
  useEffect(() => {
    const track = galleryTrack()
    return track ? followGallery(track) : undefined
  }, [lead])
  useEffect(
    () => (hasFilm ? onceThere('video[data-film]', playInView) : undefined),
    [productId, hasFilm],
  )
  const [zoomed, setZoomed] = useZoom(lead)

  return (
    zoomed !== null && (
      <LazyPart code={zoomCode}>
        {(PictureZoom) => (
          <PictureZoom pictures={pictures} first={zoomed} onClose={() => setZoomed(null)} />
        )}
      </LazyPart>
    )
  )
}

const galleryTrack = () => document.querySelector<HTMLElement>('[data-pictures]')

/** The index of the picture to show large. The link to the picture, and the picture itself, open it. */
function useZoom(lead: string | undefined) {
  const [zoomed, setZoomed] = useState<number | null>(null)
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const { target } = event
      const track = galleryTrack()
      if (!track || !(target instanceof Element) || !isPlainClick(event)) return
      const isPicture = target instanceof HTMLImageElement && track.contains(target)
      const link = target.closest<HTMLAnchorElement>('a[data-zoom]')
      if (!isPicture && !link) return
      event.preventDefault()
      const picture = target.closest('li')
      const index = picture ? Array.from(track.children).indexOf(picture) : shownIndex(track)
      // Without the code, the link leads to the picture.
      zoomCode.load().then(
        () => setZoomed(index),
        () => link && location.assign(link.href),
      )
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [lead])
  return [zoomed, setZoomed] as const
}

/** Starts with an element that may come later than this code. */
function onceThere(selector: string, start: (element: HTMLVideoElement) => () => void) {
  const find = () => document.querySelector<HTMLVideoElement>(selector)
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
