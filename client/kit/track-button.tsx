import { useIntl } from 'react-intl'

import { actionProps } from './document-actions.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

interface TrackButtonProps {
  /** The id of the row that it scrolls. */
  trackId: string
  /** By how many of the row's widths; negative to scroll back. */
  step: number
  /** The row begins again at its end (`tracks.ts`). */
  loops?: boolean
}

/** Scrolls a row. `tracks.ts` disables the button at the row's end. */
export function TrackButton({ trackId, step, loops = false }: TrackButtonProps) {
  const intl = useIntl()
  const isBack = step < 0
  return (
    <Button
      type="button"
      tone="icon"
      disabled={isBack && !loops}
      aria-controls={trackId}
      {...actionProps('moveRow', step)}
      aria-label={intl.formatMessage({ id: isBack ? 'carousel.previous' : 'carousel.next' })}
    >
      <Icon name={isBack ? 'previous' : 'next'} />
    </Button>
  )
}
