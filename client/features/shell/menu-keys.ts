import { isRow, openDetails } from './open-panel.ts'

/**
 * The arrow keys of a disclosure navigation (WAI-ARIA Authoring Practices): left and right move between the top
 * categories, and an open panel follows; down and up move through its links. Tab goes through all of them anyway.
 */
export function moveWithArrows(menu: HTMLElement, signal: AbortSignal) {
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
