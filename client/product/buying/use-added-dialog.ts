import { useRef, useState } from 'react'

import type { Bag } from '#shared/bag/bag.ts'

/** The item being added. The bag is null until the service has confirmed it. */
export interface Added {
  quantity: number
  bag: Bag | null
}

/**
 * The item whose dialog is open, and a function that shows another or none. While the response is pending, the dialog
 * opens once its code is loaded, but not within the click, whose next frame would then be late.
 *
 * @param load loads the dialog's code
 */
export function useAddedDialog(load: () => Promise<unknown>) {
  const [added, setAdded] = useState<Added | null>(null)
  const latest = useRef<Added | null>(null)

  function show(next: Added | null) {
    latest.current = next
    if (!next || next.bag) return setAdded(next)
    const open = () => latest.current === next && navigator.onLine && setAdded(next)
    void Promise.all([load(), nextFrame()]).then(open, () => null)
  }

  return [added, show] as const
}

/** Resolves after the next frame is painted. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
