import { useEffect, useRef } from 'react'

/** A shorter movement is no direction (px). */
const STEP = 6

/** Makes the header around it sticky: hidden while the page is scrolled down, shown while it is scrolled up. */
export function HideOnScroll() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const header = place.current?.closest('header')
    const listening = new AbortController()
    if (header) follow(header, listening.signal)
    return () => listening.abort()
  }, [])
  return <span ref={place} hidden />
}

function follow(header: HTMLElement, signal: AbortSignal) {
  let last = scrollY
  const setAway = (isAway: boolean) => header.toggleAttribute('data-away', isAway)

  const onScroll = () => {
    // Safari scrolls beyond the top.
    const now = Math.max(0, scrollY)
    if (Math.abs(now - last) < STEP) return
    const isDown = now > last
    last = now
    const focused = document.activeElement
    const isUsed = header.contains(focused) && focused?.matches(':focus-visible')
    setAway(!isUsed && now > header.offsetHeight && (isDown || isCovered(focused)))
  }
  const onFocus = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    if (header.contains(target)) setAway(false)
    else if (isCovered(target)) setAway(true)
  }
  /** Whether the shown header would lie over the element, unless that fills the screen anyway. */
  const isCovered = (element: Element | null) => {
    if (!element || element === document.body || header.contains(element)) return false
    const { top, bottom, height } = element.getBoundingClientRect()
    return top < header.offsetHeight && bottom > 0 && height < innerHeight
  }

  header.toggleAttribute('data-sticky', true)
  addEventListener('scroll', onScroll, { passive: true, signal })
  document.addEventListener('focusin', onFocus, { signal })
  signal.addEventListener('abort', () => {
    header.removeAttribute('data-sticky')
    setAway(false)
  })
}
