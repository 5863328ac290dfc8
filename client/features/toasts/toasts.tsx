import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { useCatalog } from '../../app/app-context.ts'
import { focusHeading } from '../../app/focus-heading.ts'
import { Icon } from '../../ui/icon.tsx'
import { ToastBox, ToastStack } from '../../ui/toast.tsx'
import { preferencesQuery } from '../catalog/shared-queries.ts'
import type { Toast } from './toast-host.tsx'

/** The defaults of the preferences (spec 2 §9). */
const DEFAULT_MS = { success: 4000, error: 6000 }
/** Gives shoppers time to read the text and reach the action. */
const MS_WITH_ACTION = 6000

interface ToastsProps {
  toasts: readonly Toast[]
  onGone: (id: number) => void
}

export function Toasts({ toasts, onGone }: ToastsProps) {
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  const { SnackbarSuccessTimer, SnackbarErrorTimer } = preferences ?? {}
  const msOf = ({ tone, action, ms: own }: Toast) => {
    const wanted = tone === 'error' ? SnackbarErrorTimer : SnackbarSuccessTimer
    const ms = own ?? wanted ?? DEFAULT_MS[tone]
    return action ? Math.max(ms, MS_WITH_ACTION) : ms
  }
  return (
    <ToastStack>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} ms={msOf(toast)} onGone={() => onGone(toast.id)} />
      ))}
    </ToastStack>
  )
}

interface ToastItemProps {
  toast: Toast
  ms: number
  onGone: () => void
}

/** The announcer has read it out. It stays while it is hovered or focused. */
function ToastItem({ toast: { text, tone, action }, ms, onGone }: ToastItemProps) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus
  const leave = useEffectEvent(go)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => leave(), ms)
    return () => clearTimeout(timer)
  }, [isHeld, ms])

  function go() {
    if (box.current?.contains(document.activeElement)) focusHeading({ preventScroll: true })
    onGone()
  }

  return (
    <ToastBox
      ref={box}
      tone={tone}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
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
        <Icon name="close" size={18} />
      </button>
    </ToastBox>
  )
}
