import { useEffect, useState } from 'react'

import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { HEARTS_ID } from './hearts-id.ts'

const hearts = lazyCode(async () => (await import('./hearts.tsx')).Hearts)

/** Loads what hearts do when a customer sees them, or a guest presses the first one. */
export function HeartsHost({ isCustomer }: { isCustomer: boolean }) {
  const [pressed, setPressed] = useState<HTMLElement | null>(null)
  const isNeeded = isCustomer || pressed !== null
  useEffect(() => {
    if (isNeeded) return
    const press = (event: SubmitEvent) => {
      if (!(event.target instanceof Element) || event.target.id !== HEARTS_ID) return
      event.preventDefault()
      setPressed(event.submitter)
    }
    document.addEventListener('submit', press)
    return () => document.removeEventListener('submit', press)
  }, [isNeeded])
  return (
    isNeeded && (
      <LazyPart code={hearts} failed={<Submit button={pressed} />}>
        {(Hearts) => <Hearts first={pressed} />}
      </LazyPart>
    )
  )
}

/** Without the code, the form does it. */
function Submit({ button }: { button: HTMLElement | null }) {
  useEffect(() => {
    const form = document.getElementById(HEARTS_ID)
    if (button && form instanceof HTMLFormElement) form.requestSubmit(button)
  }, [button])
  return null
}
