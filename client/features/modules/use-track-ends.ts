import { useEffect, useRef, useState } from 'react'

const NEARLY = 4

/** Whether a scrolling row is at one of its ends, and a function that scrolls it by most of its width. */
export function useTrackEnds() {
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })

  const measure = () => {
    const row = track.current
    if (!row) return
    const rest = row.scrollWidth - row.clientWidth - row.scrollLeft
    setEnds({ isAtStart: row.scrollLeft < NEARLY, isAtEnd: rest < NEARLY })
  }
  // The row's width depends on layout and decides whether there is more to scroll.
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
