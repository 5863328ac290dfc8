import { closest } from '../app/closest.ts'

/** How long a pointer or the focus must stay on a link to count as intent. */
const DWELL_MS = 65
const MOST_AT_ONCE = 2

declare global {
  interface Navigator {
    /** Only in Chromium. */
    connection?: { saveData: boolean }
  }
}

/**
 * Calls `preload` with the URL of a link that a pointer or the focus stays on. A link that comes to lie under a
 * resting pointer, because the page changed or was scrolled, does not count. Nor does a finger: it may be about to
 * scroll.
 */
export function preloadOnIntent(preload: (address: string) => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let candidate: Element | null = null
  let underWay = 0

  const consider = (link: Element | null) => {
    if (link === candidate) return
    candidate = link
    clearTimeout(timer)
    if (!(link instanceof HTMLAnchorElement)) return
    // Until then, React may give the element another address.
    const { href } = link
    timer = setTimeout(() => {
      if (underWay >= MOST_AT_ONCE || navigator.connection?.saveData) return
      underWay += 1
      void preload(href).finally(() => (underWay -= 1))
    }, DWELL_MS)
  }
  const mean = (event: Event) => consider(closest<HTMLAnchorElement>(event, 'a[href]'))

  document.addEventListener('focusin', mean)
  document.addEventListener('pointermove', (event) => event.pointerType !== 'touch' && mean(event))
  document.addEventListener('scroll', () => consider(null), { passive: true, capture: true })
}
