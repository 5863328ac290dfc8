import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { useShop } from './app-context.ts'
import { closest } from './dom-events.ts'

/** How long the pointer may be outside on its way back (ms). */
const GRACE_MS = 250

declare global {
  interface WindowEventMap {
    /** A panel of the header opens: that element's, or the one below it. The others close. */
    'panel-opened': CustomEvent<Element>
  }
}

interface HoverPanelOptions {
  /** Whether a finger on the link opens the panel, instead of following the link. */
  opensOnClick?: boolean
}

/**
 * A panel that is open while the mouse or the keyboard's focus is in its parent element. Escape closes it, and so does
 * another page, another panel, a dialog, or a link in it.
 */
export function useHoverPanel({ opensOnClick = false }: HoverPanelOptions = {}) {
  const panel = useRef<HTMLDivElement>(null)
  /** The path of the page on which it was opened. */
  const [openOn, setOpenOn] = useState<string | null>(null)
  const { path } = useShop()
  const isOpen = openOn === path
  const open = useEffectEvent(() => setOpenOn(path))
  const opensOn = useEffectEvent(() => opensOnClick && !isOpen)

  useLayoutEffect(() => {
    const host = panel.current?.parentElement
    return host ? listen(host, { open, close: () => setOpenOn(null), opensOn }) : undefined
  }, [])

  return { panel, isOpen }
}

interface Reactions {
  open: () => void
  close: () => void
  /** Whether a click on the link beside the panel opens it. */
  opensOn: () => boolean
}

function listen(host: HTMLElement, { open, close, opensOn }: Reactions) {
  let closing: ReturnType<typeof setTimeout> | undefined
  const listening = new AbortController()
  const { signal } = listening
  const isFocused = () => host.querySelector(':focus-visible') !== null
  /** The focus goes back to the link, which would open the panel again. */
  function leave() {
    if (host.contains(document.activeElement)) host.querySelector('a')?.focus()
    close()
  }
  function show() {
    dispatchEvent(new CustomEvent('panel-opened', { detail: host }))
    open()
  }

  if (host.matches(':hover') || isFocused()) show()
  host.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      clearTimeout(closing)
      if (pointerType === 'mouse') show()
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
  host.addEventListener('focusin', () => isFocused() && show(), { signal })
  host.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const isInside = relatedTarget instanceof Node && host.contains(relatedTarget)
      // Without a target, the focused control was removed or the window was left.
      if (relatedTarget && !isInside && !host.matches(':hover')) close()
    },
    { signal },
  )
  host.addEventListener(
    'click',
    (event) => {
      const link = closest(event, 'a')
      if (link?.parentElement !== host) return link ? leave() : undefined
      if (!opensOn()) return
      event.preventDefault()
      show()
    },
    { signal },
  )
  addEventListener('panel-opened', ({ detail }) => detail !== host && leave(), { signal })
  // A dialog gets the focus, wherever the mouse is.
  document.addEventListener('focusin', (event) => closest(event, 'dialog') && close(), { signal })
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
