import { useEffect, useState } from 'react'

interface Place {
  key: string
  element: HTMLElement
  /** The value of the attribute. */
  value: string
}

/**
 * The elements of the document with an attribute, which change with its lists: both those that React renders and those that a
 * document keeps as they are.
 */
export function usePlaces(attribute: `data-${string}`): readonly Place[] {
  const [places, setPlaces] = useState(() => placesAmong(attribute, []))
  useEffect(() => {
    let frame = 0
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setPlaces((known) => placesAmong(attribute, known)))
    })
    const attributeFilter = [attribute]
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [attribute])
  return places
}

/** The places as they are now; those that are known keep their keys. */
function placesAmong(attribute: string, known: readonly Place[]): readonly Place[] {
  const elements = [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)]
  const now = elements.map((element) => ({ element, value: element.getAttribute(attribute) ?? '' }))
  const isSame =
    now.length === known.length &&
    now.every(
      ({ element, value }, at) => element === known[at]?.element && value === known[at].value,
    )
  if (isSame) return known
  return now.map((place) => {
    const key = known.find(({ element }) => element === place.element)?.key
    return { ...place, key: key ?? crypto.randomUUID() }
  })
}
