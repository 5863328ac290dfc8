import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

import { useCatalog } from '../../app/app-context.ts'
import { ToastStack } from '../../ui/toast.tsx'
import { preferencesQuery } from '../catalog/shared-queries.ts'
import type { Toast } from './toast-host.tsx'
import { toastMs } from './toast-ms.ts'
import { ToastItem } from './toast-item.tsx'
import { useBarMargins } from './use-bar-margins.ts'

interface ToastsProps {
  toasts: readonly Toast[]
  onGone: (id: number) => void
}

export function Toasts({ toasts, onGone }: ToastsProps) {
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  const stack = useRef<HTMLDivElement>(null)
  useBarMargins(stack)
  return (
    <ToastStack ref={stack}>
      {toasts.map((toast, index) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          ms={toastMs(toast, preferences)}
          isLast={index === toasts.length - 1}
          onGone={() => onGone(toast.id)}
        />
      ))}
    </ToastStack>
  )
}
