import { useEffect, useState } from 'react'

import type { Picture } from '#shared/media/picture.ts'
import type { Product, ProductId } from '#shared/product/product.ts'

import { ArrivalHost } from '../../features/arrival/arrival-host.tsx'
import { chosenVariant, type Choice } from '../../features/product/choice.ts'
import { followGallery, shownIndex } from '../../features/product/gallery-keys.ts'
import { playInView } from '../../features/product/play-in-view.ts'
import { scrollToReviews } from '../../reviews/scroll-to-reviews.ts'
import { toggleSizeGuide } from '../../features/product/toggle-size-guide.ts'
import { useAllowsTargeting } from '../../recommendations/use-allows-targeting.ts'
import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { useAction } from '../../app/use-action.ts'
import { BuyBar } from './buy-bar.tsx'

const zoomCode = lazyCode(async () => (await import('./picture-zoom.tsx')).PictureZoom)

const viewedCode = lazyCode(async () => (await import('./viewed-row.tsx')).ViewedRow)

interface ProductLateProps {
  product: Product
  choice: Choice
  pictures: readonly Picture[]
}

/** What a product page does once the browser is idle. None of it is needed to find, choose or buy anything. */
export function ProductLate({ product, choice, pictures }: ProductLateProps) {
  const productId = product.id
  const hasFilm = product.film !== null
  const lead = pictures[0]?.link
  useEffect(scrollToReviews, [productId])
  useAction('lightCandle', ({ element }) => {
    element.parentElement?.toggleAttribute('data-lit')
  })
  useAction('toggleSizeGuide', toggleSizeGuide)
  useEffect(() => {
    const track = galleryTrack()
    return track ? followGallery(track) : undefined
  }, [lead])
  useEffect(
    () => (hasFilm ? onceThere<HTMLVideoElement>('video[data-film]', playInView) : undefined),
    [productId, hasFilm],
  )
  const [zoomed, setZoomed] = useZoom()
  const secondRow = useSecondRow(productId)

  return (
    <>
      <BuyBar
        key={productId}
        name={product.fragranceName ?? product.name}
        picture={pictures[0]}
        price={chosenVariant(product, choice)?.price ?? product.price}
        isFloor={product.kind === 'set'}
      />
      <ArrivalHost />
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

/** The row that is another one for visitors who may be told apart. Null for everybody else. */
function useSecondRow(productId: ProductId) {
  const [row, setRow] = useState<HTMLElement | null>(null)
  const isTargeted = useAllowsTargeting()
  useEffect(() => {
    if (!isTargeted) return
    return onceThere<HTMLElement>('#content [data-recommender="product2_rr"]', (found) => {
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

/** Starts with an element that may come later than this code. @returns a function that stops it */
function onceThere<Kind extends HTMLElement>(
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
