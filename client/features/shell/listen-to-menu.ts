import { closest } from '../../app/closest.ts'
import { moveWithArrows } from './menu-keys.ts'
import { keepModal } from './menu-modal.ts'
import { openOnHover } from './menu-pointer.ts'
import { isRow, openDetails } from './open-panel.ts'

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
