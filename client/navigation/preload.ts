import { closest, isPlainClick } from '../kit/dom-events.ts'
import { whenIdle } from '../kit/lazy-code.ts'

/** How long a pointer or the focus must stay on a link to count as intent (ms). */
const DWELL_MS = 65
/** A finger that is going to scroll has moved by then, and the browser has canceled its pointer (ms). */
const TOUCH_MS = 90
const MOST_AT_ONCE = 2

declare global {
  interface Navigator {
    /** Only in Chromium. */
    connection?: { saveData: boolean; effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' }
  }
}

/**
 * Calls `preload` with the URL of a link that a pointer, the focus or a finger stays on, and at once when a pointer presses it. A link that comes to lie under a resting pointer, because the page changed or was scrolled,
 * does not count. Nor does a finger that scrolls.
 */
export function preloadOnIntent(preload: (address: string) => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let candidate: HTMLAnchorElement | null = null
  let isMeant = false
  let underWay = 0

  function begin(address: string) {
    clearTimeout(timer)
    if (isMeant || underWay >= MOST_AT_ONCE || navigator.connection?.saveData) return
    isMeant = true
    underWay += 1
    void preload(address).finally(() => (underWay -= 1))
  }
  function consider(link: HTMLAnchorElement | null, dwellMs = DWELL_MS) {
    if (link === candidate) return
    candidate = link
    isMeant = false
    clearTimeout(timer)
    if (!link) return
    // Until then, React may give the element another address.
    const { href } = link
    timer = setTimeout(() => begin(href), dwellMs)
  }
  const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch'
  const mean = (event: Event) => consider(linkAt(event))

  document.addEventListener('focusin', mean)
  // A finger that moves scrolls, and the browser cancels its pointer.
  document.addEventListener('pointermove', (event) =>
    isTouch(event) ? consider(null) : mean(event),
  )
  document.addEventListener('pointerdown', (event) => {
    const link = linkAt(event)
    if (!isPlainClick(event)) return
    consider(link, isTouch(event) ? TOUCH_MS : DWELL_MS)
    if (link && !isTouch(event)) begin(link.href)
  })
  document.addEventListener('pointercancel', () => consider(null))
  document.addEventListener('scroll', () => consider(null), { passive: true, capture: true })
}

/** The link that an event is about. Those of the quick look open in place. */
const linkAt = (event: Event) =>
  closest<HTMLAnchorElement>(event, 'a[href]:not([data-action="quickLook"])')

/** Until then, the first act may be answered: its requests and its paint come first (ms). */
const ANSWERED_MS = 1_000
/** Events of a shopper on a page. */
const ACTS = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * Calls `load` when tiles are in view, once the shopper has done something and the browser is idle: most shoppers of a list
 * open a product. Not on a slow connection, or when the visitor saves data.
 */
export function preloadForTiles(load: () => void) {
  const { saveData, effectiveType = '4g' } = navigator.connection ?? {}
  if (saveData || effectiveType !== '4g') return
  const listening = new AbortController()
  const { signal } = listening
  const look = () => {
    const tiles = [...document.querySelectorAll('#content [data-tile]')]
    if (signal.aborted || !tiles.some(isInView)) return
    listening.abort()
    load()
  }
  const lookLater = () => void setTimeout(() => whenIdle(look), ANSWERED_MS)
  for (const type of ACTS)
    addEventListener(type, lookLater, { capture: true, passive: true, signal })
}

function isInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
