import { useState } from 'react'

/** The sizes of a picture, from the whole picture on. */
const LEVELS = ['1', '2', '3'] as const
const LAST = LEVELS.length - 1

/** Which picture is shown, and how large. */
export function useZoomLevel(first: number, total: number) {
  const [index, setIndex] = useState(first)
  const [size, setSize] = useState(0)
  const between = (wanted: number, last: number) => Math.max(0, Math.min(last, wanted))
  return {
    index,
    level: LEVELS[size] ?? LEVELS[0],
    isLarge: size > 0,
    isLargest: size === LAST,
    isFirst: index === 0,
    isLast: index === total - 1,
    change: (by: number) => setSize((now) => between(now + by, LAST)),
    toggle: () => setSize((now) => (now > 0 ? 0 : 1)),
    show(next: number) {
      setIndex(between(next, total - 1))
      setSize(0)
    },
  }
}

export type Zoom = ReturnType<typeof useZoomLevel>
