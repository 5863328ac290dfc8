import type { ReactNode } from 'react'

import { Button } from '../../ui/button.tsx'

interface SubmitButtonProps {
  isBusy: boolean
  className?: string | undefined
  children: ReactNode
}

/** While busy it keeps the focus and does nothing. */
export function SubmitButton({ isBusy, className, children }: SubmitButtonProps) {
  return (
    <Button type="submit" tone="primary" className={className} aria-disabled={isBusy || undefined}>
      {children}
    </Button>
  )
}
