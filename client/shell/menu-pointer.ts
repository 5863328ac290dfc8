import { closest } from '../kit/dom-events.ts'

/** A pointer that only passes by opens nothing (ms). */
const OPEN_MS = 100
/** On its way to the open panel, a pointer may rest on other categories for so long (ms). */
const SWITCH_MS = 350
/** After leaving, the pointer may come back for so long (ms). */
const CLOSE_MS = 350
/** The pointer's way is judged by its moves of so long (ms). */
const RECENT_MS = 150
/** A flatter way leads along the row, not into the panel: pixels across for each pixel down. */
const FLATTEST = 8

interface Point {
  at: number
  x: number
  y: number
}

/** Opens the panel of the category under a resting mouse, and closes it once the mouse has left the menu. */
export function openOnHover(menu: HTMLElement, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let way: Point[] = []
  let openedByHover: HTMLDetailsElement | null = null

  const later = (ms: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const close = () => {
    const details = openDetails(menu)
    // Whoever works with the keyboard is not disturbed by a mouse.
    if (details && !details.querySelector(':focus-visible')) details.open = false
  }
  const open = (details: HTMLDetailsElement) => {
    openedByHover = details
    details.open = true
  }

  const enter = (target: Element) => {
    const shown = openDetails(menu)
    if (shown?.contains(target)) return clearTimeout(timer)
    const top = target.closest('.top')
    if (!top) return shown ? later(CLOSE_MS, close) : clearTimeout(timer)
    const details = top.querySelector('details')
    const pause = shown && leadsDown(way) ? SWITCH_MS : OPEN_MS
    later(pause, () => (details ? open(details) : close()))
  }

  const isHover = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && isRow(menu)
  menu.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y, timeStamp: at }) => {
      way = [...way.filter((point) => at - point.at < RECENT_MS), { x, y, at }]
    },
    { signal },
  )
  menu.addEventListener(
    'pointerover',
    (event) => isHover(event) && event.target instanceof Element && enter(event.target),
    { signal },
  )
  menu.addEventListener('pointerleave', (event) => isHover(event) && later(CLOSE_MS, close), {
    signal,
  })
  menu.addEventListener(
    'click',
    (event) => {
      const details = closest(event, 'summary')?.parentElement
      clearTimeout(timer)
      // The click is meant to open what the mouse has just opened. A key has no count of clicks.
      if (event.detail > 0 && details && details === openedByHover) event.preventDefault()
      openedByHover = null
    },
    { signal },
  )
  signal.addEventListener('abort', () => clearTimeout(timer))
  // The mouse came before this code.
  const hovered =
    matchMedia('(hover: hover)').matches && [...menu.querySelectorAll(':hover')].at(-1)
  if (hovered && isRow(menu)) enter(hovered)
}

/** Whether a pointer is on its way from the row into the panel below it. */
function leadsDown(way: readonly Point[]) {
  const [from, to] = [way[0], way.at(-1)]
  if (!from || !to) return false
  const down = to.y - from.y
  return down > 0 && Math.abs(to.x - from.x) <= down * FLATTEST
}

/** Whether the menu is a row. Otherwise it is a drawer. */
export const isRow = (menu: HTMLElement) => getComputedStyle(menu).position === 'static'

/** The disclosure of the open panel. */
export const openDetails = (menu: HTMLElement) =>
  menu.querySelector<HTMLDetailsElement>('.top > details[open]')
