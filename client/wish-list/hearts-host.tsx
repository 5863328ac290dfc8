import { useEffect, useState } from 'react'

import { onWanted } from '../kit/document-actions.ts'
import { lazyCode } from '../kit/lazy-code.ts'
import { LazyPart, LostActions } from '../kit/lazy-part.tsx'

const hearts = lazyCode(async () => (await import('./hearts.tsx')).Hearts)

/** Loads what hearts do when a customer sees them, or a guest presses the first one. */
export function HeartsHost({ isCustomer }: { isCustomer: boolean }) {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => onWanted((name) => name === 'toggleWish' && setPressed(true)), [])
  return (
    (isCustomer || isPressed) && (
      <LazyPart code={hearts} failed={<LostActions />}>
        {(Hearts) => <Hearts />}
      </LazyPart>
    )
  )
}
