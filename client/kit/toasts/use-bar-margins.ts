import { useEffect, type RefObject } from 'react'

/** A bar is at most this share of the window's height; anything higher is the page itself. */
const MOST_OF_WINDOW = 0.4
/** Between a bar and the toasts (px). */
const GAP = 12

/**
 * Keeps toasts clear of bars: on large screens below the header, whose links they would cover, and elsewhere above whatever
 * sticks to the bottom of the window, such as the bar that adds to the bag. The stack's styles choose between the margins.
 */
export function useBarMargins(stack: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let frame = 0
    const place = () => {
      frame = 0
      if (stack.current) setMargins(stack.current)
    }
    const later = () => (frame ||= requestAnimationFrame(place))
    place()
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    document.addEventListener('scroll', later, options)
    addEventListener('resize', later, options)
    // The header slides away and back.
    header()?.addEventListener('transitionend', later, options)
    return () => {
      listening.abort()
      cancelAnimationFrame(frame)
    }
  }, [stack])
}

const header = () => document.querySelector('#app > header')

function setMargins(stack: HTMLElement) {
  const bottom = header()?.getBoundingClientRect().bottom ?? 0
  stack.style.setProperty('--header-bottom', `${Math.max(0, bottom)}px`)
  stack.style.setProperty('--room-below', roomBelow(stack))
}

/** The margin that lifts the stack above the bar, beyond its own distance from the window's edge. */
function roomBelow(stack: HTMLElement) {
  const { bottom } = getComputedStyle(stack)
  const height = heightOfBars(stack)
  const missing = height === 0 ? 0 : height + GAP - (Number.parseFloat(bottom) || 0)
  return `${Math.max(0, missing)}px`
}

/** The height of the bars that stand at the bottom of the window, one upon the other. */
function heightOfBars(stack: HTMLElement, found = 0): number {
  const below = document.elementsFromPoint(innerWidth / 2, innerHeight - found - 1)
  for (const element of below) {
    if (stack.contains(element)) continue
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (!['sticky', 'fixed'].includes(getComputedStyle(each).position)) continue
      const { top } = each.getBoundingClientRect()
      const height = innerHeight - top
      if (height > found && height < innerHeight * MOST_OF_WINDOW)
        return heightOfBars(stack, height)
    }
  }
  return found
}
