import { useEffect, useRef } from 'react'

import type { BagLine } from '#shared/contract/bag.ts'

import { lineLinkId } from './bag-line-item.tsx'

/** Who has just removed a line stands on the one after it, else the one before, else the heading. */
export function useFocusAfterRemoval(lines: readonly BagLine[]) {
  const leaving = useRef<{ id: string; next: string | undefined } | null>(null)

  useEffect(() => {
    const left = leaving.current
    if (!left || lines.some(({ id }) => id === left.id)) return
    leaving.current = null
    focusOn(left.next)
  }, [lines])

  return ({ id }: BagLine) => {
    const index = lines.findIndex((line) => line.id === id)
    const next = lines[index + 1] ?? lines[index - 1]
    leaving.current = { id, next: next?.id }
  }
}

function focusOn(lineId: string | undefined) {
  const link = lineId === undefined ? null : document.getElementById(lineLinkId(lineId))
  const heading = document.querySelector<HTMLElement>('#content h1')
  if (!link && heading) heading.tabIndex = -1
  const target = link ?? heading
  target?.focus()
}
