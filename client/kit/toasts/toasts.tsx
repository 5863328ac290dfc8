import { useRef, useEffect, useEffectEvent, useState, type PointerEvent } from 'react'
import { useIntl } from 'react-intl'

import { ToastStack, ToastBox } from '../../ui/toast.tsx'
import { useBarMargins } from './use-bar-margins.ts'
import { focusHeading } from '../document.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ShopEvent } from '../shop-events.ts'

export type Toast = Extract<ShopEvent, { type: 'toasted' }> & { id: number }

/** How long toasts of each tone are shown (ms). */
export type ToastDurations = Partial<Record<Toast['tone'], number | null | undefined>>

/** The defaults of the preferences (spec 2 §9). */
const DEFAULT_MS = { success: 4000, error: 6000 }
/** For toasts about a tile or the result of an action that the shopper has waited for (spec 2 §9). */
const FIXED_MS = 5000
/** Gives shoppers time to read the text and reach the action. */
const MS_WITH_ACTION = 6000

/** How long a toast is shown. */
export function toastMs(
  { tone, about, action }: Pick<Toast, 'tone' | 'about' | 'action'>,
  durations: ToastDurations,
) {
  const ms = about ? FIXED_MS : (durations[tone] ?? DEFAULT_MS[tone])
  return action ? Math.max(ms, MS_WITH_ACTION) : ms
}

interface ToastsProps {
  toasts: readonly Toast[]
  useDurations: () => ToastDurations
  onGone: (id: number) => void
}

export function Toasts({ toasts, useDurations, onGone }: ToastsProps) {
  const durations = useDurations()
  const stack = useRef<HTMLDivElement>(null)
  useBarMargins(stack)
  return (
    <ToastStack ref={stack}>
      {toasts.map((toast, index) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          ms={toastMs(toast, durations)}
          isLast={index === toasts.length - 1}
          onGone={() => onGone(toast.id)}
        />
      ))}
    </ToastStack>
  )
}

interface ToastItemProps {
  toast: Toast
  ms: number
  /** Whether Escape closes it: the newest one. */
  isLast: boolean
  onGone: () => void
}

/** The announcer has read it out. It stays while it is hovered, focused or held. */
function ToastItem({ toast: { text, tone, action }, ms, isLast, onGone }: ToastItemProps) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const leave = useEffectEvent(go)
  const swipe = useSwipe(go)
  const isHeld = isPointedAt || hasFocus || swipe.isHeld
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => leave(), ms)
    return () => clearTimeout(timer)
  }, [isHeld, ms])
  useEffect(() => (isLast ? onEscape(() => leave()) : undefined), [isLast])

  function go() {
    if (box.current?.contains(document.activeElement)) focusHeading({ preventScroll: true })
    onGone()
  }

  return (
    <ToastBox
      ref={box}
      tone={tone}
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType === 'mouse')}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      {...swipe.listeners}
    >
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className="action"
          onClick={() => {
            action.run()
            go()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={intl.formatMessage({ id: 'toast.close' })} onClick={go}>
        <Icon name="close" size={16} />
      </button>
    </ToastBox>
  )
}

/** Elements that Escape closes before any toast. */
const CLOSED_FIRST = 'dialog[open], [popover]:popover-open, details[name][open]'

function onEscape(close: () => void) {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(CLOSED_FIRST))
      return
    close()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}

/** A finger that has moved this far (px) swipes; one that has moved this much further closes. */
const BEGINS_AT = 8
const CLOSES_AT = 72

/** Lets a finger push an element aside, which closes it. */
function useSwipe(onSwiped: () => void) {
  const start = useRef<number | null>(null)
  const [isHeld, setHeld] = useState(false)

  const moved = (event: PointerEvent) =>
    start.current === null ? 0 : event.clientX - start.current
  function end({ currentTarget }: PointerEvent<HTMLElement>) {
    start.current = null
    setHeld(false)
    moveTo(currentTarget, 0)
  }

  return {
    isHeld,
    listeners: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const isButton = event.target instanceof Element && event.target.closest('button') !== null
        if (event.pointerType === 'mouse' || isButton) return
        start.current = event.clientX
        setHeld(true)
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const x = moved(event)
        if (Math.abs(x) > BEGINS_AT) moveTo(event.currentTarget, x)
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const isFar = Math.abs(moved(event)) > CLOSES_AT
        end(event)
        if (isFar) onSwiped()
      },
      onPointerCancel: end,
    },
  }
}

function moveTo(box: HTMLElement, x: number) {
  box.style.translate = x === 0 ? '' : `${x}px`
  box.style.opacity = x === 0 ? '' : String(Math.max(0.25, 1 - Math.abs(x) / 240))
}
