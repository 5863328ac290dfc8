import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { useIntl } from 'react-intl'

import type { Picture } from '#shared/contract/picture.ts'

import { indexAfter } from '../../features/product/gallery-keys.ts'
import { onShopEvent } from '../../app/shop-events.ts'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { ZoomBox, ZoomView } from '../../ui/zoom.tsx'
import { useDragging } from './use-dragging.ts'

/** Levels of the view, from the whole picture on. */
const LEVELS = ['1', '2', '3'] as const
const FIRST_LEVEL = 0
const LAST_LEVEL = LEVELS.length - 1

interface PictureZoomProps {
  pictures: readonly Picture[]
  /** The index of the picture that is shown first. */
  first: number
  onClose: () => void
}

/** The pictures over the whole screen, each in three sizes. Arrows lead to the others, or move a large one. */
export function PictureZoom({ pictures, first, onClose }: PictureZoomProps) {
  const intl = useIntl()
  const dialog = useRef<HTMLDialogElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(first)
  const [level, setLevel] = useState(FIRST_LEVEL)
  const total = pictures.length
  const picture = pictures[index]
  const isLarge = level > FIRST_LEVEL

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    view.current?.focus({ preventScroll: true })
    return () => element?.close()
  }, [])
  useLayoutEffect(() => {
    const {
      scrollWidth = 0,
      clientWidth = 0,
      scrollHeight = 0,
      clientHeight = 0,
    } = view.current ?? {}
    view.current?.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2)
  }, [level, index])
  const close = useEffectEvent(onClose)
  useEffect(() => onShopEvent(({ type }) => type === 'page-viewed' && close()), [])

  function show(next: number) {
    setIndex(next)
    setLevel(FIRST_LEVEL)
  }
  function zoom(by: number) {
    setLevel((now) => Math.max(FIRST_LEVEL, Math.min(LAST_LEVEL, now + by)))
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const by = { '+': 1, '=': 1, '-': -1 }[event.key]
    if (by) return zoom(by)
    const next = isLarge ? null : indexAfter(event.key, index, total)
    if (next === null) return
    event.preventDefault()
    show(next)
  }
  const dragging = useDragging({
    isLarge,
    onTap: () => setLevel(isLarge ? FIRST_LEVEL : 1),
    onSwipe: (by) => show(Math.max(0, Math.min(total - 1, index + by))),
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
        level={LEVELS[level] ?? '1'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls with the keyboard
        tabIndex={0}
        role="group"
        aria-label={position}
        {...dragging}
      >
        {picture && <img src={picture.link} alt={picture.alt} draggable={false} />}
      </ZoomView>
      <div className="bar">
        <p className="count" role="status">
          {total > 1 && position}
        </p>
        <Tool icon="minus" label="product.zoomOut" isOff={!isLarge} onPress={() => zoom(-1)} />
        <Tool
          icon="plus"
          label="product.zoomIn"
          isOff={level === LAST_LEVEL}
          onPress={() => zoom(1)}
        />
        <form method="dialog">
          <Button type="submit" tone="icon" aria-label={intl.formatMessage({ id: 'modal.close' })}>
            <Icon name="close" size={18} />
          </Button>
        </form>
      </div>
      {total > 1 && (
        <div className="ways">
          <Tool
            icon="previous"
            label="carousel.previous"
            isOff={index === 0}
            onPress={() => show(index - 1)}
          />
          <Tool
            icon="next"
            label="carousel.next"
            isOff={index === total - 1}
            onPress={() => show(index + 1)}
          />
        </div>
      )}
    </ZoomBox>
  )
}

interface ToolProps {
  icon: IconName
  label: FormatjsIntl.Message['ids']
  isOff: boolean
  onPress: () => void
}

/** Keeps the focus when there is nothing more to do. */
function Tool({ icon, label, isOff, onPress }: ToolProps) {
  const intl = useIntl()
  return (
    <Button
      type="button"
      tone="icon"
      aria-label={intl.formatMessage({ id: label })}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={icon} size={20} />
    </Button>
  )
}
