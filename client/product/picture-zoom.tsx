import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useIntl } from 'react-intl'

import type { Picture } from '#shared/media/picture.ts'

import { onShopEvent } from '../kit/shop-events.ts'
import { Button } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { ZoomBox, ZoomView } from '../ui/modal/modal.tsx'
import { indexAfter } from './gallery-keys.ts'

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

/** A view that shows the middle of its content, again after each change. */
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

/** How far a pointer moves before it is more than a tap, and before it is a swipe (px). */
const TAP = 6
const SWIPE = 48

interface DraggingOptions {
  isLarge: boolean
  onTap: () => void
  /** To the next picture (1) or the one before (-1). */
  onSwipe: (by: 1 | -1) => void
}

/** A pointer that drags a large picture, swipes to another one, or taps. Fingers move a large picture by scrolling. */
function useDragging({ isLarge, onTap, onSwipe }: DraggingOptions) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown({ clientX, clientY }: PointerEvent) {
      start.current = { x: clientX, y: clientY }
    },
    onPointerMove({ currentTarget, pointerType, buttons, movementX, movementY }: PointerEvent) {
      const isMouse = pointerType === 'mouse' && buttons === 1
      if (isLarge && isMouse) currentTarget.scrollBy({ left: -movementX, top: -movementY })
    },
    onPointerCancel() {
      start.current = null
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return
      const { x, y } = start.current
      start.current = null
      const across = clientX - x
      if (Math.hypot(across, clientY - y) < TAP) return onTap()
      if (!isLarge && Math.abs(across) > SWIPE) onSwipe(across < 0 ? 1 : -1)
    },
  }
}

/** The sizes of a picture, from the whole picture on. */
const LEVELS = ['1', '2', '3'] as const
const LAST = LEVELS.length - 1

/** Which picture is shown, and how large. */
function useZoomLevel(first: number, total: number) {
  const [index, setIndex] = useState(first)
  const [size, setSize] = useState(0)
  const between = (wanted: number, last: number) => Math.max(0, Math.min(last, wanted))
  return {
    index,
    level: LEVELS[size] ?? LEVELS[0],
    isLarge: size > 0,
    isLargest: size === LAST,
    isFirst: index === 0,
    isLast: index === total - 1,
    change: (by: number) => setSize((now) => between(now + by, LAST)),
    toggle: () => setSize((now) => (now > 0 ? 0 : 1)),
    show(next: number) {
      setIndex(between(next, total - 1))
      setSize(0)
    },
  }
}

type Zoom = ReturnType<typeof useZoomLevel>

/** Announces the position of the picture, and changes its size. */
function ZoomBar({ zoom, position }: { zoom: Zoom; position: string | null }) {
  const intl = useIntl()
  return (
    <div className="bar">
      <p className="count" role="status">
        {position}
      </p>
      <Tool
        icon="minus"
        id="product.zoomOut"
        isOff={!zoom.isLarge}
        onPress={() => zoom.change(-1)}
      />
      <Tool icon="plus" id="product.zoomIn" isOff={zoom.isLargest} onPress={() => zoom.change(1)} />
      <form method="dialog">
        <Button type="submit" tone="icon" aria-label={intl.formatMessage({ id: 'modal.close' })}>
          <Icon name="close" />
        </Button>
      </form>
    </div>
  )
}

/** Leads to the pictures before and after. */
function ZoomWays({ zoom }: { zoom: Zoom }) {
  return (
    <div className="ways">
      <Tool
        icon="previous"
        id="carousel.previous"
        isOff={zoom.isFirst}
        onPress={() => zoom.show(zoom.index - 1)}
      />
      <Tool
        icon="next"
        id="carousel.next"
        isOff={zoom.isLast}
        onPress={() => zoom.show(zoom.index + 1)}
      />
    </div>
  )
}

interface ToolProps {
  icon: IconName
  id: FormatjsIntl.Message['ids']
  isOff: boolean
  onPress: () => void
}

/** Keeps the focus when there is nothing more to do. */
function Tool({ icon, id, isOff, onPress }: ToolProps) {
  const intl = useIntl()
  return (
    <Button
      type="button"
      tone="icon"
      aria-label={intl.formatMessage({ id })}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={icon} />
    </Button>
  )
}
