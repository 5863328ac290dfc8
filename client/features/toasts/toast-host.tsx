import { lazy, Suspense, useEffect, useState } from 'react'

import { onShopEvent, type ShopEvent } from '../../app/shop-events.ts'

export type Toast = Extract<ShopEvent, { type: 'toasted' }> & { id: number }

const Toasts = lazy(async () => {
  const { Toasts: Stack } = await import('./toasts.tsx')
  return { default: Stack }
})

/** Shows toasts on every page; their component is loaded with the first one. */
export function ToastHost() {
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
  return (
    <Suspense fallback={null}>
      <Toasts
        toasts={toasts}
        onGone={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </Suspense>
  )
}
