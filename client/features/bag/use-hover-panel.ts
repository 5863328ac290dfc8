import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { useShop } from '../../app/app-context.ts'

/** How long the pointer may be outside on its way back (ms). */
const GRACE_MS = 250

/**
 * A panel that is open while the mouse or the keyboard's focus is in its parent element. Escape closes it, and so does
 * another page. A finger does not open it.
 */
export function useHoverPanel() {
  const panel = useRef<HTMLDivElement>(null)
  /** The path of the page on which it was opened. */
  const [openOn, setOpenOn] = useState<string | null>(null)
  const { path } = useShop()
  const open = useEffectEvent(() => setOpenOn(path))

  useLayoutEffect(() => {
    const host = panel.current?.parentElement
    if (!host) return
    if (host.matches(':hover') || host.querySelector(':focus-visible')) open()
    return listen(host, open, () => setOpenOn(null))
  }, [])

  return { panel, isOpen: openOn === path }
}

function listen(host: HTMLElement, open: () => void, close: () => void) {
  let closing: ReturnType<typeof setTimeout> | undefined
  const listening = new AbortController()
  const { signal } = listening
  const isFocused = () => host.querySelector(':focus-visible') !== null
  /** The focus goes back to the link, which would open the panel again. */
  function leave() {
    if (host.contains(document.activeElement)) host.querySelector('a')?.focus()
    close()
  }

  host.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      clearTimeout(closing)
      if (pointerType === 'mouse') open()
    },
    { signal },
  )
  host.addEventListener(
    'pointerleave',
    () => {
      closing = setTimeout(() => isFocused() || close(), GRACE_MS)
    },
    { signal },
  )
  host.addEventListener('focusin', () => isFocused() && open(), { signal })
  host.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const isInside = relatedTarget instanceof Node && host.contains(relatedTarget)
      // Without a target, the focused control was removed or the window was left.
      if (relatedTarget && !isInside && !host.matches(':hover')) close()
    },
    { signal },
  )
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && leave(), { signal })
  return () => {
    clearTimeout(closing)
    listening.abort()
  }
}
