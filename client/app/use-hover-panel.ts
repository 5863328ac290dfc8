import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { useShop } from './app-context.ts'

/** How long the pointer may be outside on its way back (ms). */
const GRACE_MS = 250

interface HoverPanelOptions {
  /** Whether a finger on the link opens the panel, instead of following the link. */
  opensOnClick?: boolean
}

/**
 * A panel that is open while the mouse or the keyboard's focus is in its parent element. Escape closes it, and so does
 * another page.
 */
export function useHoverPanel({ opensOnClick = false }: HoverPanelOptions = {}) {
  const panel = useRef<HTMLDivElement>(null)
  /** The path of the page on which it was opened. */
  const [openOn, setOpenOn] = useState<string | null>(null)
  const { path } = useShop()
  const isOpen = openOn === path
  const open = useEffectEvent(() => setOpenOn(path))
  const click = useEffectEvent((event: Event) => {
    if (!opensOnClick || isOpen) return
    event.preventDefault()
    open()
  })

  useLayoutEffect(() => {
    const host = panel.current?.parentElement
    if (!host) return
    if (host.matches(':hover') || host.querySelector(':focus-visible')) open()
    return listen(host, { open, close: () => setOpenOn(null), click })
  }, [])

  return { panel, isOpen }
}

interface Reactions {
  open: () => void
  close: () => void
  /** The link beside the panel was clicked. */
  click: (event: Event) => void
}

function listen(host: HTMLElement, { open, close, click }: Reactions) {
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
    ({ pointerType }) => {
      // A finger leaves when it is lifted.
      if (pointerType === 'mouse') closing = setTimeout(() => isFocused() || close(), GRACE_MS)
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
  host.querySelector(':scope > a')?.addEventListener('click', click, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && leave(), { signal })
  document.addEventListener(
    'pointerdown',
    ({ target }) => target instanceof Node && !host.contains(target) && close(),
    { signal },
  )
  return () => {
    clearTimeout(closing)
    listening.abort()
  }
}
