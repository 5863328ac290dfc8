import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { findLine } from '../bag/expected-bag.ts'
import { useFilledBag } from '../bag/use-bag.ts'
import { TileStepper } from './tile-stepper.tsx'

/**
 * The steppers of what is in the bag. Each is shown in the place of its tile's button, wherever that is: in lists that
 * React renders, and in those that a document keeps as they are.
 */
export function TileSteppers() {
  const places = usePlaces()
  const bag = useFilledBag()
  if (!bag) return null
  return places.map(({ key, element }) => {
    const line = findLine(bag, element.dataset['buy'] ?? '')
    return line && createPortal(<TileStepper key={key} place={element} line={line} />, element, key)
  })
}

interface Place {
  key: string
  element: HTMLElement
}

/** The places in the document, which change with its lists. */
function usePlaces() {
  const [places, setPlaces] = useState(() => placesAmong([]))
  useEffect(() => {
    let frame = 0
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setPlaces(placesAmong))
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return places
}

/** The places as they are now; those that are known keep their keys. */
function placesAmong(known: readonly Place[]): readonly Place[] {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-buy]')]
  const isSame =
    elements.length === known.length && elements.every((each, at) => each === known[at]?.element)
  if (isSame) return known
  return elements.map(
    (element) =>
      known.find((place) => place.element === element) ?? { element, key: crypto.randomUUID() },
  )
}
