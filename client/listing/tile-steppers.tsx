import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'

import type { BagLine } from '#shared/bag/bag.ts'

import { findLine } from '../bag/expected-bag.ts'
import { LineStepper } from '../bag/line-stepper.tsx'
import { useBagMutation } from '../bag/use-bag-mutation.ts'
import { useFilledBag } from '../bag/use-bag.ts'
import { usePlaces } from '../kit/use-places.ts'

/**
 * The steppers of products in the bag. Each replaces the button of its tile, both in lists that React renders and in
 * those that a document keeps as they are.
 */
export function TileSteppers() {
  const places = usePlaces('data-buy')
  const bag = useFilledBag()
  if (!bag) return null
  return places.map(({ key, element, value }) => {
    const line = findLine(bag, value)
    return line && createPortal(<TileStepper key={key} place={element} line={line} />, element, key)
  })
}

interface TileStepperProps {
  line: BagLine
  /** Where it is shown, in place of the form. */
  place: HTMLElement
}

/** The quantity in the bag on a product's tile. Below 1 the line is removed, and the button returns. */
function TileStepper({ line, place }: TileStepperProps) {
  const { mutate } = useBagMutation('updateLine')
  useLayoutEffect(() => {
    takePlace(place)
    return () => leavePlace(place)
  }, [place])
  return <LineStepper line={line} mutate={mutate} id={`tile-${line.id}`} />
}

/** Shown instead of the button. Whichever of the two is shown keeps the focus. */
function takePlace(place: HTMLElement) {
  const hadFocus = hasFocus(place)
  place.toggleAttribute('data-in-bag', true)
  if (hadFocus) place.querySelector<HTMLElement>('.more')?.focus()
}

function leavePlace(place: HTMLElement) {
  const hadFocus = hasFocus(place)
  place.toggleAttribute('data-in-bag', false)
  if (hadFocus) place.querySelector<HTMLElement>('.add')?.focus()
}

const hasFocus = (place: HTMLElement) => place.contains(document.activeElement)
