import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { focusHeading } from '../../app/focus-heading.ts'
import { Icon } from '../../ui/icon.tsx'
import { ToastBox } from '../../ui/toast.tsx'
import type { Toast } from './toast-host.tsx'
import { useSwipe } from './use-swipe.ts'

interface ToastItemProps {
  toast: Toast
  ms: number
  /** Whether Escape closes it: the newest one. */
  isLast: boolean
  onGone: () => void
}

/** The announcer has read it out. It stays while it is hovered, focused or held. */
export function ToastItem({ toast: { text, tone, action }, ms, isLast, onGone }: ToastItemProps) {
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

/** What Escape closes before any toast. */
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
