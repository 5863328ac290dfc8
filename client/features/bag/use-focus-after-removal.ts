import { useEffect, useRef } from 'react'

import { focusHeading } from '../../frame/focus-heading.ts'
import { focusIfLost } from './focus-if-lost.ts'

interface Item {
  id: string
}

/**
 * Who has just removed an item stands on what `placeBeside` names, by the id of the item after it, else of
 * the one before, else of none; where there is no such element, on the heading.
 * @returns what is called as somebody removes an item
 */
export function useFocusAfterRemoval(
  items: readonly Item[],
  placeBeside: (neighbourId: string) => string,
) {
  const leaving = useRef<{ id: string; place: string } | null>(null)

  useEffect(() => {
    const left = leaving.current
    if (!left || items.some(({ id }) => id === left.id)) return
    leaving.current = null
    // A field that was left gives the focus to what was pressed, and only then it is known whether that is there.
    setTimeout(() => focusIfLost(left.place) || focusHeading())
  }, [items])

  return ({ id }: Item) => {
    const index = items.findIndex((item) => item.id === id)
    const neighbour = items[index + 1] ?? items[index - 1]
    leaving.current = { id, place: placeBeside(neighbour?.id ?? '') }
  }
}
