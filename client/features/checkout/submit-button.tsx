import type { ReactNode } from 'react'

import { Button } from '../../ui/button.tsx'

interface SubmitButtonProps {
  isBusy: boolean
  className?: string | undefined
  children: ReactNode
}

/** The way on. While it is under way it still has the focus, and does nothing more. */
export function SubmitButton({ isBusy, className, children }: SubmitButtonProps) {
  return (
    <Button type="submit" tone="primary" className={className} aria-disabled={isBusy || undefined}>
      {children}
    </Button>
  )
}
