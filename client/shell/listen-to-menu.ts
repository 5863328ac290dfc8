import { closest } from '../kit/dom-events.ts'
import { openOnHover, isRow, openDetails } from './menu-pointer.ts'

export interface OpenPanel {
  categoryId: string
  /** The position of the active subcategory. */
  active: number
  /** The element beside the links. */
  aside: Element | null
}

/**
 * Opens and closes the panels, and tells which is open and which of its subcategories is active: at first the first
 * one (spec 1 §2.2).
 */
export function listenToMenu(
  menu: HTMLElement,
  show: (panel: OpenPanel | null) => void,
  signal: AbortSignal,
) {
  const activate = (link: Element | null) => {
    const panel = openDetails(menu)?.querySelector<HTMLElement>('.panel')
    const links = [...(panel?.querySelectorAll('.children a') ?? [])]
    const active = Math.max(0, link ? links.indexOf(link) : 0)
    links.forEach((each, index) => each.toggleAttribute('data-active', index === active))
    if (panel && isRow(menu)) dispatchEvent(new CustomEvent('panel-opened', { detail: menu }))
    const categoryId = panel?.dataset['category']
    show(panel && categoryId ? { categoryId, active, aside: panel.querySelector('.aside') } : null)
  }
  const activateTarget = (event: Event) => {
    const link = closest(event, '.children a')
    if (link && !link.hasAttribute('data-active')) activate(link)
  }

  // The event may come after arrow keys have moved the focus on.
  const activateFocused = () => activate(document.activeElement)
  menu.addEventListener('toggle', activateFocused, { capture: true, signal })
  menu.addEventListener('pointerover', activateTarget, { signal })
  menu.addEventListener('focusin', activateTarget, { signal })
  closeWithoutPointer(menu, signal)
  moveWithArrows(menu, signal)
  openOnHover(menu, signal)
  keepModal(menu, signal)
  if (openDetails(menu)) activateFocused()
}

/** Escape closes the open panel, as does a focus or a click elsewhere. */
function closeWithoutPointer(menu: HTMLElement, signal: AbortSignal) {
  const closeUnlessIn = (target: EventTarget | null) => {
    const details = isRow(menu) && openDetails(menu)
    if (details && target instanceof Node && !menu.contains(target)) details.open = false
  }
  document.addEventListener('pointerdown', ({ target }) => closeUnlessIn(target), { signal })
  addEventListener(
    'panel-opened',
    ({ detail }) => detail !== menu && isRow(menu) && closeOpen(menu),
    { signal },
  )
  menu.addEventListener('focusout', ({ relatedTarget }) => closeUnlessIn(relatedTarget), { signal })
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && isRow(menu)) closeOpen(menu)
    },
    { signal },
  )
}

function closeOpen(menu: HTMLElement) {
  const details = openDetails(menu)
  if (details?.contains(document.activeElement)) details.querySelector('summary')?.focus()
  if (details) details.open = false
}

/**
 * The arrow keys of a disclosure navigation (WAI-ARIA Authoring Practices): left and right move between the top
 * categories, and an open panel follows; down and up move through its links. Tab goes through all of them anyway.
 */
function moveWithArrows(menu: HTMLElement, signal: AbortSignal) {
  menu.addEventListener(
    'keydown',
    (event) => {
      const to =
        isRow(menu) && event.target instanceof Element && destination(event.target, event.key)
      if (!(to instanceof HTMLElement)) return
      event.preventDefault()
      to.focus()
    },
    { signal },
  )

  function destination(from: Element, key: string) {
    const top = from.closest('.top')
    const tops = [...menu.querySelectorAll('.top > a, .top > details > summary')]
    const at = tops.findIndex((each) => top?.contains(each))
    if (at < 0) return null
    const isOnTop = tops[at] === from
    const links = [...(openDetails(menu)?.querySelectorAll('.panel a:not([tabindex])') ?? [])]
    const link = links.indexOf(from)
    if (key === 'ArrowDown') return links[link + 1]
    if (key === 'ArrowUp') return link > 0 ? links[link - 1] : tops[at]
    const next = nextTop(key, at, tops.length)
    if (!isOnTop || next === null) return null
    return follow(tops[next])
  }

  /** An open panel moves along with the focus. */
  function follow(top: Element | undefined) {
    const shown = openDetails(menu)
    const details = top?.closest('details')
    if (shown && details) details.open = true
    else if (shown) shown.open = false
    return top
  }
}

function nextTop(key: string, at: number, count: number) {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** From here on the drawer shows a panel beside its categories (spec 1 §9). */
const TWO_PANELS = '(min-width: 56.25em)'

/** While the drawer is open, the rest of the page is inert, so that the focus stays inside, and the page does not scroll. */
function keepModal(menu: HTMLElement, signal: AbortSignal) {
  const holdPage = (isHeld: boolean) => {
    document.documentElement.style.overflow = isHeld ? 'hidden' : ''
    for (const element of elementsAround(menu)) element.toggleAttribute('inert', isHeld)
  }
  const open = () => {
    if (isRow(menu)) return menu.hidePopover()
    holdPage(true)
    if (!menu.contains(document.activeElement)) menu.querySelector('button')?.focus()
    const first = menu.querySelector<HTMLDetailsElement>('.top > details')
    if (first && !openDetails(menu) && matchMedia(TWO_PANELS).matches) first.open = true
  }

  menu.addEventListener(
    'beforetoggle',
    (event) => {
      // The button that has opened the drawer is about to get the focus back.
      if (event.target === menu && event.newState === 'closed') holdPage(false)
    },
    { signal },
  )
  menu.addEventListener(
    'toggle',
    (event) => {
      if (event.target !== menu) return
      const details = openDetails(menu)
      if (event.newState === 'open') open()
      else if (details) details.open = false
    },
    { signal },
  )
  // A wider window turns the drawer into the row.
  const close = () => isRow(menu) && menu.matches(':popover-open') && menu.hidePopover()
  addEventListener('resize', close, { signal })
  signal.addEventListener('abort', () => holdPage(false))
  if (menu.matches(':popover-open')) open()
}

function elementsAround(menu: HTMLElement) {
  const elements: Element[] = []
  let inner: Element = menu
  while (inner.id !== 'app' && inner.parentElement) {
    const child = inner
    elements.push(...[...inner.parentElement.children].filter((each) => each !== child))
    inner = inner.parentElement
  }
  return elements
}
