import { useEffect, useState } from 'react'

import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { onShopEvent, type ShopEvent } from './shop-events.ts'

/** Announces changes to screen readers that come without a new document. */
export function Announcer() {
  const [{ text, turn }, say] = useState({ text: '', turn: 0 })
  useEffect(
    () =>
      onShopEvent((event) => {
        const words = wordsOf(event)
        if (words) say((said) => ({ text: words, turn: said.turn + 1 }))
      }),
    [],
  )
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {/* A repeated text is only announced as a new element. */}
      <span key={turn}>{text}</span>
    </VisuallyHidden>
  )
}

function wordsOf(event: ShopEvent) {
  if (event.type === 'page-viewed') return event.isDocument ? null : event.title
  return 'text' in event ? event.text : null
}
