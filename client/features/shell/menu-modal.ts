import { isRow, openDetails } from './open-panel.ts'

/** From here on the drawer shows a panel beside its categories (spec 1 §9). */
const TWO_PANELS = '(min-width: 56.25em)'

/** While the drawer is open, the rest of the page is inert, so that the focus stays inside, and the page does not scroll. */
export function keepModal(menu: HTMLElement, signal: AbortSignal) {
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
