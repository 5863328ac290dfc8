import { useEffect, useRef } from 'react'

import { focusHeading } from '../kit/document.ts'

interface Item {
  id: string
  isBonus?: boolean
}

/**
 * After a removal, focuses the element whose id `focusTargetBeside` returns for the next item, the
 * previous one, or '' if none remains. If there is no such element, focuses the heading.
 * @returns a function to call when an item is removed
 */
export function useFocusAfterRemoval(
  items: readonly Item[],
  focusTargetBeside: (neighborId: string) => string,
) {
  const leaving = useRef<{ id: string; target: string } | null>(null)

  useEffect(() => {
    const left = leaving.current
    if (!left || items.some(({ id }) => id === left.id)) return
    leaving.current = null
    // The removal may come from a field's blur: wait until the browser has moved the focus.
    setTimeout(() => focusIfLost(left.target) || focusHeading())
  }, [items])

  return ({ id }: Item) => {
    // A gift may leave with what earned it.
    const staying = items.filter((item) => item.id === id || !item.isBonus)
    const index = staying.findIndex((item) => item.id === id)
    const neighbor = staying[index + 1] ?? staying[index - 1]
    leaving.current = { id, target: focusTargetBeside(neighbor?.id ?? '') }
  }
}

/** Focuses the element if the focused one was removed. @returns false if the focus is still lost */
export function focusIfLost(id: string) {
  const isLost = document.activeElement === document.body
  const target = isLost ? document.getElementById(id) : null
  target?.focus()
  return !isLost || target !== null
}
