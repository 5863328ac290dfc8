import { focusHeading } from '../kit/document.ts'
import { emitShopEvent } from '../kit/shop-events.ts'
import { gridQuery, gridSearchOf } from './grid-address.ts'
import { RESULT_ID } from './result-count.tsx'

/**
 * Another selection of the same list keeps the shopper's place: the focus, the open filters, and how far the
 * page and the filters are scrolled. Elements are found again by their ids. Another page of the list, or another
 * phrase, starts at the top.
 *
 * @returns a function that restores the place in the new list
 */
export function keepPlace(from: URLSearchParams, to: URLSearchParams, focused: Element | null) {
  if (!isOtherSelection(from, to)) return undefined
  const { scrollX, scrollY } = globalThis
  const restoreFocus = rememberFocus(focused)
  const openAgain = rememberOpen()
  const stay = rememberPosition()

  return () => {
    // The shopper may have moved the focus while the list was loading, or its element is still there.
    const isLost = document.activeElement === document.body
    openAgain()
    if (isLost) restoreFocus()
    scrollTo(scrollX, scrollY)
    stay()
    const text = document.getElementById(RESULT_ID)?.textContent
    if (text) emitShopEvent({ type: 'announced', text })
  }
}

/**
 * Whether filters or sort order differ. They lead to the first page, so a later one was asked for by its number, even
 * if a sort order that was chosen just before has replaced the list in the meantime.
 */
function isOtherSelection(from: URLSearchParams, to: URLSearchParams) {
  const [left, next] = [gridSearchOf(from), gridSearchOf(to)]
  const isSamePhrase = left.phrase === next.phrase
  return isSamePhrase && next.page === 1 && gridQuery({ ...left, page: 1 }) !== gridQuery(next)
}

/** A filter that was taken back is no longer in its list, so its neighbors follow it. */
function rememberFocus(focused: Element | null) {
  const links = [...(focused?.closest('ul')?.querySelectorAll('a') ?? [])]
  const at = links.findIndex((link) => link === focused)
  const neighbors = [...links.slice(at + 1), ...links.slice(0, Math.max(at, 0)).toReversed()]
  const ids = [focused, ...neighbors].flatMap((element) => element?.id || [])

  return () => {
    if (focused === document.body) return
    const next = ids.map((id) => document.getElementById(id)).find((element) => element !== null)
    if (next) next.focus({ preventScroll: true })
    else focusHeading({ preventScroll: true })
  }
}

/** Content above the focused element may differ, such as a banner. The element stays where the shopper sees it. */
function rememberPosition() {
  const { activeElement: focused } = document
  const before = focused?.getBoundingClientRect().top ?? 0
  return () => {
    const now = document.activeElement
    if (!now?.id || now.id !== focused?.id) return
    const scroller = now.closest(':popover-open') ?? globalThis
    scroller.scrollBy(0, now.getBoundingClientRect().top - before)
  }
}

function rememberOpen() {
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('#content details[id]')]
  const isOpenById = new Map(groups.map(({ id, open }) => [id, open]))
  const panel = document.querySelector<HTMLElement>('#content [popover]:popover-open')
  const top = panel?.scrollTop ?? 0
  return () => {
    for (const [id, isOpen] of isOpenById) {
      const group = document.getElementById(id)
      if (group instanceof HTMLDetailsElement) group.open = isOpen
    }
    if (panel) openPanel(panel.id, top)
  }
}

/** Opens the filters over the list without letting them slide in again. Closing them leads back to their button. */
function openPanel(id: string, top: number) {
  const panel = document.getElementById(id)
  if (!panel || panel.matches(':popover-open')) return
  const button = `[popovertarget="${id}"]:not([popovertargetaction])`
  document.querySelector<HTMLElement>(button)?.focus({ preventScroll: true })
  panel.showPopover()
  panel.scrollTop = top
  for (const animation of panel.getAnimations()) animation.finish()
}
