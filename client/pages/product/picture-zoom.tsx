import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'

import type { Picture } from '#shared/media/picture.ts'

import { indexAfter } from '../../features/product/gallery-keys.ts'
import { onShopEvent } from '../../app/shop-events.ts'
import { ZoomBox, ZoomView } from '../../ui/modal/modal.tsx'
import { useDragging } from './use-dragging.ts'
import { useZoomLevel } from './use-zoom-level.ts'
import { ZoomBar, ZoomWays } from './zoom-tools.tsx'

interface PictureZoomProps {
  pictures: readonly Picture[]
  /** The index of the picture that is shown first. */
  first: number
  onClose: () => void
}

/** The pictures over the whole screen, each in three sizes. Arrows lead to the others, or move a large one. */
export function PictureZoom({ pictures, first, onClose }: PictureZoomProps) {
  const intl = useIntl()
  const total = pictures.length
  const zoom = useZoomLevel(first, total)
  const { index, level, isLarge } = zoom
  const view = useCenteredView(`${index} ${level}`)
  const dialog = useModal(onClose, view)
  const picture = pictures[index]

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const by = { '+': 1, '=': 1, '-': -1 }[event.key]
    if (by) return zoom.change(by)
    const next = isLarge ? null : indexAfter(event.key, index, total)
    if (next === null) return
    event.preventDefault()
    zoom.show(next)
  }
  const dragging = useDragging({
    isLarge,
    onTap: zoom.toggle,
    onSwipe: (by) => zoom.show(index + by),
  })
  const position = intl.formatMessage({ id: 'carousel.position' }, { position: index + 1, total })

  return (
    <ZoomBox
      ref={dialog}
      aria-label={intl.formatMessage({ id: 'product.pictures' })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <ZoomView
        ref={view}
        level={level}
        tabIndex={0}
        role="group"
        aria-label={position}
        {...dragging}
      >
        {picture && <img src={picture.link} alt={picture.alt} draggable={false} />}
      </ZoomView>
      <ZoomBar zoom={zoom} position={total > 1 ? position : null} />
      {total > 1 && <ZoomWays zoom={zoom} />}
    </ZoomBox>
  )
}

/** A view that shows the middle of what it scrolls, whenever that is something else. */
function useCenteredView(shown: string) {
  const view = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = view.current
    if (!element) return
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
    element.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2)
  }, [shown])
  return view
}

/** Opens the dialog with the focus on its view, and closes it with the page. */
function useModal(onClose: () => void, view: { current: HTMLElement | null }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    view.current?.focus({ preventScroll: true })
    return () => element?.close()
  }, [view])
  const close = useEffectEvent(onClose)
  useEffect(() => onShopEvent(({ type }) => type === 'page-viewed' && close()), [])
  return dialog
}
