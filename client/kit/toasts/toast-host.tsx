import { useEffect, useState } from 'react'

import { lazyCode } from '../lazy-code.ts'
import { LazyPart } from '../lazy-part.tsx'
import { onShopEvent } from '../shop-events.ts'
import { ToastBox, ToastStack } from '../../ui/toast.tsx'
import type { Toast, ToastDurations } from './toasts.tsx'

const toastCode = lazyCode(async () => (await import('./toasts.tsx')).Toasts)

interface ToastHostProps {
  /** A hook, called while toasts are shown. */
  useDurations: () => ToastDurations
}

/** Shows toasts on every page. */
export function ToastHost({ useDurations }: ToastHostProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  useEffect(
    () =>
      onShopEvent((event) => {
        if (event.type !== 'toasted') return
        setToasts((shown) => [...shown, { ...event, id: (shown.at(-1)?.id ?? 0) + 1 }])
      }),
    [],
  )
  if (toasts.length === 0) return null
  const remove = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id))
  return (
    <LazyPart code={toastCode} failed={<PlainToasts toasts={toasts} onGone={remove} />}>
      {(Toasts) => <Toasts toasts={toasts} useDurations={useDurations} onGone={remove} />}
    </LazyPart>
  )
}

const PLAIN_MS = 6000

interface PlainToastsProps {
  toasts: readonly Toast[]
  onGone: (id: number) => void
}

/** The texts alone, when the code of the toasts cannot be loaded. */
function PlainToasts({ toasts, onGone }: PlainToastsProps) {
  const [oldest] = toasts
  useEffect(() => {
    if (!oldest) return
    const timer = setTimeout(() => onGone(oldest.id), PLAIN_MS)
    return () => clearTimeout(timer)
  }, [oldest, onGone])
  return (
    <ToastStack>
      {toasts.map(({ id, text, tone }) => (
        <ToastBox key={id} tone={tone}>
          <p>{text}</p>
        </ToastBox>
      ))}
    </ToastStack>
  )
}
