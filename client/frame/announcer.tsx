import { useEffect, useState } from 'react'

import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { onShopEvent, type ShopEvent } from './shop-events.ts'

/** Tells a screen reader what changed without a new document. */
export function Announcer() {
  const [{ text, turn }, say] = useState({ text: '', turn: 0 })
  // The stream of deeds is outside React.
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
      {/* The same words again are only heard as a new element. */}
      <span key={turn}>{text}</span>
    </VisuallyHidden>
  )
}

function wordsOf(event: ShopEvent) {
  if (event.type === 'page-viewed') return event.isDocument ? null : event.title
  return event.type === 'bag-changed' ? null : event.text
}
