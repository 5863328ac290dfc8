import { useEffect, useRef, useState } from 'react'

const NEARLY = 4

/** A row that scrolls sideways: whether it is at one of its ends, and how to move on by most of what is visible. */
export function useTrackEnds() {
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })

  const measure = () => {
    const row = track.current
    if (!row) return
    const rest = row.scrollWidth - row.clientWidth - row.scrollLeft
    setEnds({ isAtStart: row.scrollLeft < NEARLY, isAtEnd: rest < NEARLY })
  }
  // Layout is outside React: how wide the row is decides whether there is more of it.
  useEffect(() => {
    if (!track.current) return
    const observer = new ResizeObserver(measure)
    observer.observe(track.current)
    return () => observer.disconnect()
  }, [])

  const move = (direction: -1 | 1) => {
    const row = track.current
    row?.scrollBy({ left: direction * row.clientWidth * 0.8 })
  }
  return { track, ...ends, measure, move }
}
