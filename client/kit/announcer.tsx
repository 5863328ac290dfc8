import { useEffect, useState } from 'react'

import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { onShopEvent, type ShopEvent } from './shop-events.ts'

/** Announces changes to screen readers that come without a new document: errors at once, the rest politely. */
export function Announcer() {
  const [{ text, turn, isError }, say] = useState({ text: '', turn: 0, isError: false })
  useEffect(
    () =>
      onShopEvent((event) => {
        const words = announcementFor(event)
        const failed = event.type === 'toasted' && event.tone === 'error'
        if (words) say((said) => ({ text: words, turn: said.turn + 1, isError: failed }))
      }),
    [],
  )
  return (
    <>
      <VisuallyHidden role="status" aria-live="polite">
        {/* A repeated text is only announced as a new element. */}
        {!isError && <span key={turn}>{text}</span>}
      </VisuallyHidden>
      <VisuallyHidden role="alert">{isError && <span key={turn}>{text}</span>}</VisuallyHidden>
    </>
  )
}

function announcementFor(event: ShopEvent) {
  if (event.type === 'page-viewed') return event.isDocument ? null : event.title
  return 'text' in event ? event.text : null
}
