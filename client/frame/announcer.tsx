import { useEffect, useState } from 'react'

import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { onShopEvent } from './shop-events.ts'

/** Tells a screen reader what changed without a new document. */
export function Announcer() {
  const [message, setMessage] = useState('')
  // The stream of deeds is outside React.
  useEffect(
    () =>
      onShopEvent((event) => {
        if (event.type === 'page-viewed' && !event.isDocument) setMessage(event.title)
      }),
    [],
  )
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {message}
    </VisuallyHidden>
  )
}
